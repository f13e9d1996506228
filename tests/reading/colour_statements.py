"""Statements of colour scales in many voices, with the colormaps that a careful person would accept.

Best first. ``None`` stands for a text that says nothing of the colour scale, ``list`` for colours that no
map is near.
"""

from __future__ import annotations

BLUE_RED = "coolwarm RdBu_r bwr seismic vlag"
RED_BLUE = "RdBu coolwarm_r bwr_r seismic_r vlag_r"
GRAY = "gray Greys_r binary_r gist_gray"
GRAY_R = "Greys gray_r binary gist_gray_r"

STATEMENTS: tuple[tuple[str, str | None], ...] = (
    # the middle is told behind both ends
    ("Colours run from blue to red with white in the middle.", BLUE_RED),
    ("A diverging palette from blue to red with white at zero.", BLUE_RED),
    ("A colormap from red to blue, white in the center.", RED_BLUE),
    ("A scale from light yellow to dark red, with orange in the middle.", "YlOrRd"),
    ("A diverging palette (blue–white–red) centred on zero is used; limits are -5 and +5.", BLUE_RED),
    ("The heat scale (0-1, white to red) is shown below.", "Reds"),
    ("A rainbow (jet) colour scale is used, blue for low and red for high.", "jet"),
    ("Higher values are darker.", "Blues Greys"),
    # most of the cells are not the highest of them
    ("Map cividis; the tiles are yellow for the first row and dark blue for most of the rest.", "cividis"),
    ("Viridis, with yellow for the first row and purple for most of the others, but no bar at all.",
     "viridis"),
    ("Yellow for least to dark blue for most.", "YlGnBu"),
    # the words between two colours belong to neither, and a dark end is hard to name
    ("The scale goes from deep blue through light grey to deep red.", BLUE_RED),
    ("Colours run from dark purple/black to light yellow.", "inferno magma"),
    ("Colour bar: 0 is black/very dark purple, 1 is pale yellow.", "inferno magma"),
    ("The colour scale goes from dark blue (low) to bright yellow (high).", "viridis"),
    ("A bar from dark purple (0.1) to light cream (0.9).", "magma inferno rocket"),
    ("The tiles have a reddish-pink colour scale; the deeper the tone, the higher the rank.",
     "Reds RdPu PuRd"),
    # colours in brackets of their own, each beside its number
    ("The bar ranges from 0 (bottom, dark green) to 25 (top, white/very light green).", "Greens_r"),
    ("Heatmap of delays (bar 0-40, white to dark red), weekday (low, mid, high) across.", "Reds"),
    # "rows from top to bottom" and words beyond the brackets tell nothing of the colours
    ("(Shops from top to bottom; the scale is light to dark blue, 0 to 9.)", "Blues"),
    ("It goes from dark purple (low) to yellow (high), with red in the middle range (4-6).",
     "inferno plasma magma"),
    ("Purple = empty, white = half full, green = full.", "PRGn"),
    # a noun between the sign and the number
    ("Colour scale: red = turnout below 40%, yellow = 40–60%, green = above 60%.", "RdYlGn"),
    ("Dark blue for rank 1, white for rank 6.", "Blues_r"),
    ("Cells are shaded green from light to dark as the share goes from weak to strong.", "Greens"),
    ("A heat map: the darker (redder) a square, the more accidents.", "Reds"),
    ("Colours follow magma from 0 to 3.", "magma"),
    ("a red and blue colour scale", BLUE_RED),
    ("a blue/red palette", BLUE_RED),
    ("The colour scale maps 0 (red/orange) to 9 (dark blue).", RED_BLUE + " RdYlBu"),
    ("Maroon for low, ivory in the middle, navy for high values.", RED_BLUE),
    ("The darker the cell, the higher the price; the lowest rows are a uniform mid grey.", GRAY_R),
    ("White is no snow, dark blue is 200 cm.", "Blues"),
    ("Scale bar at the right, min 1.2, max 4.8, light blue to navy.", "Blues"),
    # the shades of two opposite hues are told loosely
    ("The color scale ranges from 0.0 (light blue) to 1.0 (dark red).", BLUE_RED),
    ("The bar goes from dark red at -1 to light blue at 1.", RED_BLUE),
    # the steps between two ends are told badly
    ("Color scale: -0.2: dark blue; 0: light blue; 0.2: very light blue; 0.4: pale blue; 1.0: white.",
     "Blues_r"),
    # one hue, from light to dark
    ("The color bar runs from light blue (0) to dark blue (100).", "Blues"),
    ("Cells are shaded from white to dark blue, with darker shades indicating more passengers.", "Blues"),
    ("The heatmap uses a blue color gradient, where darker blue represents higher counts and "
     "lighter blue represents lower counts.",
     "Blues"),
    ("* **Color Scale:** Vertical gradient on the right, from very light blue (approximately 0.0) "
     "at the bottom to dark navy blue (approximately 1.0) at the top.",
     "Blues"),
    ("The tiles have four steps of blue: below 20 (palest), 20 to 50, 50 to 80, 80 and above (darkest).",
     "Blues"),
    ('Warm tones stand for gains and cool tones for losses (jet; colour bar "Gain (dB)", -2 to 2).', "jet"),
    ("Heat map of spectral power in shades of green.", "Greens"),
    ("Five grades of green, the darkest for 80 and more.", "Greens"),
    ("A confusion matrix in shades of blue; the deeper the blue, the more samples fall into the "
     "cell.",
     "Blues"),
    ("Color scale (right): pale blue (low) to deep blue (high).", "Blues PuBu"),
    ("The intensity of the blue color corresponds to the magnitude of the value.", "Blues"),
    ("Navy cells mark the highest similarity, near-white cells the lowest.", "Blues"),
    ("The cells are coloured in greens, light for low coverage and dark for high coverage.", "Greens"),
    ("Legend: gradient from pale green (few reads) to dark green (many reads).", "Greens YlGn"),
    ("Greener cells have more users; white cells have nearly none.", "Greens YlGn"),
    ("Darker green squares denote better agreement.", "Greens"),
    ("Color intensity goes from white (0%) to dark green (100%).", "Greens"),
    ("Retention is shown in a purple palette: the palest cells are under 10 %, the darkest purple "
     "ones above 90 %.",
     "Purples"),
    ("light lavender = low perplexity gain, deep purple = high perplexity gain", "Purples BuPu"),
    ("The color scale goes from white to dark purple as the error grows.", "Purples BuPu"),
    ("Shades of orange, from a very pale orange at 0 to a dark burnt orange at 50.", "Oranges"),
    ("White-to-orange colour scale; orange means frequent.", "Oranges YlOrBr"),
    ("An orange-tinted heatmap in which darker tiles have more incidents.", "Oranges"),
    ("The shade of red deepens with the number of errors.", "Reds"),
    ("White stands for zero violations, dark red for forty or more.", "Reds"),
    ("Cells range in color from very light pink (lowest) to deep red (highest).", "Reds"),
    ("A red monochrome colormap is used, where more intense red signals higher risk.", "Reds"),
    ("Red tones of increasing saturation encode the number of complaints.", "Reds"),
    ("The heatmap ranges from light pink/white (low values) to dark red (high values).", "Reds OrRd"),
    ("Pale pink to dark magenta, low to high.", "RdPu PuRd"),
    ("The palette goes from nearly white through pink to a dark purple.", "RdPu BuPu PuRd"),
    # gray
    ("The figure is in grayscale: black is 0, white is 255.", GRAY),
    ("Darker gray means a larger share; white is zero.", GRAY_R),
    ("Shades of gray from white (no attention) to black (full attention).", GRAY_R),
    ("A gray-scale heatmap; lighter cells are higher.", GRAY),
    ("The matrix is black and white: white = 1, black = 0.", GRAY),
    ("Values are encoded from light grey (low) to black (high).", GRAY_R),
    ("The bar on the right runs from black at the bottom (0) to white at the top (1).", GRAY),
    # several hues, light to dark
    ("The colour scale ranges from pale yellow (low concentration, ~15 µg/m³) to deep red (high "
     "concentration, ~70 µg/m³).",
     "YlOrRd"),
    ("Colors move from light yellow through orange to dark red with increasing temperature.", "YlOrRd"),
    ("A yellow-orange-red color scheme is used; red denotes the highest values.", "YlOrRd"),
    ("A diverging colour scale is used.", "coolwarm RdBu_r"),
    ("yellow-to-red gradient, red = worst congestion, yellow = light traffic", "YlOrRd autumn_r"),
    ("Yellow is low, orange is medium and red is high.", "YlOrRd autumn_r"),
    ("From cream over orange to dark brown as the rate increases.", "YlOrBr Oranges"),
    ("The colour of each tile runs from light yellow to brown with rising consumption.", "YlOrBr"),
    ("The gradient begins at cream and deepens through orange-red to a dark red.", "OrRd YlOrRd"),
    ("light orange for small, dark red for large values", "OrRd Reds YlOrRd"),
    ("pale peach (0–25), salmon-orange (25–50), red-orange (50–75), dark red (75–100)", "OrRd Reds"),
    ("The color bar spans from light yellow (20) to dark blue (145).", "YlGnBu"),
    ("Yellow-green-blue color scale; darker, bluer cells carry higher values.", "YlGnBu"),
    ("Low counts are light yellow, intermediate counts green/teal, and high counts dark blue.", "YlGnBu"),
    ("Lighter yellow shades show lower scores and darker blue shades higher scores.", "YlGnBu"),
    ("The color gradient ranges from light yellow (low) to dark green (high).", "YlGn"),
    ("pale yellow to forest green", "YlGn"),
    ("The colours go from light green at the low end to dark blue at the high end.", "GnBu YlGnBu"),
    ("Light mint green to deep blue; higher values are bluer.", "GnBu YlGnBu"),
    ("Values increase from very pale blue to dark green.", "BuGn PuBuGn"),
    ("Scale from pale lilac-white via light blue to a dark blue.", "PuBu Blues"),
    ("The colors vary from light blue to dark purple, the latter marking the maxima.", "BuPu"),
    ("Light gray-blue cells are low and deep violet ones high.", "BuPu Purples"),
    # perceptually uniform maps
    ("The color bar runs from dark purple (0.0) to yellow (0.8).", "viridis"),
    ("Color scale: purple (low) to yellow (high) through blue, teal and green.", "viridis"),
    ("Dark purple indicates low values, teal intermediate values and bright yellow high values.",
     "viridis"),
    ("The heatmap uses a color gradient from dark blue/purple (low) to yellow (high).", "viridis plasma"),
    ("Brighter yellow-green cells indicate better performance, whereas dark purple cells indicate "
     "poor performance.",
     "viridis"),
    ("Colors: purple → blue → green → yellow as the score rises.", "viridis"),
    ("The scale shades from dark blue over grey to yellow.", "cividis"),
    ("dark blue (min) to yellow (max)", "viridis cividis plasma"),
    ("From deep blue through purple, pink and orange to yellow at the maximum.", "plasma"),
    ("dark blue-purple at zero, then magenta, orange and finally bright yellow at one", "plasma"),
    ("A color bar on the right ranges from 0.0 (black/dark purple) to 1.0 (light yellow), "
     "representing the CKA similarity score.",
     "inferno magma viridis"),
    ("Black at the minimum, then purple, red, orange, and pale yellow at the maximum.",
     "inferno magma hot"),
    ("The color map starts with black, passes through purple and pinkish orange and ends in a "
     "creamy white.",
     "magma rocket"),
    ("black for low, then dark purple, crimson, salmon and a light peach for high", "rocket magma"),
    ("Low values appear black, medium ones red to orange, and the highest yellow to white.",
     "hot afmhot"),
    ("A 'hot' style map: black to red to yellow to white.", "hot afmhot"),
    ("Low values are cream-coloured and high values almost black, with orange and purple-red in "
     "between.",
     "rocket_r magma_r inferno_r"),
    ("beige for rare, dark purple to black for common", "rocket_r magma_r"),
    ("The scale goes from black through dark blue and teal to a pale mint green.", "mako"),
    ("A pale green to teal to dark blue palette.", "crest mako_r GnBu YlGnBu"),
    ("Light yellow at low values, via pink and purple, to black at high values.", "magma_r"),
    # reversed and turned
    ("High values are yellow and low values are dark purple.", "viridis"),
    ("Yellow marks the fastest runs (lowest time), dark purple the slowest (highest time).",
     "viridis_r plasma_r"),
    ("The colour bar goes from dark blue for the smallest distance to white for the largest.", "Blues_r"),
    ("Lower perplexity is shown in darker blue.", "Blues_r"),
    ("Dark red for the lowest scores up to light yellow for the highest.", "YlOrRd_r"),
    ("From 1.0 (dark green) down to 0.0 (white).", "Greens"),
    ("from high (dark blue) to low (pale yellow)", "YlGnBu"),
    ("The darker the cell, the lower the p-value (white to dark blue).", "Blues_r"),
    ("Lighter shades of purple represent higher values.", "Purples_r"),
    # diverging
    ("A diverging color scale is used: blue for negative, white for zero, and red for positive "
     "correlations.",
     BLUE_RED),
    ("The color bar ranges from -1.0 (dark blue) to 1.0 (dark red), with white representing 0.",
     BLUE_RED),
    ("Red cells indicate positive values and blue cells negative values.", BLUE_RED),
    ("Blue indicates a positive correlation and red a negative one.", RED_BLUE),
    ("low expression (blue) to high expression (red)", BLUE_RED),
    ("The map is diverging; warm reds are gains, cool blues are losses, and near-white means no "
     "change.",
     BLUE_RED),
    ("cool-to-warm diverging colormap (blue to red)", "coolwarm RdBu_r vlag"),
    ("blue → light gray → red", "coolwarm vlag RdBu_r"),
    ("Diverging red-white-blue scale where red is negative and blue is positive.", RED_BLUE),
    ("Red (fast decay, most negative) to green (stable or positive).", "RdYlGn"),
    ("The colour code is red for low, yellow for medium and green for high values.", "RdYlGn"),
    ("Green is low risk, yellow is moderate and red is high risk.", "RdYlGn_r"),
    ("A red-yellow-green colour scheme in which green is best.", "RdYlGn"),
    ("From dark red (lowest retention) to dark green (highest retention).", "RdYlGn"),
    ("Blue at the cold end, pale yellow in the middle, red at the warm end.", "RdYlBu_r Spectral_r"),
    ("Teal for above-average, brown for below-average months, white at the average.", "BrBG"),
    ("purple for negative, white for zero and green for positive scores", "PRGn"),
    ("Pink shows decreases, green shows increases and white no change.", "PiYG"),
    ("Brown (dry) through beige-white to blue-green (wet).", "BrBG"),
    ("Orange cells are negative and purple cells positive; white is the midpoint.", "PuOr"),
    ("The centre of the scale is white; it turns orange above zero and purple below.", "PuOr_r"),
    ("Red to grey diverging colours: red below, white at parity and dark grey above.", "RdGy"),
    ("A multi-coloured diverging map from dark red through orange, yellow and green to blue-violet.",
     "Spectral RdYlBu"),
    ("Light blue through black to orange: icefire, with black at zero.", "icefire"),
    ("0.5 is white; below it the cells turn increasingly blue and above it increasingly red.", BLUE_RED),
    # rainbow
    ("A rainbow colour map from blue (low) through green and yellow to red (high).",
     "jet turbo rainbow Spectral_r"),
    ("Dark blue, cyan, green, yellow, red: the classic jet scale.", "jet"),
    ("The usual heat colors: cool blues are quiet hours, greens and yellows medium, hot reds busy "
     "ones.",
     "jet turbo rainbow RdYlBu_r Spectral_r coolwarm"),
    # named
    ("The viridis colormap is used, from 0 to 1.", "viridis"),
    ("Colormap: `YlGnBu`.", "YlGnBu"),
    ("rendered with cmap='RdBu_r', centred on zero", "RdBu_r"),
    ("The colours follow the reversed viridis palette.", "viridis_r"),
    ("It seems to be matplotlib's plasma colormap.", "plasma"),
    ("Drawn with seaborn's default rocket palette.", "rocket"),
    ("seaborn 'mako' palette, inverted so that dark is high", "mako_r"),
    ("The inferno colour map runs from black (0) to pale yellow (12).", "inferno"),
    ("Plotted with the Blues colormap.", "Blues"),
    ("The color scheme resembles 'magma' (reversed): pale for few, dark for many.", "magma_r"),
    ("coolwarm, vmin = -1, vmax = 1", "coolwarm"),
    ("Magma-like color scale, dark = low.", "magma inferno"),
    ("The scale is viridis with yellow for low and purple for high latency.", "viridis_r"),
    # lists of bands, hexadecimal, other forms
    ("- 0–10: white\n- 10–50: light blue\n- 50–100: medium blue\n- >100: dark blue", "Blues"),
    ("| Colour | Range |\n"
     "|---|---|\n"
     "| light yellow | 0-25% |\n"
     "| orange | 25-50% |\n"
     "| red | 50-75% |\n"
     "| dark red | 75-100% |",
     "YlOrRd"),
    ("Color key:\n"
     "* Dark purple: low accuracy (<30%)\n"
     "* Teal/green: moderate accuracy (30-70%)\n"
     "* Yellow: high accuracy (>70%)",
     "viridis"),
    ("The bar goes from #f7fbff to #08306b.", "Blues"),
    ("Colours run from rgb(255, 245, 240) to rgb(103, 0, 13).", "Reds"),
    ("**Colorbar**: 0 → white, 50 → light green, 100 → dark green", "Greens"),
    # with other colours around that must not take part
    ("The gradient goes from white to dark red. Missing entries are grey and the numbers are "
     "printed in black or white.",
     "Reds"),
    ("White cells are missing. The remaining cells run from light purple (low) to dark purple "
     "(high).",
     "Purples"),
    ("Cells without data are hatched in grey; the others go from yellow (0) to dark green (1). A "
     "red box highlights the best configuration.",
     "YlGn"),
    ("Text in the dark cells is white. Color scale: light to dark green.", "Greens"),
    ("The best value in each row has a black border. Darker blue means higher accuracy. The upper "
     "triangle is white.",
     "Blues"),
    ("Legend for the row labels: vision models in orange, language models in green. The color bar "
     "shows white (0) to dark blue (1).",
     "Blues"),
    ("Tick labels are gray on a white background. Fill goes from pale yellow to dark red, larger "
     "values being redder.",
     "YlOrRd"),
    ("The Orange County row stands out. Shade: the lighter the blue, the fewer the cases.", "Blues"),
    ("Stations along the Blue Line are on the y axis. Delays are drawn from white to deep orange.",
     "Oranges"),
    # only brightness
    ("Brighter is better; the map goes from black to yellow over red.", "hot afmhot inferno"),
    ("The brighter the cell, the higher the attention, from dark blue to bright yellow.",
     "viridis cividis plasma"),
    # nothing about the scale
    ("A heatmap of reaction yields for 24 catalysts. The table lists the values.", None),
    ("Red wine and white wine are the two columns. Values lie between 3 and 9.", None),
    ("White cells indicate missing data.", None),
    ("The numbers are printed in white on dark cells and in black on light ones.", None),
    ("The rows are Green, Brown and Black; the columns are Springfield, Oakdale and Orange.", None),
    # harder ones
    ("### Components\n"
     "- **Legend**: Color gradient on the right (0.00 = white, 0.25 = light blue, 0.50 = medium "
     "blue, 0.75+ = dark blue).",
     "Blues"),
    ("The color intensity ranges from light (low values) to dark blue (high values).", "Blues"),
    ("*   **Color Bar:** Located on the right, showing a gradient from yellow (0.0) through green "
     "(0.5) to dark purple (1.0).",
     "viridis_r"),
    ("*   **Color Legend:**\n"
     "    *   Dark Blue: High similarity (close to 1.0)\n"
     "    *   Light Blue: Moderate similarity (around 0.5)\n"
     "    *   White: Low similarity (close to 0.0)",
     "Blues"),
    ("**Color Mapping**: Red → High performance, Blue → Low performance.", BLUE_RED),
    ("Color scale: -1.0 (blue) to +1.0 (red); 0 appears white.", BLUE_RED),
    ("A vertical color bar labelled \"Loss\" runs from 0 (dark green) to 10 (dark red), with yellow "
     "in the middle.",
     "RdYlGn_r"),
    ("Tiles are tinted green when the model improves over the baseline and red when it falls behind.",
     "RdYlGn"),
    ("Blank tiles mean the pair was never played. Wins are shaded toward deep green, defeats toward "
     "deep red, and an even record is pale yellow.",
     "RdYlGn"),
    ("Each square is coloured by its F1: the palest yellow sits around 0.2, mid-range squares are "
     "orange, the hottest squares are a brick red at 0.95.",
     "YlOrRd OrRd"),
    ("The fill darkens from off-white to deep teal with growing distance.", "BuGn PuBuGn GnBu"),
    ("Colour encodes the log-odds; strongly positive entries are burgundy, strongly negative ones "
     "navy, and entries near zero fade to white.",
     BLUE_RED),
    ("Here the shade of each box tells the share of votes: pale rose for small shares, dark "
     "rose-red for large ones.",
     "Reds RdPu PuRd"),
    ("A sequential green palette is used, the darker the more abundant.", "Greens"),
    ("The scale bar (0 to 1) is drawn in the style of viridis: violet at the bottom, yellow at the "
     "top.",
     "viridis"),
    ("Sequential palette (light cream to dark maroon); bigger is darker.", "OrRd YlOrRd Reds YlOrBr"),
    ("cells shaded white→orange→brown as sales go up", "YlOrBr Oranges"),
    ("The darkest cells (almost black) correspond to the smallest p-values, the palest yellow ones "
     "to p = 1.",
     "inferno viridis magma hot"),
    ("Light colours = low mutation rates; dark colours = high mutation rates. The hue is purple "
     "throughout.",
     "Purples"),
    ("The background of every cell is some shade of red, deeper where churn is higher.", "Reds"),
    ("Occupancy is shown by blueness: nearly white at 0 %, saturated blue at 100 %.", "Blues"),
    ("A colour ramp from bright yellow for the earliest to deep purple for the latest arrivals.",
     "viridis_r plasma_r"),
    ("Black (0 dB) to bright yellow-white (−80 dB)... the bar is labelled with 0 at its black end "
     "and −80 at its bright end.",
     "inferno_r magma_r hot_r afmhot_r"),
    ("The spectrogram-like map uses dark purple for silence and moves through magenta and orange to "
     "bright yellow for the loudest bins.",
     "plasma inferno magma"),
    ("Cold months are navy or steel blue, mild ones white, hot ones red to dark red.", BLUE_RED),
    ("Rainfall: brown for dry cells, white for normal, teal/green for wet cells.", "BrBG"),
    ("Gene up-regulation is displayed in red and down-regulation in blue, with unchanged genes in "
     "white.",
     BLUE_RED),
    ("Upregulated genes are shown in yellow, downregulated ones in blue.",
     "cividis viridis YlGnBu_r plasma RdYlBu_r"),
    ("Red denotes overexpression, green denotes underexpression.", "RdYlGn_r"),
    ("The legend shows a gradient: blue (negative), white (neutral), orange (positive).",
     "PuOr_r RdBu_r coolwarm RdYlBu_r"),
    ("The gradient legend goes from purple (decrease) through white to green (increase).", "PRGn"),
    ("Colormap: RdYlGn, range 0–100.", "RdYlGn"),
    ("It is drawn with sns.heatmap(df, cmap=\"YlOrRd\", annot=True).", "YlOrRd"),
    ("Uses the `magma_r` colour map so that intense months look dark.", "magma_r"),
    ("plotted in the Greys colormap (white = 0)", "Greys"),
    ("The matplotlib default colormap viridis encodes the mean return.", "viridis"),
    ("The colours are those of the 'cividis' map, dark blue up to yellow.", "cividis"),
    ("Inverted grayscale: 0 is black and 1 is white.", GRAY),
    ("Grey levels: the blacker a cell, the more often the pair was confused.", GRAY_R),
    ("It is a black and white heatmap, lighter meaning better.", GRAY),
    ("white (0) – light gray – dark gray – black (1)", GRAY_R),
    ("The palette is monochrome: near-white for the weakest, charcoal for the strongest links.", GRAY_R),
    ("Turquoise-to-navy scale; the more navy, the more trips.", "GnBu YlGnBu PuBu crest mako_r Blues"),
    ("The scale runs from a pale yellow-green at 0 to a deep green at 1.", "YlGn Greens"),
    ("Lemon yellow is the minimum, dark forest green the maximum.", "YlGn summer_r"),
    ("pale pink → hot pink → dark purple with rising viscosity", "RdPu PuRd"),
    ("Low values light pink, high values dark pink/magenta", "RdPu PuRd"),
    ("From pale blue-violet to a rich dark violet.", "Purples BuPu"),
    ("The bar ranges from ivory (0 kWh) to dark chocolate brown (30 kWh).", "YlOrBr Oranges"),
    ("Orange shades: the more intense the orange, the more parcels.", "Oranges"),
    ("Grid cells vary from light to dark orange according to the number of tickets.", "Oranges"),
    ("The chart's cells move from pale to deep purple along the score.", "Purples BuPu"),
    ("Cells: dark = bad, light = good, all in blue.", "Blues_r"),
    ("Deep red signals failure and white perfect compliance; compliance is what the bar measures, 0 "
     "to 100 %.",
     "Reds_r"),
    ("Lower is better here: green cells hold low error, red cells hold high error.", "RdYlGn_r"),
    ("White marks the lowest, and black the highest numbers of visits; between them lie reds and "
     "oranges.",
     "hot_r gist_heat_r afmhot_r magma_r inferno_r rocket_r"),
    ("A 'heat' palette, black via red and orange to pale yellow.", "hot inferno afmhot gist_heat"),
    ("The colour key to the right is a strip whose lower end is midnight blue and whose upper end "
     "is bright yellow; teal lies half-way.",
     "viridis"),
    ("Cells in the lower left are dark violet, near the minimum; those in the upper right are "
     "bright yellow, near the maximum. The colours between are blue-green.",
     "viridis"),
    ("blue-to-yellow colormap, blue low", "viridis cividis plasma YlGnBu_r"),
    ("purple-to-yellow colormap", "viridis plasma"),
    ("white-to-green gradient", "Greens"),
    ("green-to-red scale (green = low cost, red = high cost)", "RdYlGn_r"),
    ("red-to-green scale", "RdYlGn"),
    ("blue-white-red colour scheme, centred at 0", "bwr RdBu_r coolwarm seismic vlag"),
    ("brown-to-teal diverging palette", "BrBG"),
    ("pink-to-green diverging palette", "PiYG"),
    ("purple-orange diverging scale with purple for negative values", "PuOr_r"),
    ("dark-to-light blue: dark for few, light for many", "Blues_r"),
    ("The cells go from blue at −1 over white at 0 to red at +1, the diagonal is therefore dark red.",
     BLUE_RED),
    ("R-squared: 0.0 deep blue, 0.5 pale grey-white, 1.0 deep red", BLUE_RED),
    ("Correlation strength is represented by color: shades of red for positive correlations and "
     "shades of blue for negative correlations, with intensity reflecting magnitude.",
     BLUE_RED),
    ("Positive correlations are displayed in blue and negative correlations in red color. Color "
     "intensity is proportional to the correlation coefficients.",
     RED_BLUE),
    ("In the confusion matrix, darker blue squares along the diagonal show a high number of correct "
     "predictions while light blue squares show few.",
     "Blues"),
    ("The heatmap employs a color palette transitioning from dark purple (indicating lower scores) "
     "to vibrant yellow (indicating higher scores).",
     "viridis"),
    ("High retention rates are highlighted in dark green, while low retention rates are shown in "
     "light green or yellow.",
     "YlGn Greens"),
    ("The color scale goes from light beige to dark red, with the darkest red found at 9.8.",
     "OrRd YlOrRd Reds"),
    ("Warm colors (red, orange) indicate high temperature while cool colors (blue) indicate low "
     "temperature.",
     BLUE_RED + " RdYlBu_r jet turbo Spectral_r"),
    ("Values go from deep violet for 0 over blue, green and yellow to red for 100.",
     "rainbow turbo jet Spectral_r"),
    ("The colour of a cell is dark blue where the queue is short and switches to cyan, yellow and "
     "finally dark red where it is long.",
     "jet turbo"),
    ("Purple cells: below 20. Blue cells: 20 to 40. Green cells: 40 to 60. Yellow cells: above 60.",
     "viridis"),
    ("- Dark red: 80–100\n- Orange: 60–80\n- Yellow: 40–60\n- Light green: 20–40\n- Dark green: 0–20",
     "RdYlGn_r"),
    ("Colour classes: 0 white; 1–5 pale blue; 6–20 mid blue; over 20 navy.", "Blues"),
    ("#ffffe5 at the bottom, #004529 at the top", "YlGn"),
    ("Gradient: rgb(255,255,217) → rgb(8,29,88)", "YlGnBu"),
    ("The annotation text is dark grey. Shading: from white for the least to deep purple for the "
     "most frequent.",
     "Purples BuPu"),
    ("Grey tiles have no data. Otherwise the tiles are yellow for slow and red for fast.",
     "YlOrRd autumn_r"),
    ("Labels on the left are coloured by family (blue for birds, green for reptiles). The cells run "
     "from white at 0 to red at 1.",
     "Reds"),
    ("A black rectangle marks the training range. Errors go from white (0) to dark orange (5).",
     "Oranges"),
    ("A dashed red line separates seen from unseen tasks. The colour bar goes from light grey to "
     "dark green.",
     "Greens"),
    ("The panel for Blue Ridge Parkway is the brightest. Visits are coloured from black to white.", GRAY),
    ("Numbers in white or black. cmap: PuBu, vmin 0.", "PuBu"),
    ("The diagonal is masked in white. Distances grow from light yellow to dark blue.", "YlGnBu"),
    ("Stars mark p < 0.05. Blue is negative, red is positive, white is zero.", BLUE_RED),
    ("Plasma glucose is listed in rows. White = 3 mmol/L, dark red = 15 mmol/L.", "Reds"),
    ("The rocket stages are on the y axis; thrust is shown from white to dark blue.", "Blues"),
    ("Accuracy for GPT-3.5-turbo and others; shades of green, darker for better.", "Greens"),
    ("Jet fuel prices by airport; pale yellow is cheap and dark red expensive.", "YlOrRd"),
    ("The Red Sea and the Black Sea are the first two rows. The values lie between 18 and 31.", None),
    ("Silver, gold and bronze medals are the columns.", None),
    ("Rows: Deep learning, Light GBM, Dark knowledge; columns: low, mid and high resource.", None),
    ("Bold numbers mark the best result; a red arrow points to the outlier.", None),
    ("The heatmap has a white background and gray grid lines.", None),
    # parts of descriptions, with other things around
    ("# Heatmap: Jailbreak success\n"
     "## Overview\n"
     "The image is a heatmap comparing six attacks (rows) and five models (columns).\n"
     "* **Color Scale:** On the right side. It ranges from 0 (white) to 100 (dark red), labeled "
     "\"ASR (%)\".\n"
     "* GCG row: mostly red, with the Llama-2 cell nearly white (4.2).\n"
     "### Key observations\n"
     "- The darkest red cell is AutoDAN on Vicuna (97.1).",
     "Reds"),
    ("The figure shows a 10x10 confusion matrix. The diagonal cells are dark blue, indicating high "
     "counts, while off-diagonal cells are very light blue or white, indicating low or zero counts. "
     "White text is used on dark cells.",
     "Blues"),
    ("This heatmap depicts layer-wise cosine similarity. Both axes list layers 0-31. The color bar "
     "(0.2 - 1.0) transitions from dark purple at the low end to yellow at the high end. A bright "
     "yellow line runs along the diagonal since each layer is identical to itself. Off-diagonal "
     "regions are teal and blue.",
     "viridis"),
    ("*Alt text:* Correlation heatmap. Dark blue squares show strong negative correlation (-1), "
     "white squares no correlation (0) and dark red squares strong positive correlation (+1). The "
     "upper half is blank.",
     BLUE_RED),
    ("**Color Key:**\n- Green: accuracy above 80%\n- Yellow: 50-80%\n- Red: below 50%", "RdYlGn"),
    ("## Legend\n"
     "| Color | Meaning |\n"
     "|---|---|\n"
     "| Dark green | strong gain (> +5) |\n"
     "| Light green | small gain (0 to +5) |\n"
     "| Light red | small loss (-5 to 0) |\n"
     "| Dark red | strong loss (< -5) |",
     "RdYlGn PiYG"),
    ("Attention map for the sentence. Bright yellow patches mean strong attention; the dark "
     "blue-purple areas receive almost none. The colour bar on the right is unlabelled.",
     "viridis plasma"),
    ("The cell colors range from light yellow for low values (e.g., 0.12) to dark blue for high "
     "values (e.g., 0.93). Cells with missing entries are shown in light gray with a diagonal hatch.",
     "YlGnBu"),
    ("Color-coding: The heatmap uses a reversed grayscale in which higher probabilities are darker.",
     GRAY_R),
    ("The color gradient on the right, labelled 'Perplexity', spans 5 (light) to 80 (dark). All "
     "cells are in shades of orange.",
     "Oranges"),
    ("A red-green scheme marks whether the tuned model is worse (red) or better (green) than the "
     "base model.",
     "RdYlGn"),
    ("The colours of the tiles follow a diverging palette. Tiles where treatment reduced the load "
     "are blue, tiles where the load increased are orange-red; no difference is off-white.",
     BLUE_RED + " RdYlBu_r"),
    ("Figure 4: Speed-up over the baseline. 1.0x is drawn white, slowdowns in increasingly dark "
     "blue, and speed-ups in increasingly dark red.",
     BLUE_RED),
    ("The map is coloured by depth: the shallowest cells are pale turquoise, the deepest ones dark "
     "blue.",
     "GnBu YlGnBu PuBu Blues"),
    ("Panels (a)-(d) share a colour bar at the bottom: 'Normalized score', 0 to 1, from light pink "
     "at the left to dark purple at the right. Black dots mark significant cells.",
     "RdPu BuPu PuRd"),
    ("Temperature of the processor cores: black means off, then dark red, bright red, orange, "
     "yellow, and white at 95 °C.",
     "hot afmhot gist_heat"),
    ("Each hexagon is light gray when there are no bikes and gets progressively darker blue with "
     "more bikes.",
     "Blues PuBu"),
    ("The heat map shows hourly activity; idle hours are white and the busiest are a deep forest "
     "green.",
     "Greens"),
    ("Colour bar: vertical; top = 1.0 (yellow), middle = 0.5 (teal), bottom = 0.0 (dark purple).",
     "viridis"),
    ("Colour bar: top dark red 40, bottom white 0.", "Reds"),
    ("The vertical bar at the right shades from dark blue at the top (100) to white at the bottom "
     "(0).",
     "Blues"),
    ("The bar's colours, read from the bottom up, are dark blue, light blue, white, pink and dark "
     "red.",
     BLUE_RED),
    ("From top to bottom the colour bar goes from dark red through white to dark blue.", BLUE_RED),
    ("Reading the legend from left to right: pale yellow, light green, teal, dark blue.", "YlGnBu"),
    ("The scale starts with white at 0 and becomes purple, reaching a very dark violet at 1.",
     "Purples BuPu"),
    ("The lower the score, the redder the cell; the higher, the greener. Around 50 the cells are "
     "yellow.",
     "RdYlGn"),
    ("Higher win rates get a deeper green; anything under 50 % turns pink to magenta.", "PiYG"),
    ("Cells in darker shades contain more samples. The palette is seaborn's default.",
     "Blues Greys rocket_r viridis_r"),
    ("The shading is blue: #deebf7 for the least, #08306b for the most.", "Blues"),
    ("Monochrome teal shading, darker = larger.", "BuGn GnBu PuBuGn"),
    ("On the left panel, light-to-dark green signals increasing precision; on the right panel the "
     "same palette is used for recall.",
     "Greens"),
    ("Legend at the bottom: “0%” (white), “100%” (saturated red).", "Reds"),
    ("The heatmap's color scheme goes from cool (blue) for low RMSE to warm (red) for high RMSE.",
     BLUE_RED),
    ("Blue-to-green-to-yellow color scale, with yellow corresponding to the highest reward.", "viridis"),
    ("Rows are shades of purple to yellow: purple signals a rejection rate near 0 and yellow a rate "
     "near 1.",
     "viridis plasma"),
    ("The intensity of the red colour shows how many defects were found (white none, dark red more "
     "than 30).",
     "Reds"),
    ("Values below 0.05 are highlighted in bold. Cells are coloured from dark green (p = 0) to "
     "white (p = 1).",
     "Greens_r"),
    ("Low latency (under 10 ms) is green, medium latency yellow, and high latency (over 100 ms) red.",
     "RdYlGn_r"),
    ("The darkest shade of blue (92%) is in the top-left. Lighter shades represent lower accuracy. "
     "Lightest cell: 11%.",
     "Blues"),
    ("Orange and red hues indicate more rainfall, yellow hues less.", "YlOrRd"),
    ("yellowish cells = weak binding, greenish = intermediate, dark bluish = strong binding", "YlGnBu"),
    ("The gradient is from light grayish-blue to dark navy.", "Blues PuBu"),
    ("Vertical colour bar labelled 'Z-score', from −3 (green) over black (0) to +3 (red).", "list"),
    ("Genes with high expression are bright red, genes with low expression bright green.", "RdYlGn_r"),
    ("Colors represent win probability: 0% – dark red, 50% – white, 100% – dark blue.", RED_BLUE),
    ("The tone goes from pale to dark brown as soil moisture drops; blue-green tones mark wet soil "
     "and the centre is near-white.",
     "BrBG"),
    ("Coloring: the higher the correlation, the more yellow the cell; low ones are dark violet.",
     "viridis plasma"),
    ("White squares are for 0 trips; everything else is coloured by the YlOrRd palette.", "YlOrRd"),
    ("A standard red–yellow–blue diverging map (blue = cold, red = hot).", "RdYlBu_r"),
    ("The legend explains: dark = frequent; light = rare. All cells are tinted in green.", "Greens"),
    # plain ones
    ("The image is a heatmap of word error rates for nine accents and four systems. A color bar on "
     "the right maps values from 5 (light yellow) to 40 (dark red).",
     "YlOrRd"),
    ("This chart is a heatmap. Values are encoded with a color gradient from pale blue (lowest) to "
     "navy (highest); each cell also shows its number.",
     "Blues PuBu"),
    ("* **Legend:** a vertical color bar labelled \"Win rate (%)\", running from deep purple at 0 "
     "to bright yellow at 100.",
     "viridis"),
    ("Colour scheme: cells close to 0 are white, negative cells are blue, positive cells are red, "
     "with saturation proportional to magnitude.",
     BLUE_RED),
    ("The heat map uses green shades; cells with more commits are darker.", "Greens"),
    ("Higher BLEU scores are shown in darker shades of green, lower ones in lighter shades.", "Greens"),
    ("Color legend (bottom): 0.2 - light orange; 0.5 - orange; 0.8 - dark orange/brown.",
     "Oranges YlOrBr"),
    ("The background shading of each cell indicates its relative magnitude, from white (minimum) to "
     "saturated red (maximum).",
     "Reds"),
    ("Cells are filled with tones that range from beige through orange to dark purple as the number "
     "of requests goes up.",
     "magma_r rocket_r inferno_r"),
    ("On the right a color scale from −5 to +5 goes from dark brown over white to dark teal.", "BrBG"),
    ("The darker the shade of gray, the greater the overlap between the two lists.", GRAY_R),
    ("A matplotlib-style viridis palette is used: violet cells are slow, yellow cells fast.", "viridis"),
    ("Yellow squares have the highest intensity, and dark blue ones the lowest; green lies in "
     "between.",
     "viridis"),
    ("The temperature scale is coloured from dark blue (−10 °C) through white (0 °C) to dark red "
     "(+10 °C).",
     BLUE_RED),
    ("Error is displayed on a red scale, where dark red cells flag errors above 20 %.", "Reds"),
    ("The lowest values are light green and the highest are dark blue, passing through teal.",
     "GnBu YlGnBu"),
    ("The similarity goes from 0 (black) to 1 (white).", GRAY),
    ("Similarity matrix, from black (dissimilar) via purple and orange to light yellow (identical).",
     "inferno magma"),
    ("Colour-coded from red (poor) to green (excellent) with yellow at around 50 %.", "RdYlGn"),
    ("Low-risk cells are green, medium-risk cells amber and high-risk cells red.", "RdYlGn_r"),
    ("- light purple → few\n- medium purple → some\n- dark purple → many", "Purples"),
    ("**Color bar (right):** 'Count', 0–500; the colours deepen from off-white to dark blue.", "Blues"),
    ("The colors of the heatmap progress from dark blue at the smallest values through turquoise "
     "and green to yellow at the largest.",
     "viridis"),
    ("Bright orange means a strong attention weight and black means none.",
     "gist_heat hot afmhot copper inferno"),
    ("Positive loadings are shaded blue, negative loadings red, and near-zero loadings white.", RED_BLUE),
    ("In the plot, red marks a deficit and blue a surplus; balanced months are pale.", RED_BLUE),
    ("The colour map is 'YlGnBu' with darker tones for longer delays.", "YlGnBu"),
    ("Cell colour follows the Spectral map in reverse, blue for low and red for high.", "Spectral_r"),
    ("The colour goes from yellow at the bottom of the scale to dark green at the top.", "YlGn summer_r"),
    ("Shades: very light red for 1-5, light red for 6-10, red for 11-20 and dark red for 21 and "
     "more.",
     "Reds"),
    ("Blue tint: intensity grows with the percentage of agreement.", "Blues"),
    ("Purple-to-white, with purple at the strongest correlations.", "Purples"),
    ("Cells in dark green perform best (above 90%), cells in light green perform moderately, and "
     "cells in white perform worst.",
     "Greens"),
    ("Dark cells mark low scores and bright yellow cells high ones, as in the inferno palette.",
     "inferno"),
    ("White lines separate the groups of tasks. The cells run from pale pink to deep magenta.",
     "RdPu PuRd"),
    ("The text in the cells is black; cells are tinted in orange, stronger for higher costs.", "Oranges"),
    ("Hatched cells were not run. The others are shaded in blue by throughput (darker = faster).",
     "Blues"),
    ("The colourbar has dark red at its top (1.0), white in the middle (0.0) and dark blue at its "
     "bottom (−1.0).",
     BLUE_RED),
    ("Colour bar from 1 to 10⁴ on a log scale, white to dark green.", "Greens"),
    ("Numbers only; the cells carry no colour.", None),
    # more voices
    ("The table uses colour to show the rank: the best are dark green, the worst white.", "Greens"),
    ("The higher the value, the lighter the cell; colours run from black over purple and orange to "
     "a pale yellow.",
     "inferno magma"),
    ("Legend: colour bar from 0 % (purple) to 100 % (yellow).", "viridis plasma"),
    ("- **Colour scale**: 0.0 (dark blue) – 1.0 (dark red), white around 0.5", BLUE_RED),
    ("- Scale bar: bottom purple-black 0.00, top pale yellow 0.35", "inferno magma viridis"),
    ("The heat map is blue-to-red, blue being low.", BLUE_RED),
    ("Cells go from white (p = 1) to dark red (p < 0.001).", "Reds_r Reds"),
    ("Deeper shades of teal correspond to longer waiting times.", "GnBu BuGn PuBuGn"),
    ("The visual encoding is a sequential purple-blue palette; dark = dense.", "PuBu BuPu"),
    ("The colors range from dark red (−0.42) through light beige/white (0) to dark blue (0.88).",
     RED_BLUE),
    ("colored from pale yellow (lowest error) via green to dark blue (highest error)", "YlGnBu"),
    ("Squares vary from light pinkish-white to dark crimson.", "Reds"),
    ("A heatmap with a yellow-to-purple color scale, where yellow is low and purple is high.",
     "viridis_r plasma_r"),
    ("Color: low values are blue, high values are yellow; mid values greenish.", "viridis"),
    ("The visualization uses a purple-white-green palette, purple for negative.", "PRGn"),
    ("Tones of burnt orange for large and cream for small differences.", "Oranges YlOrBr OrRd"),
    ("Shading goes from transparent/white to solid blue.", "Blues"),
    ("A map of reds: light salmon for few and dark maroon for many.", "Reds OrRd"),
    ("Coloured with a gradient (lower=lighter, higher=darker) of green.", "Greens"),
    ("The hotter the colour (yellow → red), the higher the density.", "YlOrRd autumn_r"),
    ("Dark cells = low similarity, bright cells = high similarity (black to white).", GRAY),
    ("color coded: <60 red, 60–80 yellow, >80 green", "RdYlGn"),
    ("Blue bars... no heatmap colours are described here; cells contain numbers only.", None),
    # what is easily misread
    ("The matrix shows the share of missing answers: white for no missing values, blue for a high share.",
     "Blues"),
    ("Deeper red means a stronger positive link.\nDeeper blue means a stronger negative link.\n"
     "Near 0 (white) the link is weak.",
     BLUE_RED),
    ("Average rating on a red-to-green scale, where red is a lower and green a higher rating.", "RdYlGn"),
    ("- Deep green: higher pass rates\n- Deep red: lower pass rates", "RdYlGn"),
    ("Failed < 60 in red, 60–80 in yellow, > 80 in green.", "RdYlGn"),
    ("🟢 above 90, 🟡 70 to 90, 🔴 below 70", "RdYlGn"),
    ("Blue (few) $\\rightarrow$ white (middle) $\\rightarrow$ red (many)", BLUE_RED),
    ("A darker colour (red) stands for more reads.", "Reds"),
    ("Colour bar: from −2 (green) through 0 (black) to 2 (red).", "list"),
    ("A blue gradient (lower = lighter, higher = darker).", "Blues"),
    ("The hotter the colour (from yellow to red), the more visitors.", "YlOrRd autumn_r"),
    ("White is not common and dark blue extremely common.", "Blues"),
    ("A large loss is dark red, a small loss light red, a small gain light green and a large gain "
     "dark green.",
     "RdYlGn"),
    ("The low end of the scale (labelled 'White') is dark blue, its high end (labelled 'Black') dark red.",
     BLUE_RED),
    ("gray where nothing was expressed, dark blue where a lot was", "Blues PuBu"),
    ("colours from lightgray to darkgreen", "Greens"),
    ("Blue, down; red, up; white, no change.", BLUE_RED),
    ("Blue means down, red means up.", BLUE_RED),
)
PANELS: tuple[tuple[tuple[str, str | None], ...], ...] = (
    # the same figure, panel by panel
    (("(a) Precision: shades of blue, darker is higher.", "Blues"),
     ("(b) Recall: shades of green, darker is higher.", "Greens"),
     ("(c) Difference: red for gains and blue for losses.", BLUE_RED)),
    (("Left: 'mean reward', dark purple (low) to yellow (high).", "viridis"),
     ("Right: 'standard deviation', white to black.", GRAY_R)),
    (("**Before.** Color bar from 0 (white) to 50 (dark red).", "Reds"),
     ("**After.** Color bar from 0 (white) to 50 (dark blue).", "Blues"),
     ("**Change.** Color bar from −50 (purple) via 0 (white) to 50 (green).", "PRGn")),
)
