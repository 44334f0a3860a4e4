import {
  countCharacters,
  type Brief,
  type BriefField,
  type CopyKind,
  type BriefProblem,
  type SaidLimits,
} from './brief.rules'
import { cutAtClaims, findClaims } from './claims.rules'
import { FITS } from './drafts.rules'
import { readingOf } from './reading.rules'
import { formatNumber } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

/** Who wrote the drafts, in words; `failed` says why the model did not. */
export interface Writer {
  by: string
  failed: string | null
}

/** Where a text of each kind has to fit; of a headline and an e-mail it is the first line. */
const PLACES: Record<CopyKind, (keyof typeof FITS)[]> = {
  headline: ['title'],
  product: [],
  meta: ['meta'],
  buttons: [],
  social: ['x'],
  email: ['title'],
}

function presentFits(text: string, { kind }: Brief, language: Language) {
  const t = translator(language, 'ai-copywriter')
  return PLACES[kind].map((place) => {
    const [count, most] = [
      countCharacters(place === 'title' ? text.split('\n')[0]! : text),
      FITS[place],
    ]
    const numbers = {
      count: Math.abs(most - count),
      number: formatNumber(Math.abs(most - count), language),
      most: formatNumber(most, language),
    }
    return {
      place: t(`fits.${place}`, numbers),
      ok: count <= most,
      note: count <= most ? t('fits.room', numbers) : t('fits.over', numbers),
    }
  })
}

function presentVariant(text: string, brief: Brief, number: number, language: Language) {
  const t = translator(language, 'ai-copywriter')
  const { counted, readings } = readingOf(text, brief.language)
  const claims = findClaims(text, brief.language)
  const counts = (['characters', 'words', 'sentences'] as const).map((what) => {
    const count = what === 'characters' ? countCharacters(text) : counted[what]
    return t(`counts.${what}`, { count, number: formatNumber(count, language) })
  })
  return {
    text,
    title: t('draft', { number }),
    parts: cutAtClaims(text, claims),
    counts: counts.join(', '),
    readings:
      brief.kind === 'buttons'
        ? []
        : readings.map(({ formula, value, level }) => ({
            formula: t(`readings.${formula}`),
            value: formatNumber(value, language, 1),
            level: t(`levels.${level}`),
          })),
    fits: presentFits(text, brief, language),
    claims: claims.map(({ kind, text: words }) => ({
      words,
      kind: t(`claims.${kind}.name`),
      why: t(`claims.${kind}.why`),
    })),
  }
}

/** Drafts with what they measure, in the visitor's language. */
export function presentDrafts(drafts: string[], brief: Brief, writer: Writer, language: Language) {
  const t = translator(language, 'ai-copywriter')
  const variants = drafts.map((text, index) => presentVariant(text, brief, index + 1, language))
  const flagged = variants.reduce((sum, { claims }) => sum + claims.length, 0)
  return {
    ...writer,
    written: brief.language,
    title: t('result.title', { count: variants.length }),
    status: `${t('result.title', { count: variants.length })}. ${t('result.flagged', { count: flagged })}`,
    fewer: variants.length < brief.variants ? t('result.fewer') : null,
    variants,
    next: String(brief.seed + 1),
  }
}
export type DraftsView = ReturnType<typeof presentDrafts>

/** What is wrong with a brief, in words beside its fields. */
export function presentProblems(
  problems: Partial<Record<BriefField, BriefProblem>>,
  limits: SaidLimits,
  language: Language,
) {
  const t = translator(language, 'ai-copywriter')
  const say = {
    'what.missing': 'what',
    'benefits.missing': 'benefits',
    'what.tooLong': 'whatLong',
    'whom.tooLong': 'whomLong',
    'benefits.tooLong': 'benefitsLong',
    'benefits.tooMany': 'benefitsMany',
  } as const
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      t(`refused.${say[`${field}.${problem}` as keyof typeof say]}`, limits),
    ]),
  ) as Partial<Record<BriefField, string>>
}
