/** Sizes of screens as pages see them, in CSS pixels, upright as the device is mostly held. */
export const PRESETS = [
  { width: 320, height: 568, device: 'smallPhone' },
  { width: 360, height: 800, device: 'phone' },
  { width: 390, height: 844, device: 'phone' },
  { width: 412, height: 915, device: 'largePhone' },
  { width: 768, height: 1024, device: 'smallTablet' },
  { width: 820, height: 1180, device: 'tablet' },
  { width: 1024, height: 768, device: 'smallLaptop' },
  { width: 1280, height: 800, device: 'laptop' },
  { width: 1440, height: 900, device: 'laptop' },
  { width: 1920, height: 1080, device: 'desktop' },
] as const
export type Device = (typeof PRESETS)[number]['device']

export const USUAL_WIDTHS: readonly number[] = [320, 768, 1280]
/** Of one side of a size of one's own, in CSS pixels. */
export const SIDE = { min: 200, max: 3840 }
/** Each frame loads the whole page. */
export const MOST_FRAMES = 10
/** Characters of the sizes of one's own, as they are typed. */
export const SIZES_MAX = 200

/** `fit` goes by the width of the visitor's own window; the others are per cent. */
export const ZOOMS = ['fit', '25', '33', '50', '67', '75', '100'] as const
export type Zoom = (typeof ZOOMS)[number]
/** Heights of a frame that is scrolled together with others, in CSS pixels. */
export const LENGTHS = [2000, 4000, 8000, 12000] as const
export type Length = (typeof LENGTHS)[number]
const USUAL_LENGTH: Length = 4000

/** How pages are looked at, as the address says it. */
export interface View {
  /** Widths of presets. */
  at: number[]
  /** Sizes of one's own, as they were typed. */
  sizes: string
  /** Keys of the viewports that lie on their side. */
  turned: string[]
  zoom: Zoom
  /** Null: each frame scrolls by itself. */
  together: Length | null
}

export interface Viewport {
  /** `320` for a preset, `600x900` for a size of one's own. */
  key: string
  width: number
  height: number
  device: Device | null
  turned: boolean
}

export type SizesProblem =
  | { problem: 'unreadable' | 'outside'; entry: string }
  | { problem: 'tooMany' | 'tooLong'; entry?: undefined }
type Size = { width: number; height: number }

const listed = (query: URLSearchParams, name: string) =>
  query
    .getAll(name)
    .flatMap((value) => value.slice(0, SIZES_MAX).split(/[-,\s]+/))
    .filter(Boolean)

/**
 * Reads what an address or a form says; what makes no sense is as usual, but sizes stay as they
 * were typed.
 */
export function readView(query: URLSearchParams): View {
  const at = PRESETS.map(({ width }) => width).filter((width) =>
    listed(query, 'at').includes(String(width)),
  )
  const sizes = query
    .getAll('sizes')
    .join(' ')
    .trim()
    .slice(0, SIZES_MAX + 1)
  const together = query.get('scroll') === 'together'
  return {
    at: at.length === 0 && sizes === '' ? [...USUAL_WIDTHS] : at,
    sizes,
    turned: listed(query, 'turned').slice(0, MOST_FRAMES),
    zoom: ZOOMS.find((zoom) => zoom === query.get('zoom')) ?? 'fit',
    together: together
      ? (LENGTHS.find((length) => String(length) === query.get('length')) ?? USUAL_LENGTH)
      : null,
  }
}

/** Sizes like `600x900, 1366 × 768`, in CSS pixels. */
export function readSizes(text: string): Size[] | SizesProblem {
  if (text.length > SIZES_MAX) return { problem: 'tooLong' }
  const sizes: Size[] = []
  for (const entry of text
    .replace(/(?<!\s)\s*[x×*]\s*/gi, 'x')
    .split(/[-,;\s]+/)
    .filter(Boolean)) {
    const [, width, height] = /^(\d{1,6})x(\d{1,6})(?:px)?$/i.exec(entry) ?? []
    if (!width || !height) return { problem: 'unreadable', entry: entry.slice(0, 20) }
    const size = { width: Number(width), height: Number(height) }
    if (Object.values(size).some((side) => side < SIDE.min || side > SIDE.max))
      return { problem: 'outside', entry }
    sizes.push(size)
  }
  return sizes
}

/**
 * The frames of a view, narrow presets first and then one's own sizes; or why its sizes cannot be
 * shown.
 */
export function viewportsOf({
  at,
  sizes,
  turned,
}: Pick<View, 'at' | 'sizes' | 'turned'>): Viewport[] | SizesProblem {
  const own = readSizes(sizes)
  if (!Array.isArray(own)) return own
  const upright = [
    ...PRESETS.filter(({ width }) => at.includes(width)).map((preset) => ({
      ...preset,
      key: String(preset.width),
    })),
    ...own.map((size) => ({ ...size, key: `${size.width}x${size.height}`, device: null })),
  ].filter(({ key }, index, all) => all.findIndex((other) => other.key === key) === index)
  if (upright.length > MOST_FRAMES) return { problem: 'tooMany' }
  return upright.map(({ key, width, height, device }) =>
    turned.includes(key)
      ? { key, device, width: height, height: width, turned: true }
      : { key, device, width, height, turned: false },
  )
}

/** The query that says so, in the shortest way. */
export function viewQuery({ at, sizes, turned, zoom, together }: View) {
  const own = readSizes(sizes)
  const usual = at.join() === USUAL_WIDTHS.join() && sizes === ''
  return {
    at: usual ? undefined : at.join('-'),
    sizes: Array.isArray(own)
      ? own.map(({ width, height }) => `${width}x${height}`).join('-')
      : sizes,
    turned: turned.join('-'),
    zoom: zoom === 'fit' ? undefined : zoom,
    scroll: together ? 'together' : undefined,
    length: together && together !== USUAL_LENGTH ? together : undefined,
  }
}

/** With one of its frames turned to the other side. */
export function turnOne(view: View, key: string): View {
  return {
    ...view,
    turned: view.turned.includes(key)
      ? view.turned.filter((other) => other !== key)
      : [...view.turned, key],
  }
}

/** With all frames on their side, or all upright when they are already. */
export function turnAll(view: View, viewports: Viewport[]): View {
  return {
    ...view,
    turned: viewports.every(({ turned }) => turned) ? [] : viewports.map(({ key }) => key),
  }
}
