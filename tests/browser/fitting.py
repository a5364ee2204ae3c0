"""Whether a page fits its window: what the next move needs can be seen, nothing is covered, nothing is cut."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from playwright.sync_api import Locator, Page


class Size(NamedTuple):
    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"

    @property
    def is_flat(self) -> bool:
        """A phone held sideways, a window on a laptop: there nobody should have to scroll for a move."""
        return self.width >= 600 and self.height <= 700


SIZES = (
    Size(320, 568),
    Size(390, 844),
    Size(667, 375),
    Size(844, 390),
    Size(768, 1024),
    Size(1024, 768),
    Size(1280, 620),
    Size(1366, 641),
    Size(1920, 1080),
)
HALF = 2  # pixels by which an edge may be rounded

# Until everything has its new place: observers report after the first frame.
SETTLE = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"

# How many of the elements are not inside the window, or have something foreign on a corner, an edge or the middle.
# With `scroll` each may first be scrolled to the window's top.
UNSEEN = """(elements, [half, scroll]) => {
  const isSeen = (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    if (right - left < 1 || left < -half || top < -half) return false
    if (right > innerWidth + half || bottom > innerHeight + half) return false
    const between = (from, to) => [from + 2 * half, (from + to) / 2, to - 2 * half]
    return between(left, right).every((x) => between(top, bottom).every((y) => {
      const hit = document.elementFromPoint(x, y)
      return hit && (element.contains(hit) || hit.contains(element))
    }))
  }
  const unseen = elements.filter((each) => {
    scrollTo(0, 0)
    if (isSeen(each)) return false
    if (scroll) each.scrollIntoView({ block: 'start' })
    return !scroll || !isSeen(each)
  })
  scrollTo(0, 0)
  return elements.length ? unseen.length : 1
}"""

# Words that do not fit their element or the window, or that something else lies on; only in front, that is the page
# or an open dialog.
CUT = """([front, half]) => {
  const styleOf = (each) => getComputedStyle(each)
  const clips = (overflow) => overflow === 'hidden' || overflow === 'clip'
  const ancestors = (each) => (each ? [each, ...ancestors(each.parentElement)] : [])
  const floats = (each) => ancestors(each).some((at) => at !== front && /sticky|fixed/.test(styleOf(at).position))
  const speaks = (each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
  // For screen readers only, or left out on purpose because a parent has no room for it.
  const hidden = (each) => each.clientWidth === 1 || ancestors(each).some((at) => {
    const own = each.getBoundingClientRect(), all = at.getBoundingClientRect()
    return styleOf(at).clipPath !== 'none' || (clips(styleOf(at).overflowY) && own.top >= all.bottom)
  })
  const all = [...front.querySelectorAll('*')]
  const shown = all.filter((each) => each.checkVisibility({ visibilityProperty: true }))
  const words = shown.filter((each) => speaks(each) && !hidden(each))
  // Where its words are, without what is scrolled away.
  const areaOf = (each) => {
    const range = document.createRange()
    range.selectNodeContents(each)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    // Some fonts reach far beyond their line.
    const spare = Math.max(0, (range.getClientRects()[0]?.height - parseFloat(styleOf(each).lineHeight)) / 2 || 0)
    const scrolled = ancestors(each.parentElement).filter((at) => styleOf(at).overflowY === 'auto')
    const boxes = scrolled.map((at) => at.getBoundingClientRect())
    const [highest, lowest] = [boxes.map((box) => box.top), boxes.map((box) => box.bottom)]
    return { left, right, top: Math.max(top + spare, ...highest), bottom: Math.min(bottom - spare, ...lowest) }
  }
  const areas = words.map((each) => ({ each, area: areaOf(each), floating: floats(each) }))
  const nested = (one, other) => one.contains(other) || other.contains(one)
  const touch = (a, b) => a.left < b.right + 1 && b.left < a.right + 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  // It scrolls sideways.
  const isWide = (each) => styleOf(each).overflowX === 'auto' && each.scrollWidth > each.clientWidth
  const named = (each) => `"${each.textContent.trim().slice(0, 40)}"`
  const faults = []
  areas.forEach((one, n) => areas.slice(n + 1).forEach((other) => {
    if (one.floating === other.floating && !nested(one.each, other.each) && touch(one.area, other.area))
      faults.push(`${named(one.each)} runs into ${named(other.each)}`)
  }))
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the window')
  for (const each of words) {
    const style = styleOf(each), { left, right, top, bottom } = each.getBoundingClientRect(), name = named(each)
    if (clips(style.overflowX) && each.scrollWidth > each.clientWidth + 1) faults.push(`${name} is cut at its end`)
    if (clips(style.overflowY) && each.scrollHeight > each.clientHeight + 1) faults.push(`${name} is cut below`)
    const beside = left < -half || right > innerWidth + half
    if (beside && !ancestors(each).some(isWide)) faults.push(`${name} leaves the window`)
    if (top < 0 || bottom > innerHeight) continue
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (hit && !each.contains(hit) && !hit.contains(each) && floats(hit) === floats(each))
      faults.push(`${name} is covered`)
  }
  return faults
}"""


def resize(page: Page, sizes: Sequence[Size] = SIZES) -> Iterator[Size]:
    """The same page in all sizes, one after another, from its top."""
    for size in sizes:
        page.set_viewport_size({"width": size.width, "height": size.height})
        page.evaluate("scrollTo(0, 0)")
        page.evaluate(SETTLE)
        yield size


def faults(page: Page, size: Size, needed: dict[str, Locator]) -> list[str]:
    """What does not fit. Everything needed has to be seen at once; where the window is not flat, it may also be one
    scroll away, on a page that is at most two windows high."""
    front = page.evaluate_handle("document.querySelector('dialog[open]') ?? document.body")
    short = front.evaluate("(front) => front.scrollHeight <= 2 * innerHeight")
    scroll = short and not size.is_flat
    cut = page.evaluate(CUT, [front, HALF])
    unseen = [name for name, each in needed.items() if each.evaluate_all(UNSEEN, [HALF, scroll])]
    return [*(f"{size}: {fault}" for fault in cut), *(f"{size}: {name} is not in sight" for name in unseen)]
