import type { SubmissionResult } from '@conform-to/dom'
import type { TFunction } from 'i18next'
import { CURRENCIES, SPEEDS } from '~/domain/catalog/catalog.rules'
import { LONGEST } from '~/domain/catalog/product-editing.rules'
import type { Gap } from '~/domain/catalog/product-gaps.rules'
import { translator } from '~/platform/i18n/i18n.server'
import { isLanguage, LANGUAGE_NAMES, type Language } from '~/platform/i18n/languages'
import type { Rejected } from './section-form'

type T = TFunction<'products'>

const ROWS = { steps: 'plan.step', addOns: 'addOns.one' } as const
/** They only hold others together and have no name of their own. */
const HOLDERS = ['words', 'prices']

function partName(part: string, language: Language): string {
  const t = translator(language, 'products')
  const speed = SPEEDS.find((name) => name === part)
  if (isLanguage(part)) return LANGUAGE_NAMES[part]
  if (speed) return translator(language, 'shop')(`speed.${speed}`)
  if (CURRENCIES.some((currency) => currency === part)) return part
  return t(`parts.${part as 'name'}`)
}

/** The name of a field for people: `steps[0].words.sv.title` is "Milestone 1, Svenska, Title". */
export function fieldName(field: string, language: Language): string {
  const t = translator(language, 'products')
  const [, list, row, rest = field] = /^(steps|addOns)\[(\d+)\]\.?(.*)$/.exec(field) ?? []
  const parts = rest
    .split('.')
    .filter((part) => part !== '' && !HOLDERS.includes(part))
    .map((part) => partName(part, language))
  return [
    ...(list ? [t(ROWS[list as keyof typeof ROWS], { number: Number(row) + 1 })] : []),
    ...parts,
  ].join(', ')
}

/** What is missing from a product, as a sentence. */
export function gapSentence(
  { reason, field, language: written, currency, sum, row }: Gap,
  language: Language,
): string {
  const t: T = translator(language, 'products')
  const name = fieldName(field, language)
  if (reason === 'words')
    return t('gaps.words', { field: name, language: LANGUAGE_NAMES[written!] })
  if (reason === 'plan') return t('gaps.plan', { count: row })
  return t(`gaps.${reason}`, { field: name, currency, sum, row })
}

/** A value of a form as a notice shows it. */
export function shownValue(value: string) {
  return value.length > LONGEST.sentence ? `${value.slice(0, LONGEST.sentence)}…` : value
}

/**
 * A rejected form with the names of its fields; what is wrong with a list as a whole says so
 * itself.
 */
export function nameErrors(result: SubmissionResult<string[]>, language: Language): Rejected {
  const named = Object.keys(result.error ?? {}).filter((field) => field !== '' && !(field in ROWS))
  return {
    result,
    labels: Object.fromEntries(named.map((field) => [field, fieldName(field, language)])),
  }
}
