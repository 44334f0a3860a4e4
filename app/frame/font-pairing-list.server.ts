import { FAMILIES } from '~/domain/tools/font-pairing/families.server'
import { faceOf, WEIGHTS, type Family } from '~/domain/tools/font-pairing/family.rules'
import { CLASSES, type FontClass } from '~/domain/tools/font-pairing/font-list.rules'
import { BETWEEN_FIGURES, USUAL_LICENCE, type ListedFamily } from '~/domain/tools/font-pairing/listed-family.rules'
import { TELLING_LETTERS } from '~/domain/tools/font-pairing/letters.rules'
import { paths } from '~/paths'
import { formatBytes } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { type Language } from '~/platform/i18n/languages'
import { TOOL, tellContrast, tellShare, WORDS } from './font-pairing-words.server'

const lacks = ({ missing }: Family) => TELLING_LETTERS.filter((letter) => missing.includes(letter))

/** The families of a class, or all, each with its figures at regular weight. */
export function presentFamilies(kind: FontClass | 'all', language: Language): ListedFamily[] {
  return FAMILIES.filter((family) => kind === 'all' || family.class === kind).map((family) => {
    const face = faceOf(family, 400)
    const size = formatBytes(family.files.reduce((sum, { bytes }) => sum + bytes, 0), language)
    return {
      id: family.id,
      figures: [...(['xHeight', 'width', 'stem'] as const).map((figure) => tellShare(face[figure], language)), tellContrast(face, language), size].join(BETWEEN_FIGURES),
      lacks: lacks(family).join(' ') || undefined,
      single: family.faces[700] ? undefined : true,
      licence: family.licence === USUAL_LICENCE ? undefined : family.licence,
    }
  })
}

/** The links that narrow the list to a class, with how many families it has. */
export function presentKinds(kind: FontClass | 'all', query: Record<string, string | number | undefined>, language: Language) {
  const t = translator(language, TOOL)
  const link = (value: FontClass | 'all', label: string) => ({
    href: `${paths.tool(TOOL, { ...query, kind: value })}#families`,
    label: `${label} (${FAMILIES.filter((family) => value === 'all' || family.class === value).length})`,
    current: value === kind,
  })
  return [link('all', t('families.all')), ...CLASSES.map((value) => link(value, t(`classes.${value}`)))]
}

/** The head and the rows of a table of all that was measured, for a spreadsheet: figures as parts of the size. */
export function familyTable(language: Language) {
  const [t, words] = [translator(language, TOOL), translator(language, WORDS)]
  const figures = ['xHeight', 'capHeight', 'width', 'stem', 'thin', 'contrast', 'unitsPerEm', 'ascent', 'descent', 'lineGap'] as const
  const columns = [t('families.name'), t('families.class'), t('form.weight'), ...figures.map((figure) => words(`csv.${figure}`)), t('families.letters'), t('families.licence')]
  const rows = FAMILIES.flatMap((family) => WEIGHTS.flatMap((weight) => {
    const face = family.faces[weight]
    if (!face) return []
    return [[family.name, t(`classes.${family.class}`), String(weight), ...figures.map((figure) => String(face[figure])), family.missing || words('csv.none'), family.licence]]
  }))
  return { columns, rows }
}
