import { type CheckedPair, type PaletteColor, type Shown } from './check-contrast.server'
import {
  apcaStep,
  contrastOf,
  gradeOf,
  hexOf,
  NEEDS,
  truncateRatio,
} from '~/domain/studios/contrast.rules'
import { propertyNames } from './palette.rules'
import { formatNumber } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { type Language } from '~/platform/i18n/languages'

/** The pair as declarations; what is see-through stays as it was typed. */
export function pairCss({ text, background }: Pick<CheckedPair, 'text' | 'background'>) {
  const value = ({ css, rgb, translucent, outside }: Shown) =>
    translucent || outside ? css : hexOf(rgb)
  return `color: ${value(text)};\nbackground-color: ${value(background)};`
}

const told = ({ css, rgb }: Shown) =>
  css.toLowerCase() === hexOf(rgb) ? css : `${css} (${hexOf(rgb)})`

/** The result in words, a line for each thing that it says. */
export function pairReport({ text, background, ratio, lc }: CheckedPair, language: Language) {
  const t = translator(language, 'color-contrast')
  const grade = gradeOf(ratio)
  const number = formatNumber(truncateRatio(ratio), language, 2)
  const verdicts = NEEDS.map(
    ({ use, level, ratio: needed }) =>
      `- ${t(`uses.${use}.name`)}, ${level} (${formatNumber(needed, language)} : 1): ${t(ratio >= needed ? 'uses.passes' : 'uses.fails')}`,
  )
  return [
    t('result.of', { text: told(text), background: told(background) }),
    `WCAG 2.2: ${t('result.ratio', { ratio: number })}. ${t(`grades.${grade}.title`)}.`,
    t(`grades.${grade}.text`),
    ...verdicts,
    `APCA (${t('apca.draft')}): ${t('apca.value', { lc: formatNumber(lc, language, 1) })}. ${t(`apca.steps.${apcaStep(lc)}`)}`,
  ].join('\n')
}

/** The palette as custom properties. */
export function paletteCss(colors: PaletteColor[]) {
  const names = propertyNames(colors.map(({ name }) => name))
  return `:root {\n${colors.map(({ rgb }, index) => `  ${names[index]}: ${hexOf(rgb)};\n`).join('')}}`
}

/** The head and the rows of a table of every pair of a palette, for a spreadsheet. */
export function paletteTable(colors: PaletteColor[], language: Language) {
  const t = translator(language, 'color-contrast')
  const columns = (['one', 'oneHex', 'other', 'otherHex', 'ratio', 'level'] as const).map(
    (column) => t(`palette.csv.${column}`),
  )
  const rows = colors.flatMap((one, index) =>
    colors.slice(index + 1).map((other) => {
      const ratio = contrastOf(one.rgb, other.rgb)
      return [
        one.name,
        hexOf(one.rgb),
        other.name,
        hexOf(other.rgb),
        String(truncateRatio(ratio)),
        t(`grades.${gradeOf(ratio)}.short`),
      ]
    }),
  )
  return { columns, rows }
}
