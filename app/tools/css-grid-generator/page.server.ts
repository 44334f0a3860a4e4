import { data } from '@remix-run/node'
import { gridCss } from './css.rules'
import { betterOrder, findIn } from './findings.rules'
import { type Grid } from './grid.rules'
import { elementOf, plainHtml } from './html.rules'
import { printItems } from './items.rules'
import { findTurned } from './order.rules'
import { explicitSize, placeItems } from './placement.rules'
import { PRESETS, type Preset } from './presets.rules'
import { type Problem } from './problem.rules'
import { readGrid } from './read-grid.rules'
import { tailwindHtml } from './tailwind.rules'
import { FIELDS, keptValues, overlong, statedValues, type Field, type Values } from './values.rules'
import { paths } from '~/paths'
import { env } from '~/platform/env.server'
import { translator } from '~/platform/i18n/i18n.server'
import { type Language } from '~/platform/i18n/languages'
import { tellFinding, tellProblem, tellTracks, tellTurned } from './words.server'

export const TOOL = 'css-grid-generator'

/** What can be taken along, and the style sheet of the previews. */
export const FILES = ['grid.html', 'grid.css', 'tailwind.html', 'preview.css'] as const
export type GridFile = (typeof FILES)[number]

/** Told pairs of one layout; a grid that is upside down has hundreds. */
const PAIRS = 5

/**
 * What the address of the generator asks for: the form, and the grid when all of it can be read.
 */
export function readAddress(url: string) {
  const query = Object.fromEntries(new URL(url).searchParams)
  const values = keptValues(query, PRESETS['holy-grail'])
  const { grid, problems } = readGrid(values)
  const tooLong = Object.fromEntries(
    overlong(query).map((field) => [field, { kind: 'tooLong' }]),
  ) as Partial<Record<Field, Problem>>
  const wrong = { ...problems, ...tooLong }
  return { values, problems: wrong, grid: Object.keys(wrong).length > 0 ? null : grid }
}

function presentLayout(grid: Grid, index: number, language: Language) {
  const t = translator(language, TOOL)
  const layout = grid.layouts[index]!
  const places = placeItems(grid, layout)
  const size = explicitSize(layout)
  const pairs = findTurned(places, grid.flow).map(({ seenFirst, seenSecond }) =>
    tellTurned(places[seenFirst]!, places[seenSecond]!, language),
  )
  return {
    key: layout.key,
    title: layout.from
      ? t('layout.from', { width: layout.from.css })
      : t(grid.layouts.length > 1 ? 'layout.narrow' : 'layout.only'),
    size: t('layout.size', {
      columns: t('layout.columns', { count: size.columns.count }),
      rows: t('layout.rows', {
        count: Math.max(size.rows.count, ...places.map(({ bottom }) => bottom)),
      }),
    }),
    items: places.map((item) => ({
      label: item.label,
      element: elementOf(item, grid),
      rows: tellTracks('rows', item.top, item.bottom, language),
      columns: tellTracks('columns', item.left, item.right, language),
      subgrid: grid.subgrid?.item === item.name,
    })),
    pairs: pairs.slice(0, PAIRS),
    more: pairs.length > PAIRS ? t('order.more', { count: pairs.length - PAIRS }) : null,
    findings: findIn(grid, index).map((finding) => tellFinding(finding, language)),
  }
}

/** The order of the HTML that fits all layouts, or else the ones that fit one of them, as links. */
function presentOrders(grid: Grid, values: Values, language: Language) {
  const t = translator(language, TOOL)
  const link = (items: Grid['items'], label: string) => ({
    label,
    names: items.map(({ name }) => name).join(', '),
    href: paths.tool(TOOL, statedValues({ ...values, items: printItems(items) })),
  })
  const all = betterOrder(grid, grid.layouts)
  if (all) return [link(all, t('order.all'))]
  return grid.layouts.flatMap((layout) => {
    const items = betterOrder(grid, [layout])
    return items
      ? [link(items, layout.from ? t('order.from', { width: layout.from.css }) : t('order.narrow'))]
      : []
  })
}

function presentGrid(grid: Grid, values: Values, language: Language) {
  const t = translator(language, TOOL)
  const layouts = grid.layouts.map((_, index) => presentLayout(grid, index, language))
  const isTurned = layouts.some(({ pairs }) => pairs.length > 0)
  const items = layouts[0]!.items.length
  return {
    layouts,
    isTurned,
    orders: isTurned ? presentOrders(grid, values, language) : [],
    subgrid: grid.subgrid,
    status: [
      t('result.layouts', { count: layouts.length }),
      t('result.items', { count: items }),
      t(isTurned ? 'order.turned' : 'order.fits'),
    ].join(' '),
    title: t('result.title', {
      layouts: t('result.layouts', { count: layouts.length }),
      items: t('result.items', { count: items }),
    }),
    html: plainHtml(grid),
    css: gridCss(grid),
    tailwind: tailwindHtml(grid),
  }
}

/**
 * What the address of the grid generator asks for, answered in a language; 400 when something in it
 * cannot be read.
 */
export function loadCssGrid(url: string, language: Language) {
  const { values, problems, grid } = readAddress(url)
  const state = statedValues(values)
  const t = translator(language, TOOL)
  const told = FIELDS.flatMap((field) =>
    problems[field] ? [[field, tellProblem(field, problems[field], language)]] : [],
  )
  const page = {
    title: translator(language, 'tools')(`list.${TOOL}.name`),
    description: t('description'),
    values,
    problems: Object.fromEntries(told) as Partial<Record<Field, string>>,
    presets: (Object.keys(PRESETS) as Preset[]).map((preset) => ({
      preset,
      href: paths.tool(TOOL, statedValues(keptValues(PRESETS[preset], {}))),
    })),
    grid: grid && presentGrid(grid, values, language),
    shareUrl: env.PUBLIC_URL + paths.tool(TOOL, state),
    files: Object.fromEntries(
      FILES.map((file) => [
        file,
        paths.toolFile(TOOL, file, { ...state, lng: file === 'grid.html' ? language : undefined }),
      ]),
    ) as Record<GridFile, string>,
  }
  return data(page, { status: told.length > 0 ? 400 : 200 })
}
