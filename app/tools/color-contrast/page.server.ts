import { data } from '@remix-run/node'
import {
  checkContrast,
  type CheckedPair,
  type PaletteColor,
  type Problems,
  type Shown,
} from './check-contrast.server'
import {
  apcaStep,
  contrastOf,
  gradeOf,
  hexOf,
  NEEDS,
  truncateRatio,
} from '~/domain/studios/contrast.rules'
import { keptInput, PAPER, type ContrastField, type ContrastInput } from './contrast.schema'
import { writeLike } from './color.server'
import { COLOR_MAX, PALETTE_COLORS, PALETTE_MAX } from './limits.rules'
import { paths } from '~/paths'
import { env } from '~/platform/env.server'
import { formatNumber } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { type Language } from '~/platform/i18n/languages'
import { paletteCss, pairCss, pairReport } from './text.server'

const TOOL = 'color-contrast'

/** A ratio as the language writes it, cut off after two decimals. */
const tellRatio = (ratio: number, language: Language) =>
  formatNumber(truncateRatio(ratio), language, 2)

/** The result's own address says no more than it has to. */
const stateOf = ({ base, ...values }: ContrastInput) => ({
  ...values,
  base: base === PAPER ? undefined : base,
})

function tellProblems(problems: Problems, language: Language) {
  const t = translator(language, TOOL)
  const say = (field: ContrastField, { problem, entry }: NonNullable<Problems[ContrastField]>) => {
    if (problem === 'tooMany' || problem === 'tooFew')
      return t(`problems.${problem}`, { max: PALETTE_COLORS })
    if (problem === 'tooLong')
      return t(`problems.tooLong.${field}`, { max: field === 'palette' ? PALETTE_MAX : COLOR_MAX })
    if (problem === 'unknown') return t(`problems.unknown.${field}`, { entry })
    return field === 'text' || field === 'background' ? t(`problems.missing.${field}`) : ''
  }
  const fields = ['text', 'background', 'base', 'palette'] as const
  return Object.fromEntries(
    fields.flatMap((field) => (problems[field] ? [[field, say(field, problems[field])]] : [])),
  ) as Partial<Record<(typeof fields)[number], string>>
}

const tellColor = ({ css, rgb, translucent, outside }: Shown) => ({
  css,
  hex: hexOf(rgb),
  translucent,
  outside,
})

function presentSuggestions(
  { text, background, suggestions }: CheckedPair,
  values: ContrastInput,
  language: Language,
) {
  return suggestions.map(({ step, ...found }) => ({
    step,
    choices: (['text', 'background'] as const).map((part) => {
      const rgb = found[part]
      if (!rgb) return { part, found: null }
      const ratio = part === 'text' ? contrastOf(rgb, background.rgb) : contrastOf(text.rgb, rgb)
      const written = writeLike(values[part], rgb)
      const css = part === 'text' ? `color: ${written};` : `background-color: ${written};`
      return {
        part,
        found: {
          hex: hexOf(rgb),
          css,
          ratio: tellRatio(ratio, language),
          href: paths.tool(TOOL, { ...stateOf(values), [part]: written }),
        },
      }
    }),
  }))
}

function presentPair(pair: CheckedPair, values: ContrastInput, language: Language) {
  const { ratio, lc } = pair
  return {
    text: tellColor(pair.text),
    background: tellColor(pair.background),
    base: hexOf(pair.base),
    ratio: tellRatio(ratio, language),
    wideRatio: pair.wideRatio === null ? null : tellRatio(pair.wideRatio, language),
    grade: gradeOf(ratio),
    verdicts: NEEDS.map((need) => ({
      ...need,
      needs: formatNumber(need.ratio, language),
      passes: ratio >= need.ratio,
    })),
    apca: {
      lc: formatNumber(lc, language, 1),
      step: apcaStep(lc),
      polarity:
        lc === 0 ? ('none' as const) : lc > 0 ? ('positive' as const) : ('negative' as const),
    },
    suggestions: presentSuggestions(pair, values, language),
    visions: pair.visions.map(({ vision, ratio, ...seen }) => ({
      vision,
      text: hexOf(seen.text),
      background: hexOf(seen.background),
      ratio: tellRatio(ratio, language),
      grade: gradeOf(ratio),
    })),
    swapHref: paths.tool(TOOL, {
      ...stateOf(values),
      text: values.background,
      background: values.text,
    }),
    css: pairCss(pair),
    report: pairReport(pair, language),
  }
}

function presentPalette(colors: PaletteColor[], language: Language) {
  const ratios = colors.flatMap((one, row) =>
    colors.slice(row + 1).map((other) => contrastOf(one.rgb, other.rgb)),
  )
  return {
    colors: colors.map(({ name, rgb }) => ({ name, hex: hexOf(rgb) })),
    rows: colors.map((one) =>
      colors.map((other) => {
        if (one === other) return null
        const ratio = contrastOf(one.rgb, other.rgb)
        return { ratio: tellRatio(ratio, language), grade: gradeOf(ratio) }
      }),
    ),
    pairs: ratios.length,
    good: ratios.filter((ratio) => ratio >= 4.5).length,
    css: paletteCss(colors),
  }
}

/**
 * What the address of the contrast checker asks for, answered in a language; 400 when something in
 * it cannot be read.
 */
export function loadColorContrast(url: string, language: Language) {
  const query = Object.fromEntries(new URL(url).searchParams)
  const { problems, plain, pair, palette } = checkContrast(query)
  const values = keptInput(query)
  const state = stateOf(values)
  const wrong = tellProblems(problems, language)
  const page = {
    title: translator(language, 'tools')(`list.${TOOL}.name`),
    description: translator(language, TOOL)('description'),
    values,
    problems: wrong,
    pickers: {
      text: plain.text && hexOf(plain.text),
      background: plain.background && hexOf(plain.background),
      base: plain.base && hexOf(plain.base),
    },
    pair: pair && presentPair(pair, values, language),
    palette: palette && presentPalette(palette, language),
    shareUrl: env.PUBLIC_URL + paths.tool(TOOL, state),
    files: Object.fromEntries(
      FILES.map((file) => [
        file,
        paths.toolFile(TOOL, file, { ...state, lng: file.endsWith('.css') ? undefined : language }),
      ]),
    ) as Record<ContrastFile, string>,
  }
  return data(page, { status: Object.keys(wrong).length > 0 ? 400 : 200 })
}

/** What can be taken along. */
export const FILES = ['contrast.css', 'contrast.txt', 'palette.css', 'palette.csv'] as const
export type ContrastFile = (typeof FILES)[number]
