import { gridDeclarations, itemDeclarations, type Declaration } from './css.rules'
import { listItems, type Grid } from './grid.rules'
import { isFlexible } from './track-list.rules'

/**
 * Pixels: the window of the first layout where there are others, and what a preview has to fit into
 * from a width on.
 */
const NARROW = 352
const ROOM: [from: number, pixels: number][] = [
  [0, 288],
  [640, 560],
  [1024, 480],
  [1280, 620],
  [1440, 690],
]
/** Letters keep their size while the rest is made smaller, down to here. */
const SMALLEST = 0.3
/** A window to look at is no wider. */
const WIDEST = 1920

/** A preview has none of the page's own values: one without a value to stand in has this size. */
const WITHOUT_VALUE = '8rem'
const known = (value: string) =>
  value.replaceAll('\n', ' ').replace(/(?:var|env)\([^(),]+\)/g, WITHOUT_VALUE)

const write = (selector: string, declarations: Declaration[]) =>
  declarations.length > 0
    ? `${selector}{${declarations.map(([property, value]) => `${property}:${known(value)}`).join(';')}}`
    : ''

function scaleRules(selector: string, width: number): string[] {
  return ROOM.map(([from, room]) => {
    const scale = Math.round(Math.max(SMALLEST, Math.min(1, room / width)) * 1000) / 1000
    const rule = `${selector}{zoom:${scale};font-size:${Math.round(13 / scale)}px}`
    return from === 0 ? rule : `@media (min-width:${from}px){${rule}}`
  })
}

/**
 * The style sheet of the previews: each layout as if it were the only one, in a window of its
 * width.
 */
export function previewCss(grid: Grid): string {
  const items = listItems(grid.items)
  return grid.layouts
    .flatMap((layout, index) => {
      const only: Grid = { ...grid, layouts: [layout] }
      const selector = `.grid-preview-${index}`
      const width = layout.from ? Math.min(WIDEST, layout.from.px) : null
      const size: Declaration[] = width
        ? [['width', `${width}px`]]
        : grid.layouts.length > 1
          ? [['max-width', `${NARROW}px`]]
          : []
      const height: Declaration[] = isFlexible(layout.rows) ? [['min-height', '20rem']] : []
      return [
        write(selector, [...gridDeclarations(only, 0), ...size, ...height]),
        ...items.map(({ kind }, at) =>
          write(`${selector}>:nth-child(${at + 1})`, itemDeclarations(kind, only, 0)),
        ),
        ...(width ? scaleRules(selector, width) : []),
      ].filter(Boolean)
    })
    .join('\n')
}
