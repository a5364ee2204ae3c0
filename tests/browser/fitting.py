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

# From its top, once everything has its new place: observers report after the first frame.
SETTLE = """() => new Promise((done) => {
  scrollTo(0, 0)
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))
})"""

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
# or an open dialog. And whether that is at most two windows high.
CUT = """(half) => {
  const front = document.querySelector('dialog[open]') ?? document.body
  const styles = new Map()
  const styleOf = (each) => styles.get(each) ?? (styles.set(each, getComputedStyle(each)), styles.get(each))
  const above = new Map()
  const ancestors = (each) => {
    if (!each) return []
    if (!above.has(each)) above.set(each, [each, ...ancestors(each.parentElement)])
    return above.get(each)
  }
  const known = (ask, kept = new Map()) => (each) => kept.get(each) ?? (kept.set(each, ask(each)), kept.get(each))
  const clips = (overflow) => overflow === 'hidden' || overflow === 'clip'
  const scrolls = (each) => /auto|scroll/.test(styleOf(each).overflowX + styleOf(each).overflowY)
  const isAfloat = known((at) => at !== front && /sticky|fixed/.test(styleOf(at).position))
  const floats = known((each) => ancestors(each).some(isAfloat))
  const overlap = (a, b) => ({
    left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom),
  })
  const isArea = ({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1

  // For screen readers only; or a picture, which may be cut.
  const hides = known((at) =>
    styleOf(at).clipPath !== 'none' || (at.ariaHidden === 'true' && clips(styleOf(at).overflowX)))
  const isHidden = known((each) => ancestors(each).some(hides))

  // Fonts ask for more room than their letters take.
  const pen = document.createElement('canvas').getContext('2d')
  const inkOf = ({ left, right, top }, each, text) => {
    const { fontStyle, fontWeight, fontSize, fontFamily } = styleOf(each)
    pen.font = [fontStyle, fontWeight, fontSize, fontFamily].join(' ')
    const ink = pen.measureText(text), line = top + ink.fontBoundingBoxAscent
    return { left, right, top: line - ink.actualBoundingBoxAscent, bottom: line + ink.actualBoundingBoxDescent }
  }
  const isFrame = known((at) => scrolls(at) || clips(styleOf(at).overflowY))
  // Where the lines of a text are, without what is scrolled away or left out because a parent has no room for it.
  const areasOf = (node) => {
    const range = document.createRange(), { data } = node
    range.setStart(node, data.length - data.trimStart().length)
    range.setEnd(node, data.trimEnd().length)
    const each = node.parentElement
    const frames = ancestors(each.parentElement).filter(isFrame)
    const inFrames = (area) => frames.reduce((rest, at) => overlap(rest, at.getBoundingClientRect()), area)
    const lines = [...range.getClientRects()].map((box) => inkOf(box, each, data.trim()))
    return lines.map(inFrames).filter(isArea)
  }

  const texts = []
  const walk = document.createTreeWalker(front, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const node = walk.currentNode, each = node.parentElement
    if (!(each instanceof HTMLElement)) continue  // what stands in a drawing is drawn over on purpose
    if (!node.data.trim() || !each.checkVisibility({ visibilityProperty: true }) || isHidden(each)) continue
    const floating = floats(each), name = `"${node.data.trim().slice(0, 40)}"`
    for (const area of areasOf(node)) texts.push({ node, each, area, floating, name })
  }

  const faults = new Set()
  texts.sort((a, b) => a.area.top - b.area.top)
  texts.forEach((one, n) => {
    for (const other of texts.slice(n + 1)) {
      if (other.area.top > one.area.bottom) break
      if (one.node === other.node || one.floating !== other.floating) continue
      const { left, right, top, bottom } = overlap(one.area, other.area)
      if (right - left > 1 && bottom - top > 1) faults.add(`${one.name} runs into ${other.name}`)
    }
  })
  if (document.documentElement.scrollWidth > innerWidth) faults.add('the page is wider than the window')

  // What lets pointers through can cover something all the same. A rule for all elements would take longer than
  // everything else here.
  const passed = [...document.querySelectorAll('*')].filter((each) => getComputedStyle(each).pointerEvents !== 'auto')
  const written = passed.map((each) => each.getAttribute('style'))
  for (const each of passed) each.style.setProperty('pointer-events', 'auto', 'important')
  const isSolid = (each) => !/transparent|rgba.*, 0\\)$/.test(styleOf(each).backgroundColor)
  for (const { each, area, floating, name } of texts) {
    const { left, right, top, bottom } = area
    if (left < -half || right > innerWidth + half) faults.add(`${name} leaves the window`)
    const style = styleOf(each)
    if (clips(style.overflowX) && each.scrollWidth > each.clientWidth + 1) faults.add(`${name} is cut at its end`)
    if (clips(style.overflowY) && each.scrollHeight > each.clientHeight + 1) faults.add(`${name} is cut below`)
    const hits = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
    const over = hits.slice(0, Math.max(0, hits.findIndex((hit) => hit.contains(each))))
    if (over.some((hit) => !each.contains(hit) && isSolid(hit) && floats(hit) === floating))
      faults.add(`${name} is covered`)
  }
  passed.forEach((each, n) => {
    each.setAttribute('style', written[n] ?? '')
    if (written[n] === null) each.removeAttribute('style')
  })
  return [[...faults], (document.querySelector('dialog[open]') ?? document.body).scrollHeight <= 2 * innerHeight]
}"""


def resize(page: Page, sizes: Sequence[Size] = SIZES) -> Iterator[Size]:
    """The same page in all sizes, one after another, from its top."""
    for size in sizes:
        page.set_viewport_size({"width": size.width, "height": size.height})
        page.evaluate(SETTLE)
        yield size


def faults(page: Page, size: Size, needed: dict[str, Locator]) -> list[str]:
    """What does not fit. Everything needed has to be seen at once; where the window is not flat, it may also be one
    scroll away, on a page that is at most two windows high."""
    cut, short = page.evaluate(CUT, HALF)
    scroll = short and not size.is_flat
    unseen = [name for name, each in needed.items() if each.evaluate_all(UNSEEN, [HALF, scroll])]
    return [*(f"{size}: {fault}" for fault in cut), *(f"{size}: {name} is not in sight" for name in unseen)]


def all_faults(page: Page, needed: dict[str, Locator], sizes: Sequence[Size] = SIZES) -> list[str]:
    return [fault for size in resize(page, sizes) for fault in faults(page, size, needed)]
