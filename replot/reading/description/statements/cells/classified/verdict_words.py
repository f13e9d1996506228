"""The words for what a classifier made of something: ``correctly predicted``, ``taken for``, ``missed``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import COUNT
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.classified.what_they_were import NOT_SO, THEN

__all__ = [
    "ALL", "ALL_BUT", "ALSO", "AND", "AND_OF_THEM", "ANOTHER", "ANOTHER_CLASS", "ARROW", "BETWEEN",
    "CALLED", "CALLED_AS", "CLASS", "CLASSES",
    "COUNTED", "COUNT_ASIDE", "DONE", "EACH", "ERRED", "ERRORS", "EVENTS", "EVERY_ONE",
    "GENERAL", "GLOSSED", "GOING", "HOW_OFTEN", "IN_SHARE", "IN_TOTAL", "JUDGED", "KIND", "LEAD", "METRIC",
    "MOST", "NEAR", "NONE",
    "NOT_ONE", "NOUN", "NO_SUBJECT", "OF_METRIC", "OF_PREDICTIONS", "OF_THEM", "ONCE", "ONE_MORE",
    "ONE_OTHER", "OPENED", "OTHER", "OWN_THINGS", "PRAISED",
    "REMAINDER", "REMARK", "RIGHT", "RIGHT_HEAD", "ROW", "STEP",
    "SUBJECT",
    "TAKEN_AS", "THERE_WERE", "TIMES", "TIMES_BEHIND", "TOLD_ASIDE", "TOTAL", "TURN", "UNCOUNTED", "VAGUE",
    "VAGUE_ERRORS", "WHOLE", "WORD", "WRONG",
]
DONE = (
    r"(?:classif(?:ied|ies|ying)|predict(?:ed|s|ing)|label(?:l)?(?:ed|s|ing)|identif(?:ied|ies|ying)|"
    r"recogni[sz](?:ed|es|ing)|detect(?:ed|s|ing)|categori[sz]e[ds]|assign(?:ed|s)|diagnose[ds]|"
    r"flag(?:ged|s|ging)|guess(?:ed|es)|marked|tagged|rejected|accepted|(?:mis)?read|(?:mis)?heard|seen|"
    r"(?:mis)?interpreted|perceived|treated|regarded|(?:mis)?judged|rated)"
)
RIGHT = r"(?:(?<!in)correctly|accurately|rightly|successfully|perfectly)"
WRONG = r"(?:incorrectly|wrongly|falsely|mistakenly|erroneously)"
OUTCOME = r"(?:predictions?|classifications?|detections?|identifications?)"
MADE = (
    rf"(?: (?:{OUTCOME}|ones?))?"
    r"(?=\s*(?:[,;.()]|$|\d|and\b|but\b|[|/] ?\d))"
)
"""What may stand behind ``9 correct`` or ``3 wrong``."""
CALLED_AS = r"(?:predicted|label(?:l)?ed|called|classed|classified|flagged|deemed)"
NO_CLASS = (
    r"(?:as|by|to|with|for|from|in|at|using|and|but|or|well|poorly|values?|classe?s?|more|less|most|only|better|"
    r"worse|on (?:the|an?|all|each|this)|overall|total|here|there|once|twice|thrice|(?:in)?correct|right|"
    rf"wrong|out|{RIGHT}|{WRONG})\b"
)
"""What stands behind a verb and names no class: ``predicted correctly``, ``classified by the model``."""
GOES = (
    r"(?:(?:go(?:es)?|went|slip(?:s|ped)?|leak(?:s|ed)?|drift(?:s|ed)?|spill(?:s|ed)?|"
    r"turn(?:s|ed)?) (?:in)?to|"
    r"became|become)"
)
GOING = re.compile(rf"\b{GOES}\b", re.I)
"""``3 go to oak``: what stands before ``and 2 to elm``."""
ALL_WRONG = (
    rf"(?:were|was|are|is|got) (?:mis-?(?:classif|label|identif|predict|recogni[sz]|diagnos)\w*ed|"
    rf"{WRONG} {DONE}|{DONE} {WRONG})(?=\s*(?:[,;.]|$|(?:and|but|while)\s))"
)
"""``5 oaks were misclassified``, of which nobody says what as."""
EVENTS = rare(
    rf"\b(?P<right>{RIGHT} {DONE}|{DONE} {RIGHT}\b(?! as\b)|(?<=[\d%] ){RIGHT}(?= as\b)|"
    rf"(?<=[\d%] )correct\b{MADE}|"
    r"(?:were|are|was|is) (?:all )?(?:correct|right|recogni[sz]ed|identified|spotted|found|hit)\b"
    r"(?=\s*(?:[,;.]|$|(?:and|but|while)\s|(?:in )?(?:only )?\d[\d.]*\s?(?:%|times|of\b)))|"
    rf"(?<=\w ){RIGHT}(?=\s*(?:[,;.]|$|(?:and|but|while)\b))|(?:were|was|are) caught\b(?! (?:as|by|in)\b))|"
    rf"\b(?P<wrong>{WRONG} {DONE}|mis-?(?:classif|label|identif|predict|recogni[sz]|diagnos)\w*|mistak\w+|"
    rf"mistook|confus(?:ed|ing)|missing(?= (?:only |just |the (?:other |remaining )?)?\d)|"
    rf"taken(?= for\b)|{DONE}(?= (?:as|for|to be)\b))|"
    r"\b(?P<truly>(?:(?:was|were|is|are) (?:actually|truly|really|in fact)|"
    r"in (?:reality|truth|fact),? (?:(?:they|it|these|those) )?(?:was|were|is|are)|"
    r"(?:should|ought to) (?:really )?have been|"
    r"(?:actually|truly|really) belong\w*)(?: (?:to|of|in|from))?(?: the)?(?: an?)?\s)|"
    rf"\b(?P<then>{THEN})|\b(?P<untrue>{NOT_SO})|"
    rf"\b(?P<taken>as|for|with|to be|{GOES}|(?<=\d )(?:in)?to)\s+"
    r"(?:being |belonging to |having )?(?:the )?(?:an? )?"
    r"(?=[\"“'‘`/]?[^\W\d_])|"
    rf"\b(?P<missed>(?:was |were )?(?:missed|overlooked)\b|{ALL_WRONG}|"
    rf"(?<=[\d%] )(?:wrong|incorrect|mistaken)\b{MADE}|"
    r"(?<=[\d%] )(?:misclassifications|errors|mistakes)(?=\s*(?:[,;.]|$)))|"
    r"\b(?P<dubbed>(?:called|judged|deemed|declared|labell?ed)\s+)(?=\d[\d,.]*%? [\"“'‘]?[^\W\d_])|"
    r"\b(?P<called>predicted\s+(?=[\"“'‘`]?(?-i:[A-Z]))|"
    rf"(?:(?<=were )|(?<=was )|(?<=are )|(?<=is )|(?<=[\d%] )){CALLED_AS}\s+(?!{NO_CLASS})"
    r"(?=[\"“'‘`]?[^\W\d_]))",
    re.I,
)
NOUN = (
    r"(?:images?|samples?|cases?|instances?|examples?|pictures?|patients?|people|persons?|individuals?|"
    r"e?mails?|messages?|comments?|reviews?|records?|transactions?|customers?|items?|documents?|"
    r"observations?|points?|ones|subjects?|class|tweets?|articles?|texts?|posts?|files?|students?|"
    r"applicants?|data|entries|predictions?|times|responses?|answers?|trials?|stimuli|utterances?|recordings?|"
    r"scans?)"
)
GENERAL = re.compile(NOUN, re.I)
"""What is counted, and no class of it."""
UP = r"(?:turn(?:s|ed)?|show(?:s|ed|n)?|winds?|wound) up"
"""``3% of the oaks turn up as elms``."""
ABOUT = r"(?:about|around|roughly|approximately|circa)"
STOP = (
    r"(?=[\"”'’`]?\s*(?:[.,;:()]|$)|[\"”'’`]?\s+(?:were|was|are|is|as|and|but|while|whereas|which|correctly|incorrectly|"
    rf"wrongly|accurately|falsely|mis\w+|{DONE}|(?:{ABOUT} |[~≈])?\d+|being|got|get|with|that|who|in|on|for|"
    r"at|out|or|have|had|when|although|though|because|where|instead|rather|slipped|went|came|passed|ended|"
    rf"gets|comes? out|pass(?:es)? (?:for|as)|ends? up|slips? (?:in)?to|go(?:es)? (?:in)?to|{UP}|"
    rf"all|none|once|twice|thrice|{GOES}|(?:{COUNT}) times)\b)"
)
NO_WORD = (
    r"(?:once|twice|thrice|were|was|are|is|as|and|but|of|out|to|with|for|more|times|false|true|errors?|"
    r"(?:in)?correct|wrong|"
    rf"taken|confused|called|deemed|mis\w+|{RIGHT}|{WRONG}|{DONE}|there|these|those|this|that|they|them|it|which|who|the|all|"
    rf"only|just|end(?:s|ed)? up|into|{GOES}|(?:went|go|goes|gone|put|set) down|pass(?:ed)? (?:for|as|off)|"
    rf"(?:comes?|came|turns?|turned) out|{UP}|"
    r"models?|classifiers?)\b"
)
WORD = rf"(?!{NO_WORD})[^\W\d_][\w'/‐‑-]*"
INITIAL = r"(?-i:[A-Z]\. (?=[a-z]{3}))"
"""``P.`` of ``P. nigra``: the genus of a species."""
NAME = (
    rf"[\"“'‘`]?(?P<name>/?(?:(?-i:[a-z]+ ){{0,2}}{INITIAL})?{WORD}(?: {WORD}){{0,2}}?"
    rf"(?:(?<![^s]s)(?<!['’\"]) [`'\"]?\d{{1,3}}(?! times|[\d%]|[.,]\d)[`'\"]?)?)"
    rf"(?:[\"”'’`] (?:{NOUN}|(?!{NO_WORD})(?-i:[a-z]{{3,20}}))|(?<=\d) [a-z]+)?{STOP}"
)
THINGS = r"(?!(?-i:kinds|types|sorts|rows|columns|errors|lots|hundreds|thousands|classes)\b)(?-i:[a-z]{3,}s)"
"""``photos``, of something."""
COUNTED = re.compile(
    r"\s?%?\s+(?!of the time\b|or\b)"
    r"(?:(?:of|the|all|actual|true(?! (?:posi|nega)tives?\b)|(?<=of )true(?= (?:posi|nega)tive [a-z]+s\b)|"
    r"(?P<class>real)|test|such)\s+)*"
    rf"(?:(?:{NOUN} of|{THINGS} of|(?:{NOUN}|[a-z]+s) with|{NOUN} (?:that|which|who) (?:were|was|are|is)"
    rf"(?: (?:actually|truly|really))?)\s+(?:the\s+|an?\s+)?)?{NAME}",
    re.I,
)
"""What stands behind a count: ``41 airplanes as``, ``92% of the severe cases were``; ``54 real articles``."""
CLASS = re.compile(NAME, re.I)
STEP = r"(?:class|label|category|digit|grade|stage|level|type|group|score|rating|mark|severity|tier)"
KIND = re.compile(rf"{STEP}\s+(?=\S+$)", re.I)
"""``class`` of ``class 3``."""
TURN = (
    r"however|but|and|also|finally|meanwhile|similarly|lastly|likewise|while|whereas|in contrast|"
    r"on the other hand|by contrast|conversely"
)
JUDGED = re.compile(
    r"(?P<of>\W*(?:for|with|of|among|as for) (?:the )?[^\W\d_][\w -]{1,40}?),? "
    r"(?:it|things?|this|that|matters|the (?:picture|situation|results?))(?:['’]s)? [^:.;\d]{2,60}:(?=\s)",
    re.I,
)
"""``For the elms it is less good:``."""
OPENED = re.compile(
    rf"\W*(?:(?:{TURN}),? [\"“'‘`]?)?(?:the )?(?:\d+ )?(?P<of>{WORD}(?: {WORD})?)[\"”'’`]? "
    r"(?:is|are|was|were|did|do|does|fared?|remain(?:s|ed)?|proved?|exhibits?|shows?|presents?|poses?|suffers?|"
    r"struggles?|had|has)(?:(?:(?<=has)|(?<=had))"
    rf"(?= (?:only |just )?(?:\d+|{COUNT})(?: {NOUN})? "
    rf"(?:(?:that|which) (?:was|were) )?(?:{WRONG} |mis(?:class|label|ident|pred|recog|diag|tak)|"
    rf"correct {OUTCOME}))|"
    r"(?: [^:.;\d]{2,40}:(?=\s)|"
    r"(?! (?:(?:in)?correct|wrong|mis|recogni|classif|predict|label|taken))"
    r" [^,:.;\d]{2,40},? with(?= (?:only )?\d)|(?: in all)? \d+(?: \w+)?,? of (?:which|whom)(?= \d)))",
    re.I,
)
"""What all is about: ``Elms are hardest:``, ``Ash had 12, of which``, ``The 60 ashes were easy, with``."""
THERE_WERE = re.compile(
    rf"(?P<all>\bthere (?:were|are) \d+ of (?:them|these|those),)|"
    r"(?:^\W*|^[^.;:\d]{0,60}\b(?:that|you|us) )(?P<there>there (?:were|are))(?= \d+ (?:actual |true |real )?"
    rf"{WORD}(?: {WORD})?(?:,? of (?:which|whom) \d|, \d+ of (?:which|whom|them)\b|"
    r",? and all \d+ (?:of them )?were\b))",
    re.I,
)
"""``there were 12 of them``, ``There were 12 ashes, 7 of which``: how many of a class there are."""
AND_OF_THEM = re.compile(r"(?<=[^\W\d_])(?:,? of (?:which|whom)(?= \d)|,? and(?= all \d))", re.I)
"""Behind ``There were 12 ashes``, what goes on to tell how many of them."""
NONE = re.compile(
    r"\bnone(?= (?:of (?:them|these|those) )?(?:(?:was|were|is|are|got|went) )?(?:as|for|to|into|with)\b|"
    rf" (?:of (?:them|these|those) )?(?:was|were|is|are) (?:{DONE}|called|taken|mistaken|confused|filed)\b)|"
    rf"\bno(?= (?:other )?(?:{NOUN}|[a-z]+s)(?: of it)? (?:(?:was|were|is|are|got|being) )?"
    rf"(?:{WRONG} )?(?:mis-?(?:classif|label|identif|predict|recogni[sz]|diagnos)\w*ed|{DONE}|called|taken|"
    r"mistaken|confused) (?:as|for|with|to be)\b)",
    re.I,
)
"""``none as oaks``, ``no leaves were taken for oaks``: a count too."""
OF_THEM = re.compile(
    r"(?<=\d) of (?:them|these|those|which|whom)\b(?=(?: \([^()]{1,12}\))? "
    r"(?:were|was|are|is|went|became)\b)|"
    r"(?<=\d) of (?:which|whom)\b",
    re.I,
)
LEAD = re.compile(
    rf"\W*(?:(?:{TURN}),?\s+(?=for |in the case|among|regarding))?"
    rf"(?P<of>(?:for|of|with|in the case of|among|regarding)\s+(?:all )?(?:the\s+)?|(?<= {{4}}))?"  # a total
    rf"(?:(?:actual|true|real)\s+(?!positive|negative))?[\"“'‘`]?"
    rf"(?P<name>/?{WORD}(?: {WORD}){{0,2}}?(?: \d{{1,3}})?)[\"”'’`]?(?: {NOUN})?"
    r"(?(of)(?:\s*[:,]\s|(?<!class)(?<!label)(?<!digit)(?<!category)(?<!stage)(?<!grade)\s(?=\d))|"
    r"(?:\s*:\s|\s(?=\d+ ?(?:/|(?:out )?of) ?\d+ (?:correct|right)\b)))", re.I
)
"""``Class 3: 95% correct, 5% taken for class 7``, ``for the oaks, 9 of 10 were ...``."""
UNCOUNTED = rare(
    r"(?:,?\s+(?:but|yet|while|whereas|although|though)\s+[^.;:\d]{0,80}?\b(?:often|frequently|commonly|sometimes|"
    r"occasionally|rarely|usually|generally|mostly|largely|tends?|struggl\w+)\b|"
    r",?\s+with (?:most|many|some|few|several)(?: of (?:the|its|their))? (?:\w+ )?"
    r"(?:errors?|mistakes?|misclassifications?|ones?|others?|confusions?)\b)[^.;:\d]{0,160}(?=[.;]|$)",
    re.I,
)
"""``, yet often mistook elms for oaks``, ``with most errors leaning toward oak``: nobody says how many."""
REMARK = rare(
    r"(?<=\w )(?P<told>(?:as|for|to be|(?:confused|mixed up) with) (?:an? |the )?"
    rf"[\"“'‘`]?{WORD}(?: {WORD}){{0,2}}[\"”'’`]?)"
    r" (?:[—–]|-{1,3}) (?P<more>[^.;:\d]{1,300})(?=[.;]|$)",
    re.I,
)
"""``12 were taken for elms — oaks are often read so``: a remark on what is told, without a count."""
REMAINDER = re.compile(
    r",?\s+(?:and|while|with|but)?\s*(?:all )?the (?:remaining|rest|others?)"
    rf"(?! (?:class|category|label|one)\b)(?: of them)?(?: {NOUN})?"
    r"(?: (?:were|was|are|is|went|go|being))?"
    rf"(?: (?:mis)?(?:taken|{DONE}|called|mistaken|confused|dubbed|deemed))?"
    r"(?: (?:for|as|to be|to|with|into))?(?: an?| the)? [^\s,.;:()\d]{2,40}(?=\s*(?:[.;]|$))",
    re.I,
)
"""``40 were taken for elms and the remaining ones for oaks``: how many nobody says."""
VAGUE_ERRORS = rare(
    r",? (?:but|although|though|despite|with|and)\b[^.;:()\d]{0,40}?\b(?:confusions?|mix-?ups?|overlaps?)\b"
    r"(?:[^.;()\d]|(?<=class )\d{1,2}){0,120}(?=\s*(?:[.;]|$))",
    re.I,
)
"""``, but some confusion with elm``: how much nobody says."""
ONE_MORE = re.compile(
    rf"[\"”'’`]?\s+(?:and|or)\s+(?!(?:{RIGHT}|{WRONG}|{DONE}|mis\w*|another|the|it|its|only|with|were|was|had|has|so|that|"
    rf"{COUNT})\b)[\"“'‘`]?[^\W\d_]",
    re.I,
)
"""Another name behind the one of a class, without a count of its own: ``elm and oak trees``."""
MOST = r"most(?! (?:common|frequent|often|notable|prominent|significant|confused|mistaken|misclassified)\b)"
"""Not ``the most common error``, which has a number of its own."""
TOTAL = re.compile(
    r"(?:\b(?:out of|of|among)(?: (?:all|the|a total of))*|(?<![a-z)])(?<![a-z)] )/|"
    r"^\W*(?:for|from|in)(?: the)?)\s*$", re.I
)
"""What stands before how many there are in all."""
ALL = re.compile(r"\ball\b", re.I)
ALL_BUT = rare(
    rf"\W*all (?:of )?(?:the )?(?P<name>{WORD}(?: {WORD})?)(?: {NOUN})? (?:but|except(?: for)?) "
    rf"(?P<n>\d[\d,]{{0,9}}|{COUNT}) (?:were|are) (?:(?:{RIGHT} )?{DONE}|found|spotted|caught|right|correct)"
    r"(?:[;,:] (?=\d)|[.;\s]*$)",
    re.I,
)
"""``All oaks but 12 were recognised; 9 of them``."""
EVERY_ONE = rare(
    r"\b(?:every(?: single)? one|each(?: (?:one|and every one))?) of (?:the |these |those )?(?=\d)", re.I
)
"""``every one of the 50 oaks``: all 50 of them."""
NO_SUBJECT = re.compile(
    r"\W*(?:(?:(?:as an|for) (?:example|instance)|for one|in this (?:case|example)|specifically),? )?"
    r"(?:the )?(?:\w+ ){0,3}?(?:matrix|results?|interpretation|analysis|breakdown|summary|example|"
    r"insights?|observations?|findings?|explanation|errors?|misclassifications?)\b"
    r"(?:[^:.;\d]{0,20}:| (?:\w+ )?(?:shows?|reveals?|indicates?|suggests?) that(?: the)?)\s|"
    r"\W*(?:looking at|from|in|according to|as (?:\w+ )?(?:in|by)|based on|per) [^,.;:\d]{0,60}?"
    r"\b(?:matrix|heat ?map|figure|table|plot|example|image|diagram|screenshot)\b[^,.;:\d]{0,20},\s",
    re.I,
)
"""``Confusion matrix:``, ``From the matrix,``: what leads a sentence and is no class."""
OWN_THINGS = r"(?:(?<=[\"”`]) (?-i:[a-z]{2,20}s))?"
"""What is of a class in quotation marks: ``"oak" leaves``."""
SUBJECT = re.compile(
    r"\W*(?:the |many |some |several |most )?(?:actual |true )?(?:class|label|category)? ?[\"“'‘`]?"
    rf"(?P<name>{WORD}(?: {WORD}){{0,2}}?"
    rf"(?: \d{{1,3}})?)[\"”'’`]?(?: {NOUN})?{OWN_THINGS} (?:was|were|is|are|got|gets)\b",
    re.I,
)
"""``Class "oak" was predicted as elm 12 times``, ``"Oak" leaves were ...``."""
TOLD_ASIDE = re.compile(
    r"(?P<name>\W*(?:the )?(?:class )?[\"“`][^\"“”`\d()]{1,40}[\"”`])(?: class)?"
    r"(?: (?:is|was|are|were|does|did|remains?|performs?|suffers?|struggles?|fares?)\b[^()\d]{0,80})? "
    r"\((?P<told>\d[^()]{3,200})\)[^()\d]*",
    re.I,
)
"""`` `oak` is the worst (3 correct, 17 taken for elm)``."""
COUNT_ASIDE = re.compile(
    rf"(?P<name>\W*(?:the )?(?:class )?[\"“‘`']?{WORD}(?: {WORD}){{0,3}}?[\"”’`']?) "
    rf"\((?P<n>\d[\d,]*)(?: (?:{NOUN}|times?))?\)\s?:?\s+"
    rf"(?=(?:(?:was|were|is|are|got) )?(?:{WRONG} )?(?:mis|{DONE}|taken\b|confused\b|called\b))",
    re.I,
)
"""``Oak (2 samples): misclassified as elm``."""
IN_TOTAL = rare(
    r",? (?:and )?(?:was |were |is )?(?:predicted|used|chosen|called) (?:only |just )?\d+ times "
    r"(?:in total|total|overall|in all)\b",
    re.I,
)
"""``predicted only 6 times in total``, whatever it was."""
OF_PREDICTIONS = re.compile(
    r"\s(?:true|correct) [^\W\d_][\w-]*(?: [\w-]+)? (?:predictions|classifications|detections)\b", re.I
)
"""``95 true cat predictions``."""
ARROW = rare(
    rf"(?:\bthe )?[\"“'‘`]?(?<!\w)(?P<true>{WORD}|confused|mistaken|misclassified)[\"”'’`]?"
    rf"\s?(?:→|⟶|->|=>)\s?[\"“'‘`]?(?P<taken>{WORD})[\"”'’`]?"
    r"(?: (?:confusions?|errors?|mix-?ups?|misclassifications?|mistakes?|ones?))?\s?"
    r"\((?P<n>[~≈]?\d[\d.,]*(?:\s?%)?)(?:(?:\s?/\s?| (?:out )?of )\d[\d,]*)?"
    rf"(?: {NOUN})?(?:, \d[\d.]*\s?%)?\s{{0,40}}\)",
    re.I,
)
"""``the oak→elm confusion (7/30)``."""
BETWEEN = rare(
    r"\b(?:confus(?:ions?|ed)|mix(?:ed|-?ups?)|errors?|mistakes?|misclassifications?)\b[^.;:\d]{0,60}?"
    r"\bbetween (?:the )?"
    rf"[\"“'‘`]?(?P<a>{WORD}(?: {WORD}){{0,2}}?)[\"”'’`]? and (?:the )?"
    rf"[\"“'‘`]?(?P<b>{WORD}(?: {WORD}){{0,2}}?)[\"”'’`]?(?=\s*[,:;(–—]|\s(?:where|with|in which)\b)",
    re.I,
)
"""``some confusion between oak and elm, where 19 oaks were misclassified``: as elm."""
ERRORS = rare(r"\b(?:confus\w+|misclassif\w+|errors?|mix-?ups?|mistak\w+)\b", re.I)
ANOTHER = re.compile(
    r"(?<=\band )(?:another|a further|the (?:remaining|other|last))(?= \d)|"
    r"(?<=\w )(?:only|just|merely)(?= \d)",
    re.I,
)
"""``and another 6%``, ``and the remaining 6``, ``of 80 elms only 55``."""
ONE_OTHER = rare(
    rf"(?<=\band )(?:another|a further)(?: one| {NOUN})?(?= (?:(?:was|is|got) )?(?:{WRONG} )?"
    rf"(?:mis-?(?:classif|label|identif|predict|recogni[sz]|diagnos)\w*ed|mistaken|confused|taken|{DONE}) "
    r"(?:as|for|with|to be)\b)",
    re.I,
)
"""``and another misclassified as oak``: one."""
ANOTHER_CLASS = re.compile(
    r"(?:an)?other(?:s| (?:class(?:es)?|categor(?:y|ies)|labels?|ones?|species|types?|kinds?))|"
    r"something else|different (?:classes|categories|ones)",
    re.I,
)
AND = re.compile(r"(?:\s*,|,?\s+and)\s+(?:the\s+)?(?:only )?")
TIMES_BEHIND = re.compile(
    r" times\b|×|(?<=×)|(?:(?<=\b1) {3}|(?<=\b2) {4}|(?<=\b3) {5})(?=[\s.,;]|$)"
)
"""Behind a count, which may have been *once*, *twice* or *thrice* before it was put in figures."""
IN_SHARE = re.compile(r"(?<=\bin )\d[\d.]*\s?%")
"""``in 9%``, and not of what."""
TAKEN_AS = rare(rf"\b(?:(?:confused|mixed up) with|mistak\w+ for|{DONE} as|mis\w+ (?:as|for))\b", re.I)
HOW_OFTEN = re.compile(
    r"(?<=[\w\"”'’`])(?P<lead>\s*(?:\((?:in |for |with )?|,?\s(?:in|with)\s(?:only |just )?))"
    rf"(?P<n>(?:{ABOUT} )?[~≈]?\d[\d.,]*(?:\s?%)?)"
    rf"(?P<of>(?:\s(?:of (?:the |all (?:the )?|its |their )?(?:time|{NOUN}|\d[\d,]*(?: {NOUN})?)|{NOUN})\b|"
    rf"\s?/\s?\d[\d,]*(?: {NOUN}\b)?)(?:, \d[\d.]*\s?%)?)"
    r"\)?(?=\s*(?:[,.;)]|$|(?:and|but|while|or)\b))",
    re.I,
)
"""``(24% of the time)``, ``in 12 of 50 cases``, behind what something was taken for."""
ALSO = re.compile(
    rf"\s*(?:,|,?\s+and|,?\s+or)(?: (?:as|with|for))?(?: an?| the)? {NAME.removesuffix(STOP)}\s*", re.I
)
"""``and a fir``, before how often that was so."""
EACH = rare(
    rf"\b{RIGHT} {DONE} (?:all )?(?:the )?(?P<names>[^\W\d_][^().;:]{{2,120}}?) "
    r"\((?P<n>\d+)(?: \w+)? each\)(?P<rest>.*)$",
    re.I,
)
"""``perfectly classified the oaks and the elms (15 each)``."""
ERRED = re.compile(rf"{WRONG}|mis", re.I)
TIMES = {"once": 1.0, "twice": 2.0, "thrice": 3.0}
ONCE = rare(r"(?<!at )\b(?:once|twice|thrice)\b", re.I)
RIGHT_HEAD = re.compile(
    rf"\W*(?:{RIGHT} {DONE}|{DONE} {RIGHT}|correct)(?: as| to be)?(?: the| an?)? "
    rf"[\"“'‘`]?(?P<name>{WORD}(?: {WORD}){{0,2}}?(?: \d{{1,3}})?)[\"”'’`]?"
    rf"(?: (?:{NOUN}|predictions?))?\s?[:=]\s(?=\d)",
    re.I,
)
"""``Correctly predicted "spam": 312``."""
ROW = re.compile(r"\W*row \w{1,3} \((?=[^()]{1,40}\)\s*:)|(?<=[\w\"”])\)(?=\s*:)", re.I)
"""``Row 0 (actual class 0):``: the number of the row before the name of its class."""
METRIC = re.compile(
    r"\b(?:accuracy|precision|recall|f1(?:-score)?|sensitivity|specificity|rate|score|auc)(?: score)?"
    r"(?: (?:is|was|of|at))?\W{0,3}$",
    re.I,
)
OF_METRIC = re.compile(r"\s?%?\s+(?:\w+ )?(?:accuracy|precision|recall|f1|sensitivity|specificity)\b", re.I)
PRAISED = rare(
    r",? with (?:an? )?(?:[a-z]+ly |very )?"
    r"(?:high|good|great|excellent|strong|perfect|low|poor|moderate|decent) "
    r"(?:precision|recall|accuracy|confidence|reliability|sensitivity|specificity)"
    r"(?: ?\([^()]{1,16}\)| of \d[\d.]*\s?%?)?(?=\W*$)",
    re.I,
)
"""``were classified rightly with high precision (0.9)``: how well that was done, and no class."""
VAGUE = rare(rf"\b(?:more|less|fewer|{MOST}|almost|nearly|average|mean|at least|at most|up to)\b", re.I)
CALLED = re.compile(
    r"\b(?:row|column|class|label|category|digit|stage|grade|level|type|group|the|these|both)\s+[`'\"]?$",
    re.I,
)
"""Before a number that counts nothing: ``class 1``, ``the two classes``."""
GLOSSED = re.compile(r"\b(?:as|for|to be) (?:an? |the )?(?:[A-Z][a-z]{2,} ){1,2}(?=\d{1,3} \([^\W\d_])")
"""``as Vintage 1 (old)``: a number of a name that is explained."""
CLASSES = re.compile(r" (?:\w+ )?(?:classes|categories|labels|types|kinds)\b", re.I)
NEAR = 24
OTHER = ""
"""What is missed is taken for the other one of two classes; what is wrongly called one is the other."""
NOT_ONE = re.compile(
    r"\b(?:(?:test|train(?:ing)?|validation|hold-?out)(?: set| data| split)?|models?|classifiers?|overall|"
    r"(?:logistic|linear) regression|random forests?|decision trees?|xgboost|lightgbm|catboost|svm|knn|"
    r"naive bayes|(?:neural )?networks?|perceptron|[\w-]*bert|lstm|cnn|mlp|"
    r"recalls?|precisions?|accurac(?:y|ies)|f-?1(?:[ -]scores?)?|sensitivity|specificity|support)$", re.I
)
"""What has outcomes of its own, and is none: ``Test set: 9 correct, 3 incorrect``."""
WHOLE = 100
"""How many there must be in all for counts and percentages to be the same."""
