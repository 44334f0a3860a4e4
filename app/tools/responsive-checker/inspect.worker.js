/**
 * Reads a page, or judges it with its style sheets, in a process of its own: what strangers wrote
 * may keep a parser busy for ever.
 */
import { breakpointsOf, judgePage } from './judge-page.js'
import { judgeStyles } from './judge-styles.js'
import { StyleReader, WIDTHS } from './read-css.js'
import { readHtml } from './read-html.js'

/** @import { CheckedWidth, Evidence, FindingKind, Judged, PageRead, SheetText } from './findings.rules' */
/** @import { Note, Place } from './judge-page.js' */
/**
 * @typedef {{ act: 'read', html: string } | { act: 'judge', page: PageRead, sheets: SheetText[] }}
 * Task
 */

const SHOWN = 5
const BREAKPOINTS = 30
/** The places that are written down of one kind; all are counted. */
const MOST_PLACES = 20_000

class Findings {
  /** @type {Map<FindingKind, Map<Place, Set<number>>>} */
  #found = new Map()

  /** @type {Note} */
  note = (kind, place, at) => {
    const places = this.#found.get(kind) ?? new Map()
    this.#found.set(kind, places)
    if (places.size >= MOST_PLACES && !places.has(place)) return
    places.set(place, (places.get(place) ?? new Set()).add(at))
  }

  /** @returns {Judged['findings']} */
  list() {
    const widthsOf = (/** @type {Set<number>} */ ats) =>
      /** @type {CheckedWidth[]} */ (WIDTHS.filter((_, at) => ats.has(at)))
    return [...this.#found].map(([kind, places]) => {
      /** @type {Evidence[]} */
      const evidence = [...places]
        .filter(([{ code }]) => code !== '')
        .sort(([, one], [, other]) => other.size - one.size)
        .slice(0, SHOWN)
        .map(([{ source = '', line, code }, ats]) => ({
          source,
          line,
          code,
          widths: widthsOf(ats),
        }))
      return {
        kind,
        widths: widthsOf(new Set([...places.values()].flatMap((ats) => [...ats]))),
        count: places.size,
        evidence,
      }
    })
  }
}

/** Pictures are counted as they are read. @param {PageRead} page @returns {Judged['findings']} */
function imageFindings({ images }) {
  const kinds = /** @type {const} */ ([
    ['oneSize', 'imageOneSize', [320, 768]],
    ['noSizes', 'imageNoSizes', [320, 768]],
    ['noDimensions', 'imageNoDimensions', [320, 768, 1280]],
  ])
  return kinds
    .filter(([what]) => images[what].count > 0)
    .map(([what, kind, widths]) => ({
      ...{ kind, widths: [...widths], count: images[what].count },
      evidence: images[what].places.map((place) => ({ ...place, source: '', widths: [...widths] })),
    }))
}

/** @param {PageRead} page @param {SheetText[]} sheets @returns {Judged} */
function judge(page, sheets) {
  const reader = new StyleReader()
  for (const sheet of sheets) reader.read(sheet)
  for (const [index, attribute] of page.inline.entries()) reader.readInline(attribute, index)
  const findings = new Findings()
  judgeStyles(reader.styles, page.names && new Set(page.names), findings.note)
  judgePage(page, reader.styles, sheets.length > 0, findings.note)
  const breakpoints = breakpointsOf(reader.styles)
  return {
    findings: [...findings.list(), ...imageFindings(page)],
    breakpoints: breakpoints.slice(0, BREAKPOINTS),
    breakpointCount: breakpoints.length,
    unread: reader.styles.unread,
    images: page.images.total,
  }
}

/** @param {Task} task */
export default function inspect(task) {
  return task.act === 'read' ? readHtml(task.html) : judge(task.page, task.sheets)
}
