import { data, redirect } from '@remix-run/node'
import { checkPairing, readMove, type Problems } from './check-pairing.server'
import { drawingOf, FAMILIES } from './families.server'
import { compareFallbacks, percent } from './fallback.rules'
import { faceOf, type Family, weightOf } from './family.rules'
import { missingIn } from './letters.rules'
import { SIZES, TEXT_MAX, TITLE_MAX } from './limits.rules'
import { keptInput, queryOf, type PairingField, type PairingInput } from './pairing.schema'
import { type Pair } from './score.rules'
import { snippetOf } from './snippet.rules'
import { filesOf, firstBytes, takenSheet } from './style-sheet.rules'
import { nearestBetter } from './suggest.rules'
import { paths } from '~/paths'
import { env } from '~/platform/env.server'
import { formatBytes } from '~/platform/i18n/format.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { LANGUAGES, type Language } from '~/platform/i18n/languages'
import { isLightVersion } from '~/platform/light-version.server'
import { presentFamilies, presentKinds } from './list.server'
import {
  lineLength,
  pairReport,
  tellFigures,
  tellPair,
  tellShare,
  TOOL,
  WORDS,
} from './words.server'

/** What can be taken along; besides, `<family>.zip` has one family. */
export const FILES = [
  'preview.css',
  'fonts.css',
  'fonts.html',
  'pair.txt',
  'fonts.zip',
  'families.csv',
] as const
export type PairingFile = (typeof FILES)[number]

function tellProblems(problems: Problems, language: Language) {
  const t = translator(language, WORDS)
  const say = (field: PairingField) => {
    if (field === 'headingSize') return t('problems.headingSize', SIZES.heading)
    if (field === 'bodySize') return t('problems.bodySize', SIZES.body)
    if (field === 'title') return t('problems.title', { max: TITLE_MAX })
    return field === 'text' ? t('problems.text', { max: TEXT_MAX }) : t(`problems.${field}`)
  }
  return Object.fromEntries(
    (Object.keys(problems) as PairingField[]).map((field) => [field, say(field)]),
  ) as Partial<Record<PairingField, string>>
}

/** The words of the preview: the visitor's own, or ours. */
export function wordsOf({ title, text }: Pick<PairingInput, 'title' | 'text'>, language: Language) {
  const t = translator(language, WORDS)
  return { title: title || t('sample.title'), text: text || t('sample.text') }
}

function presentLetters({ heading, body }: Pair) {
  const missing = (family: Family, language: Language) =>
    missingIn(language, family.missing).join(' ')
  return LANGUAGES.map((language) => ({
    language,
    heading: missing(heading, language),
    body: missing(body, language),
  }))
}

function presentFallbacks({ heading, body, weight }: Pair) {
  const rows = (family: Family, its: 400 | 700, part: 'heading' | 'body') =>
    compareFallbacks(family, its).map(({ fallback, taken, overrides }) => ({
      ...{ part, name: family.name, fallback, taken },
      figures: [overrides.sizeAdjust, overrides.ascent, overrides.descent, overrides.lineGap].map(
        percent,
      ),
    }))
  return [...rows(heading, weight, 'heading'), ...rows(body, 400, 'body')]
}

function presentPair(pair: Pair, input: PairingInput, light: boolean, language: Language) {
  const { heading, body, weight, headingSize, bodySize } = pair
  const query = queryOf(input)
  const better = (half: 'heading' | 'body') =>
    nearestBetter(FAMILIES, pair, half).map(({ family, score }) => ({
      name: family.name,
      class: family.class,
      score,
      href: paths.tool(TOOL, { ...query, [half]: family.id }),
    }))
  const half = (family: Family, its: 400 | 700, size: number) => ({
    id: family.id,
    name: family.name,
    class: family.class,
    weight: weightOf(family, its),
    size,
    xHeight: faceOf(family, its).xHeight,
    capHeight: faceOf(family, its).capHeight,
    tall: tellShare(faceOf(family, its).xHeight, language),
    drawing: drawingOf(family, its),
  })
  const words = wordsOf(input, language)
  const withFaces = !light || input.faces === 'load'
  return {
    ...tellPair(pair, language),
    heading: half(heading, weight, headingSize),
    body: half(body, 400, bodySize),
    words,
    sheet: paths.toolFile(TOOL, 'preview.css', {
      heading: input.heading,
      body: input.body,
      weight: query.weight,
      headingSize: query.headingSize,
      bodySize: query.bodySize,
      faces: withFaces ? undefined : 'none',
    }),
    loadHref: withFaces ? null : paths.tool(TOOL, { ...query, faces: 'load' }),
    bytes: formatBytes(firstBytes(pair), language),
    line: lineLength(pair),
    figures: tellFigures(pair, language),
    better: { heading: better('heading'), body: better('body') },
    swapHref: paths.tool(TOOL, { ...query, heading: input.body, body: input.heading }),
    letters: presentLetters(pair),
    fallbacks: presentFallbacks(pair),
    css: takenSheet(pair),
    html: snippetOf(pair, words),
    report: pairReport(pair, language),
    files: filesOf(pair).reduce((sum, { files }) => sum + files.length, 0),
  }
}

/** What the tool does and what it does not, each a sentence. */
function tellAbout(language: Language) {
  const t = translator(language, WORDS)
  const points = (name: 'does' | 'omits') => [
    t(`${name}.first`),
    t(`${name}.second`),
    t(`${name}.third`),
  ]
  return { does: points('does'), omits: points('omits') }
}

/**
 * What the address of the font pairing tool asks for; 400 when something in it cannot be read, and
 * a redirect after one of its buttons.
 */
export async function loadFontPairing(request: Request) {
  const [language, light] = await Promise.all([getLanguage(request), isLightVersion(request)])
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const move = readMove(query)
  if (move && 'input' in move)
    throw redirect(paths.tool(TOOL, { ...queryOf(move.input), lng: query.lng }))
  const { problems: found, input, pair } = checkPairing(query)
  const problems = tellProblems({ ...found, ...move?.problems }, language)
  const state = input ? queryOf(input) : {}
  const kind = input?.kind ?? pair?.heading.class ?? 'all'
  const page = {
    title: translator(language, 'tools')(`list.${TOOL}.name`),
    description: translator(language, WORDS)('description', { count: FAMILIES.length }),
    count: FAMILIES.length,
    about: tellAbout(language),
    values: keptInput(query),
    kept: {
      seed: input?.seed ? String(input.seed) : undefined,
      kind: input?.kind,
      faces: input?.faces,
    },
    problems,
    pair: pair && presentPair(pair, input, light, language),
    families: presentFamilies(kind, state, query.page, language),
    kinds: presentKinds(kind, state, language),
    drawn: !light,
    shareUrl: env.PUBLIC_URL + paths.tool(TOOL, state),
    files: Object.fromEntries(
      FILES.map((file) => [
        file,
        paths.toolFile(
          TOOL,
          file,
          file === 'families.csv' ? { lng: language } : { ...state, lng: language },
        ),
      ]),
    ) as Record<PairingFile, string>,
  }
  return data(page, { status: Object.keys(problems).length > 0 ? 400 : 200 })
}
