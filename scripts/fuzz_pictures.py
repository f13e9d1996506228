#!/usr/bin/env python3
"""Compare pictures with mutated copies of themselves, and read them: thousands of hostile files.

    python3 scripts/run.py python scripts/fuzz_pictures.py --count 50000

Each case is made from its number alone, so that one that goes wrong can be looked at again with
``--start NUMBER --count 1 --keep FOLDER``. It goes wrong if anything but a ReplotError comes out, if it
takes too long, if the program dies, or if two pictures that differ pass as the same.
"""

from __future__ import annotations

import argparse
import io
import json
import multiprocessing
import random
import resource
import struct
import sys
import time
import traceback
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from replot.comparing.png import HEAD, Png, chunk

SLOW = 10.0
"""A case may take so many seconds of processor time."""

MEMORY = 3 << 30
"""So many bytes may be in use at most."""

BATCH = 250
"""Cases that one process works on before a new one takes over."""

EDGE, LOUD = 0.02, 10
"""In pictures that pass, at most this share of the pixels may differ by more than so many levels: edges of
lines and letters within a pixel."""

Chunks = list[tuple[bytes, bytes]]


class Base(NamedTuple):
    """A sound file and what it may be compared with."""

    name: str
    data: bytes


def chunks_of(data: bytes) -> Chunks:
    """The chunks of a sound PNG: name and content."""
    return [(name, bytes(body)) for name, body in Png.of(data).chunks]


def png(chunks: Chunks) -> bytes:
    """A PNG of chunks."""
    return HEAD + b"".join(chunk(*one) for one in chunks)


@cache
def bases() -> tuple[Base, ...]:
    """Small figures in every kind of file that replot reads."""
    import matplotlib
    import seaborn
    from matplotlib.figure import Figure as Canvas
    from PIL import Image

    from replot.comparing.recording import of_canvas
    from replot.drawing import to_bytes
    from replot.figure import Annotation, Axis, ColorScale, Figure, Grid, Panel
    from replot.style import Style

    values = np.round(np.random.default_rng(0).uniform(5, 95, (3, 4)), 1)
    values[1, 2] = np.nan
    panel = Panel(Axis("Length", ("5", "6", "7", "8")), Axis("Type", ("a", "b", "c")), Grid(values), None,
                  ColorScale("Blues", 0, 100, label="Share (%)"), Annotation(True, ".1f"))
    figure, two = Figure((panel,), "Accuracy"), Figure((panel, panel), None)
    small = Style.load("paper").replace(dpi=72)
    canvas = Canvas(figsize=(3, 2), dpi=60)
    seaborn.heatmap(values, ax=canvas.add_subplot(), annot=True, cmap="Blues", vmin=0, vmax=100)
    recorded = of_canvas(canvas).picture
    assert recorded is not None
    own = to_bytes(figure, "png", small)
    image = Image.open(io.BytesIO(own)).convert("RGB")

    def saved(form: str, picture: Image.Image = image, **options: object) -> bytes:
        out = io.BytesIO()
        picture.save(out, form, **options)
        return out.getvalue()

    matplotlib.rcParams["svg.hashsalt"] = "fuzz"
    return (Base("own.png", own), Base("recorded.png", recorded.data),
            Base("two.png", to_bytes(two, "png", small)), Base("plain.png", saved("PNG")),
            Base("palette.png", saved("PNG", image.quantize(200))),
            Base("grey16.png", saved("PNG", Image.fromarray(np.asarray(image.convert("L")).astype(np.uint16)
                                                            * 257))),
            Base("alpha.png", saved("PNG", image.convert("RGBA"))),
            Base("photo.jpg", saved("JPEG", quality=90)), Base("photo.webp", saved("WEBP", lossless=True)),
            Base("photo.tif", saved("TIFF", compression="tiff_lzw")), Base("photo.gif", saved("GIF")),
            Base("photo.bmp", saved("BMP")),
            Base("own.svg", to_bytes(figure, "svg")), Base("own.pdf", to_bytes(figure, "pdf")))


# mutations of any file

def flipped(data: bytes, rng: random.Random) -> bytes:
    out = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 8, 64))):
        out[rng.randrange(len(out))] ^= 1 << rng.randrange(8)
    return bytes(out)


def cut(data: bytes, rng: random.Random) -> bytes:
    return data[:rng.randrange(len(data))]


def spliced(data: bytes, rng: random.Random) -> bytes:
    a, b = sorted((rng.randrange(len(data)), rng.randrange(len(data))))
    part = data[a:min(b, a + 5000)]
    at = rng.randrange(len(data))
    return rng.choice((data[:a] + data[b:], data[:at] + part + data[at:], data[:a] + rng.randbytes(b - a)
                       + data[b:], data[:a] + part * rng.randrange(2, 5) + data[b:]))


def numbered(data: bytes, rng: random.Random) -> bytes:
    """A field of one to eight bytes at its limits."""
    size = rng.choice((1, 2, 4, 8))
    at = rng.randrange(max(1, len(data) - size))
    return data[:at] + rng.choice((b"\0", b"\xff", b"\x7f", b"\x80", b"\x01")) * size + data[at + size:]


ANY = (flipped, cut, spliced, numbered)


# mutations of PNG files, with sound lengths and checksums

def header(chunks: Chunks, rng: random.Random) -> Chunks:
    """Another size, depth, colour type, compression, filter or interlace."""
    fields = list(struct.unpack(">IIBBBBB", chunks[0][1]))
    k = rng.randrange(7)
    fields[k] = rng.choice((0, 1, 2, 3, 4, 6, 8, 16, 255, fields[k] + 1, max(0, fields[k] - 1)) if k > 1 else
                           (0, 1, fields[k] + 1, fields[k] - 1, fields[1 - k], 20_000, 2 ** 31 - 1,
                            2 ** 32 - 1))
    packed = struct.pack(">IIBBBBB", fields[0], fields[1], *(field & 255 for field in fields[2:]))
    return [(b"IHDR", packed), *chunks[1:]]


def shuffled(chunks: Chunks, rng: random.Random) -> Chunks:
    out = list(chunks)
    how, k = rng.randrange(5), rng.randrange(len(out))
    if how == 0:
        del out[k]
    elif how == 1:
        out.insert(rng.randrange(len(out)), out[k])
    elif how == 2:
        rng.shuffle(out)
    elif how == 3:
        names = b"IDAT", b"PLTE", b"tRNS", b"iTXt", b"zTXt", b"fdAT", b"AAAA", b"gAMA", b"IEND"
        out[k] = rng.choice(names), out[k][1]
    else:
        out[k] = out[k][0], (b"" if rng.random() < 0.3 else flipped(out[k][1], rng) if out[k][1] else b"x")
    return out


def stream(chunks: Chunks, rng: random.Random) -> Chunks:
    """Other pixels, too many or too few of them, strange filters; or a broken stream."""
    raw = bytearray(zlib.decompress(b"".join(body for name, body in chunks if name == b"IDAT")))
    how = rng.randrange(7)
    if how == 0:
        for _ in range(rng.choice((1, 3, 300))):
            raw[rng.randrange(len(raw))] = rng.randrange(256)
    elif how == 1:
        del raw[rng.randrange(len(raw)):]
    elif how == 2:
        raw += bytes(rng.choice((1, 1000, 3_000_000, 60_000_000)))
    elif how == 3:
        height = int.from_bytes(chunks[0][1][4:8], "big")
        line = len(raw) // max(1, height)
        for _ in range(rng.randrange(1, 20)):
            raw[min(len(raw) - 1, rng.randrange(max(1, height)) * line)] = rng.randrange(256)
    elif how == 4:
        a, b = sorted((rng.randrange(len(raw)), rng.randrange(len(raw))))
        raw[a:b] = bytes(b - a)
    packed = zlib.compress(bytes(raw), 1)
    if how == 5:
        packed = flipped(packed, rng)
    elif how == 6:
        packed += rng.randbytes(rng.randrange(1, 100))
    rest = [one for one in chunks if one[0] != b"IDAT"]
    at = rng.randrange(1, len(packed))
    parts = [(b"IDAT", packed)] if rng.random() < 0.7 else [(b"IDAT", packed[:at]), (b"IDAT", packed[at:])]
    if how != 6 and rng.random() < 0.05:
        parts.insert(1, (b"tEXt", b"Between\0pictures"))
    return [*rest[:-1], *parts, rest[-1]]


def bomb(chunks: Chunks, rng: random.Random) -> Chunks:
    """A text or a profile that unpacks to much more than it is."""
    name = rng.choice((b"replot", b"replot-layout", b"Comment", b"XML:com.adobe.xmp"))
    times = rng.choice((10_000, 2_000_000, 40_000_000))
    body = zlib.compress(rng.choice((b"\0", b"[", b" ", b'{"a":')) * times, 9)
    new = rng.choice(((b"iTXt", name + b"\0\1\0\0\0" + body), (b"zTXt", name + b"\0\0" + body),
                      (b"iCCP", b"icc\0\0" + body), (b"tEXt", name + b"\0" + b"x" * 2_000_000)))
    rest = [one for one in chunks if rng.random() < 0.5 or not one[1].startswith(name + b"\0")]
    return [rest[0], new, *rest[1:]]


def moving(chunks: Chunks, rng: random.Random) -> Chunks:
    """A second frame, as in APNG."""
    width, height = struct.unpack_from(">II", chunks[0][1])
    frames = rng.choice((1, 2, 2 ** 31))
    control = struct.pack(">IIIIIHHBB", 0, width, height, 0, 0, 1, 1, 0, 0)
    body = b"".join(body for name, body in chunks if name == b"IDAT")
    out = [chunks[0], (b"acTL", struct.pack(">II", frames, 0)), (b"fcTL", control), *chunks[1:-1]]
    if rng.random() < 0.7:
        out += [(b"fcTL", struct.pack(">IIIIIHHBB", 1, width, height, 0, 0, 1, 1, 0, 0)),
                (b"fdAT", struct.pack(">I", 2) + body)]
    return [*out, chunks[-1]]


def carried(chunks: Chunks, rng: random.Random) -> Chunks:
    """A spec or a layout that lies, with sound chunks around it."""
    out = list(chunks)
    spots = [k for k, (name, body) in enumerate(out) if name == b"iTXt" and body.startswith(b"replot")]
    if not spots:
        return stream(chunks, rng)
    k = rng.choice(spots)
    key, _, rest = out[k][1].partition(b"\0")
    data = json.loads(zlib.decompress(rest[4:]))
    for _ in range(rng.choice((1, 1, 2, 5))):
        lie(data, rng)
    text = json.dumps(data).encode()
    if rng.random() < 0.1:
        text = flipped(text, rng)
    out[k] = b"iTXt", key + b"\0\1\0\0\0" + zlib.compress(text)
    return out


LIES: tuple[object, ...] = (
    None, 0, -1, 1, 2, 3, 1e308, -1e308, 1e-320, 10 ** 400, 2 ** 63, True, "", "x", "\0", "\u202e",
    "$\\frac{1}{0}$", "<script>", "A" * 5000, "../../etc/passwd", [], {}, [[]], [None], "nan", 0.5, 1e6,
    "viridis", "log", ".1f",
    "%s%s%s%n", "{0.__class__}", "100000.99999f", [1, 2], ["#123456", "#fff"], 255, 256)


def lie(data: object, rng: random.Random) -> None:
    """Change one thing anywhere in plain data."""
    spots: list[tuple[object, object]] = []

    def walk(node: object) -> None:
        if isinstance(node, dict):
            spots.extend((node, key) for key in node)
            for value in node.values():
                walk(value)
        elif isinstance(node, list):
            spots.extend((node, k) for k in range(len(node)))
            for value in node:
                walk(value)

    walk(data)
    node, key = rng.choice(spots)
    how = rng.random()
    here = node[key]  # type: ignore[index]
    if how < 0.15:
        del node[key]  # type: ignore[attr-defined]
    elif how < 0.3 and isinstance(node, list):
        node.extend([here] * rng.choice((1, 3, 400)))
    elif how < 0.55 and isinstance(here, (int, float)) and not isinstance(here, bool):
        node[key] = rng.choice((here + 1, here - 0.1, -here, here * 1000, here * 1e-9))  # type: ignore[index]
    else:
        node[key] = rng.choice(LIES)  # type: ignore[index]


PNG_ONLY = (header, shuffled, stream, stream, bomb, moving, carried, carried, carried)


def case(number: int) -> tuple[Base, str, bytes]:
    """The base, the name of the mutation and the mutated file of a case."""
    rng = random.Random(number)
    base = rng.choice(bases())
    if base.name.endswith(".png") and rng.random() < 0.8:
        mutate = rng.choice(PNG_ONLY)
        return base, mutate.__name__, png(mutate(chunks_of(base.data), rng))
    chosen: Callable[[bytes, random.Random], bytes] = rng.choice(ANY)
    data = base.data
    for _ in range(rng.choice((1, 1, 3))):
        data = chosen(data, rng) or data
    return base, chosen.__name__, data


def judged(number: int) -> tuple[str, str]:
    """What becomes of a case: ``error``, ``found``, ``same``, or ``WRONG`` and why."""
    base, how, data = case(number)
    name = f"{number} {base.name} {how}"
    started = time.process_time()
    try:
        outcome = _outcome(number, base, data)
    except MemoryError:
        return "WRONG", f"{name}: out of memory"
    except Exception:
        return "WRONG", f"{name}: {traceback.format_exc(limit=-4)}"
    if time.process_time() - started > SLOW:
        return "WRONG", f"{name}: took {time.process_time() - started:.1f} s"
    return outcome if outcome[0] != "WRONG" else ("WRONG", f"{name}: {outcome[1]}")


def _outcome(number: int, base: Base, data: bytes) -> tuple[str, str]:
    from replot.comparing import compare, read_values
    from replot.errors import ReplotError
    from replot.figure import Figure
    from replot.reading.carried import read_carried

    if base.name.endswith((".svg", ".pdf")):
        try:
            figure, _ = read_carried(data, name="mutated")
        except ReplotError as error:
            return "error", str(error)
        return ("same" if isinstance(figure, Figure) else "WRONG"), ""
    try:
        verdict = compare(base.data, data)
    except ReplotError as error:
        return "error", _message(str(error))
    sound = bases()[0].data
    also: tuple[Callable[[], object], ...] = (
        lambda: compare(data, data), lambda: compare(sound, data),
        lambda: read_values(data, read_carried(sound)[0]))
    # the slower ways only now and then
    for way in also[:3 if number % 16 == 0 else number % 4 == 0]:
        try:
            way()
        except ReplotError:
            pass
    if not verdict.same:
        return "found", _message(str(verdict))
    wrong = _differs(base.data, data)
    return ("WRONG", f"passes, but {wrong}") if wrong else ("same", "")


def _message(text: str) -> str:
    if not text.strip() or "Traceback" in text:
        raise AssertionError(f"no message: {text!r}")
    return text


def _differs(old: bytes, new: bytes) -> str:
    """Whether another decoder finds that two pictures differ by more than what does no harm."""
    from PIL import Image

    shown = []
    for data in (old, new):
        if data.startswith(HEAD):
            # Pillow refuses long texts, even if nobody asks for them
            data = png([one for one in chunks_of(data) if one[0] not in (b"iTXt", b"zTXt", b"tEXt", b"iCCP")])
        image = Image.open(io.BytesIO(data))
        if getattr(image, "n_frames", 1) > 1:
            return "it is a moving picture"
        if image.mode.startswith("I;16"):
            shown.append(np.asarray(image).astype(float)[..., None].repeat(3, axis=2) / 257)
            continue
        rgba = np.asarray(image.convert("RGBA")).astype(float)
        shown.append(rgba[..., :3] * rgba[..., 3:] / 255 + 255 - rgba[..., 3:])
    if shown[0].shape != shown[1].shape:
        return f"the sizes are {shown[0].shape} and {shown[1].shape}"
    apart = np.abs(shown[0] - shown[1]).max(axis=2)
    if (apart > LOUD).mean() > EDGE or apart.mean() > 1.2:
        return f"{(apart > LOUD).sum()} pixels differ"
    return ""


def _batch(start: int, stop: int, keep: str | None) -> tuple[Counter[str], list[str]]:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    counts: Counter[str] = Counter()
    wrong = []
    for number in range(start, stop):
        outcome, words = judged(number)
        counts[outcome] += 1
        if outcome == "WRONG":
            wrong.append(words)
        if keep:
            base, how, data = case(number)
            Path(keep, f"{number}-{how}-{base.name}").write_bytes(data)
            print(number, outcome, words)
    return counts, wrong


def _separately(start: int, stop: int) -> tuple[Counter[str], list[str]]:
    """A batch in a process of its own, so that its death is an outcome too."""
    receive, send = multiprocessing.Pipe(duplex=False)

    def work() -> None:
        send.send(_batch(start, stop, None))

    child = multiprocessing.get_context("fork").Process(target=work)
    child.start()
    send.close()
    try:
        return receive.recv()
    except EOFError:
        child.join()
        if stop - start == 1:
            return Counter(WRONG=1), [f"{start}: the program died ({child.exitcode})"]
    finally:
        child.join()
    middle = (start + stop) // 2
    halves = _separately(start, middle), _separately(middle, stop)
    return halves[0][0] + halves[1][0], halves[0][1] + halves[1][1]


def run(start: int, count: int) -> Iterator[tuple[int, Counter[str], list[str]]]:
    """All cases from `start` on, in batches: how many are done, the counts and what went wrong."""
    bases()
    for low in range(start, start + count, BATCH):
        high = min(low + BATCH, start + count)
        yield (high - start, *_separately(low, high))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--keep", metavar="FOLDER", help="write the files there and say what became of each")
    given = parser.parse_args()
    if given.keep:
        Path(given.keep).mkdir(parents=True, exist_ok=True)
        return 1 if _batch(given.start, given.start + given.count, given.keep)[0]["WRONG"] else 0
    total: Counter[str] = Counter()
    for done, counts, wrong in run(given.start, given.count):
        total += counts
        for words in wrong:
            print(words, flush=True)
        if done % 5000 < BATCH or done == given.count:
            print(f"{done} files: {dict(sorted(total.items()))}", file=sys.stderr, flush=True)
    return 1 if total["WRONG"] else 0


if __name__ == "__main__":
    sys.exit(main())
