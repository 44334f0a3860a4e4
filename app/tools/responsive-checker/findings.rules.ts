/**
 * The widths for which findings are told, in CSS pixels: the least of WCAG 2.2 1.4.10, a tablet, a
 * laptop.
 */
export const CHECKED_WIDTHS = [320, 768, 1280] as const
export type CheckedWidth = (typeof CHECKED_WIDTHS)[number]

/** `problem` is wrong wherever it is so; `risk` goes wrong as a rule; `hint` could be better. */
export const SEVERITIES = ['problem', 'risk', 'hint'] as const
export type Severity = (typeof SEVERITIES)[number]
/** How sure a reading of the code alone can be. */
export type Sureness = 'certain' | 'likely' | 'possible'

type Judgement = { severity: Severity; sure: Sureness }

/** What is looked for, the worst first. */
export const FINDINGS = {
  viewportMissing: { severity: 'problem', sure: 'certain' },
  viewportFixed: { severity: 'problem', sure: 'certain' },
  zoomBlocked: { severity: 'problem', sure: 'certain' },
  fixedWidth: { severity: 'risk', sure: 'likely' },
  fixedAttribute: { severity: 'risk', sure: 'likely' },
  fixedColumns: { severity: 'risk', sure: 'likely' },
  table: { severity: 'risk', sure: 'possible' },
  smallText: { severity: 'risk', sure: 'likely' },
  hoverOnly: { severity: 'risk', sure: 'possible' },
  clippedOverflow: { severity: 'hint', sure: 'certain' },
  tallUnits: { severity: 'hint', sure: 'likely' },
  wideUnits: { severity: 'hint', sure: 'possible' },
  zoomLimited: { severity: 'hint', sure: 'certain' },
  imageOneSize: { severity: 'hint', sure: 'certain' },
  imageNoSizes: { severity: 'hint', sure: 'certain' },
  imageNoDimensions: { severity: 'hint', sure: 'likely' },
  pixelText: { severity: 'hint', sure: 'certain' },
  noBreakpoints: { severity: 'hint', sure: 'possible' },
  lang: { severity: 'hint', sure: 'certain' },
} as const satisfies Record<string, Judgement>
export type FindingKind = keyof typeof FINDINGS

export interface Evidence {
  /** The address of a style sheet; empty for the page itself. */
  source: string
  line: number
  /** At most 160 characters of it. */
  code: string
  widths: CheckedWidth[]
}

export interface Finding {
  kind: FindingKind
  /** Where it bites. */
  widths: CheckedWidth[]
  /** How many places have it; `evidence` shows the first of them. */
  count: number
  evidence: Evidence[]
}

/**
 * A media query for widths, how many rules stand in it, and at which of the three widths it
 * applies.
 */
export interface Breakpoint {
  query: string
  rules: number
  widths: CheckedWidth[]
}

/** A style sheet that the page links to or imports. */
export interface LinkedSheet {
  href: string
  media: string
}

/**
 * CSS that is read: its address (empty for the page itself) and the line at which it begins there.
 */
export interface SheetText {
  source: string
  line: number
  media: string
  css: string
}

type Place = { line: number; code: string }

/** What the HTML says, as far as it matters here. */
export interface PageRead {
  /** It is nested so deep that the rest was not read. */
  cut: boolean
  lang: string
  base: string
  /**
   * Its classes (`.name`) and ids (`#name`); null when there are too many to keep, or not all was
   * read.
   */
  names: string[] | null
  /** The content of the last meta element of that name. */
  viewport: (Place & { content: string }) | null
  sheets: LinkedSheet[]
  styles: SheetText[]
  /** Declarations of style attributes. */
  inline: (Place & { name: string; css: string })[]
  /** Elements with a width attribute in pixels. */
  wide: (Place & { name: string; width: number })[]
  /** `tokens` are the classes and ids (`.a`, `#b`) of it and what it stands in. */
  tables: (Place & { columns: number; tokens: string[]; scrolls: boolean })[]
  images: { total: number } & Record<
    'oneSize' | 'noSizes' | 'noDimensions',
    { count: number; places: Place[] }
  >
}

export interface Judged {
  findings: Finding[]
  breakpoints: Breakpoint[]
  breakpointCount: number
  /** Style sheets that could not be parsed. */
  unread: number
  images: number
}
