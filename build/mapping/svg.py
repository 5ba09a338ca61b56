"""Writing SVG: elements as text, numbers short, the same bytes on every run."""

from __future__ import annotations

from build.mapping.geo import Ring

Attr = str | float | None


def num(v: float) -> str:
    """A number with at most two decimals and nothing superfluous."""
    s = f"{v:.2f}".rstrip("0").rstrip(".")
    return "0" if s in ("-0", "") else s


def el(tag: str, /, *children: str, **attrs: Attr) -> str:
    """An element; `class_` is the class, `a__b` is a-b; None leaves an attribute out."""
    out = "<" + tag
    for key, value in attrs.items():
        if value is None:
            continue
        name = key.rstrip("_").replace("__", "-")
        text = num(value) if isinstance(value, int | float) else escape(value)
        out += f' {name}="{text}"'
    if not children:
        return out + "/>"
    inner = "".join(children)
    return f"{out}>{inner}</{tag}>"


def group(id_: str | None, *children: str, **attrs: Attr) -> str:
    """A group with its children one a line."""
    inner = "\n".join(c for c in children if c)
    return el("g", f"\n{inner}\n" if inner else "\n", id=id_, **attrs)


def use(href: str, **attrs: Attr) -> str:
    """A <use> of the element with this id."""
    return el("use", href="#" + href, **attrs)


def escape(text: str) -> str:
    """Text safe in attributes and content."""
    for a, b in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        text = text.replace(a, b)
    return text


def path_d(lines: list[Ring], closed: bool) -> str:
    """Path data in tenths of a px, relative; vertices shared by two shapes round alike."""
    out = []
    for line in lines:
        tenths = [(round(x * 10), round(y * 10)) for x, y in line]
        if closed:
            tenths.pop()
        x, y = tenths[0]
        part = f"M{_tenth(x)} {_tenth(y)}l"
        first = True
        for nx, ny in tenths[1:]:
            if (nx, ny) == (x, y):
                continue
            pair = _tenth(nx - x) + _glue(_tenth(ny - y))
            part += pair if first else _glue(pair)
            first, x, y = False, nx, ny
        out.append(part + ("z" if closed else ""))
    return "".join(out)


def _glue(text: str) -> str:
    """A number after another: the minus sign separates, else a space does."""
    return text if text.startswith("-") else " " + text


def _tenth(v: int) -> str:
    """An integer number of tenths as a short decimal."""
    sign, v = ("-", -v) if v < 0 else ("", v)
    whole, rest = divmod(v, 10)
    if not rest:
        return f"{sign}{whole}"
    return f"{sign}{whole or ''}.{rest}"
