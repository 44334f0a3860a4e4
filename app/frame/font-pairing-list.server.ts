import { FAMILIES } from '~/domain/tools/font-pairing/families.server'
import { faceOf, WEIGHTS, type Family } from '~/domain/tools/font-pairing/family.rules'
import { CLASSES, type FontClass } from '~/domain/tools/font-pairing/font-list.rules'
import { TELLING_LETTERS } from '~/domain/tools/font-pairing/letters.rules'
import { paths } from '~/paths'
import { formatBytes } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { type Language } from '~/platform/i18n/languages'
import { TOOL, tellContrast, tellShare } from './font-pairing-words.server'

const lacks = ({ missing }: Family) => TELLING_LETTERS.filter((letter) => missing.includes(letter))

/** The families of a class, or all, each with what was measured of its regular weight. */
export function presentFamilies(kind: FontClass | undefined, language: Language) {
  return FAMILIES.filter((family) => !kind || family.class === kind).map((family) => {
    const face = faceOf(family, 400)
    return {
      id: family.id,
      name: family.name,
      class: family.class,
      licence: family.licence,
      xHeight: tellShare(face.xHeight, language),
      width: tellShare(face.width, language),
      stem: tellShare(face.stem, language),
      contrast: tellContrast(face, language),
      bold: Boolean(family.faces[700]),
      lacks: lacks(family).join(' '),
      size: formatBytes(family.files.reduce((sum, { bytes }) => sum + bytes, 0), language),
      zip: paths.toolFile(TOOL, `${family.id}.zip`),
    }
  })
}

/** The links that narrow the list to a class, with how many families it has. */
export function presentKinds(kind: FontClass | undefined, query: Record<string, string | number | undefined>, language: Language) {
  const t = translator(language, TOOL)
  const link = (value: FontClass | undefined, label: string) => ({
    href: `${paths.tool(TOOL, { ...query, kind: value })}#families`,
    label: `${label} (${FAMILIES.filter((family) => !value || family.class === value).length})`,
    current: value === kind,
  })
  return [link(undefined, t('families.all')), ...CLASSES.map((value) => link(value, t(`classes.${value}`)))]
}

/** The families as the options of a choice, by class. */
export function presentOptions(language: Language) {
  const t = translator(language, TOOL)
  return CLASSES.map((kind) => ({ label: t(`classes.${kind}`), options: FAMILIES.filter((family) => family.class === kind).map(({ id, name }) => ({ value: id, label: name })) }))
}

/** The head and the rows of a table of all that was measured, for a spreadsheet: figures as parts of the size. */
export function familyTable(language: Language) {
  const t = translator(language, TOOL)
  const figures = ['xHeight', 'capHeight', 'width', 'stem', 'thin', 'contrast', 'unitsPerEm', 'ascent', 'descent', 'lineGap'] as const
  const columns = [t('families.name'), t('families.class'), t('form.weight'), ...figures.map((figure) => t(`csv.${figure}`)), t('families.letters'), t('families.licence')]
  const rows = FAMILIES.flatMap((family) => WEIGHTS.flatMap((weight) => {
    const face = family.faces[weight]
    if (!face) return []
    return [[family.name, t(`classes.${family.class}`), String(weight), ...figures.map((figure) => String(face[figure])), family.missing || t('csv.none'), family.licence]]
  }))
  return { columns, rows }
}
