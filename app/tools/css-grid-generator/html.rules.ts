import { className } from './css.rules'
import { listItems, type Grid, type Item } from './grid.rules'
import { SUBGRID_PARTS } from './limits.rules'

/** The elements that a name asks for; a page has one of each but `section` and `article`. */
const ELEMENTS: Record<string, string> = {
  header: 'header',
  nav: 'nav',
  navigation: 'nav',
  main: 'main',
  aside: 'aside',
  sidebar: 'aside',
  footer: 'footer',
  section: 'section',
  article: 'article',
}

/** The element for an item: a landmark only where there is one of it. */
export function elementOf({ kind, name }: Item, { items }: Grid): string {
  const element = ELEMENTS[name.toLowerCase()] ?? 'div'
  const isShared =
    kind.count > 1 ||
    items.some((other) => other !== kind && ELEMENTS[other.name.toLowerCase()] === element)
  return isShared && element !== 'section' && element !== 'article' ? 'div' : element
}

/**
 * HTML in the order of the items; a class is what `classesOf` says. Names hold no sign that HTML
 * would escape.
 */
export function gridHtml(grid: Grid, classesOf: (item: Item | null) => string): string {
  const part = (_: unknown, index: number) => `    <div>${index + 1}</div>`
  const items = listItems(grid.items).map((item) => {
    const element = elementOf(item, grid)
    const classes = classesOf(item)
    const open = classes ? `<${element} class="${classes}">` : `<${element}>`
    if (grid.subgrid?.item !== item.name) return `  ${open}${item.label}</${element}>`
    return [`  ${open}`, ...Array.from({ length: SUBGRID_PARTS }, part), `  </${element}>`].join(
      '\n',
    )
  })
  return `<div class="${classesOf(null)}">\n${items.join('\n')}\n</div>\n`
}

export const plainHtml = (grid: Grid) => gridHtml(grid, (item) => item?.name ?? className(grid))
