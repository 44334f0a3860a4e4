import { FAMILIES } from './families.server'
import { faceOf, WEIGHTS, type Family } from './family.rules'
import { CLASSES, type FontClass } from './font-list.rules'
import { BETWEEN_FIGURES, USUAL_LICENCE, type ListedFamily } from './listed-family.rules'
import { TELLING_LETTERS } from './letters.rules'
import { paths } from '~/paths'
import { formatBytes } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { type Language } from '~/platform/i18n/languages'
import { TOOL, tellContrast, tellShare, WORDS } from './words.server'

type Query = Record<string, string | number | undefined>

/** Families that are seen at once. */
const PAGE_SIZE = 8

const lacks = ({ missing }: Family) => TELLING_LETTERS.filter((letter) => missing.includes(letter))

/**
 * A page of the families of a class, or of all, each with its figures at regular weight, and the
 * ways to the pages beside it.
 */
export function presentFamilies(
  kind: FontClass | 'all',
  query: Query,
  asked: string | undefined,
  language: Language,
) {
  const all = FAMILIES.filter((family) => kind === 'all' || family.class === kind)
  const last = Math.ceil(all.length / PAGE_SIZE)
  const page = Math.min(last, Math.max(1, Math.trunc(Number(asked)) || 1))
  const [from, to] = [(page - 1) * PAGE_SIZE, Math.min(page * PAGE_SIZE, all.length)]
  const href = (to: number) => `${paths.tool(TOOL, { ...query, kind, page: to })}#families`
  return {
    rows: presentRows(all.slice(from, to), language),
    pages: {
      previousHref: page > 1 ? href(page - 1) : null,
      nextHref: page < last ? href(page + 1) : null,
      summary: `${from + 1}–${to} / ${all.length}`,
    },
  }
}

function presentRows(families: Family[], language: Language): ListedFamily[] {
  return families.map((family) => {
    const face = faceOf(family, 400)
    const size = formatBytes(
      family.files.reduce((sum, { bytes }) => sum + bytes, 0),
      language,
    )
    return {
      id: family.id,
      figures: [
        ...(['xHeight', 'width', 'stem'] as const).map((figure) =>
          tellShare(face[figure], language),
        ),
        tellContrast(face, language),
        size,
      ].join(BETWEEN_FIGURES),
      lacks: lacks(family).join(' ') || undefined,
      single: family.faces[700] ? undefined : true,
      licence: family.licence === USUAL_LICENCE ? undefined : family.licence,
    }
  })
}

/** The links that narrow the list to a class, with how many families it has. */
export function presentKinds(kind: FontClass | 'all', query: Query, language: Language) {
  const t = translator(language, TOOL)
  const link = (value: FontClass | 'all', label: string) => ({
    href: `${paths.tool(TOOL, { ...query, kind: value })}#families`,
    label: `${label} (${FAMILIES.filter((family) => value === 'all' || family.class === value).length})`,
    current: value === kind,
  })
  return [
    link('all', t('families.all')),
    ...CLASSES.map((value) => link(value, t(`classes.${value}`))),
  ]
}

/**
 * The head and the rows of a table of all that was measured, for a spreadsheet: figures as parts of
 * the size.
 */
export function familyTable(language: Language) {
  const [t, words] = [translator(language, TOOL), translator(language, WORDS)]
  const figures = [
    'xHeight',
    'capHeight',
    'width',
    'stem',
    'thin',
    'contrast',
    'unitsPerEm',
    'ascent',
    'descent',
    'lineGap',
  ] as const
  const columns = [
    t('families.name'),
    t('families.class'),
    t('form.weight'),
    ...figures.map((figure) => words(`csv.${figure}`)),
    t('families.letters'),
    t('families.licence'),
  ]
  const rows = FAMILIES.flatMap((family) =>
    WEIGHTS.flatMap((weight) => {
      const face = family.faces[weight]
      if (!face) return []
      return [
        [
          family.name,
          t(`classes.${family.class}`),
          String(weight),
          ...figures.map((figure) => String(face[figure])),
          family.missing || words('csv.none'),
          family.licence,
        ],
      ]
    }),
  )
  return { columns, rows }
}
