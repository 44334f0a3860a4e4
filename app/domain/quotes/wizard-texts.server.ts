import type { TFunction } from 'i18next'
import { formatDate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { isCodeLevel, isPlatform } from '../catalog/catalog.rules'
import { speedName } from '../catalog/catalog-names'
import type { Answers, Dropped, Step } from './answers.rules'
import { ALL_SCOPES, BRANDS, helpFor, PROJECT_TYPES, type Need } from './offers.rules'
import type { Reason } from './quote.rules'

type WizardWords = TFunction<'wizard'>

type CustomKey = 'custom.website.label'
const CUSTOM = new Set(['website', 'app', 'content', 'marketing'])

/** What a platform is called; one of our own making by what it means for the type of project. */
export function platformName(platform: string, type: string | undefined, language: Language) {
  if (platform === 'Custom' && type && CUSTOM.has(type))
    return translator(language, 'wizard')(`custom.${type}.label` as CustomKey)
  return isPlatform(platform) ? translator(language, 'shop')(`platform.${platform}`) : platform
}

function scopeName(scope: string, t: WizardWords) {
  return scope === 'other' || (ALL_SCOPES as string[]).includes(scope)
    ? t(`scopes.${scope as 'page'}`)
    : scope
}

/** One answer in words. */
export function answerName(
  kind: Reason['kind'] | 'type' | 'pace',
  value: string,
  { type }: Answers,
  language: Language,
): string {
  const t = translator(language, 'wizard')
  if (value === 'advise') return t('advise')
  switch (kind) {
    case 'type':
      return PROJECT_TYPES.some((one) => one === value)
        ? t(`types.${value as 'website'}.label`)
        : value
    case 'platform':
      return platformName(value, type, language)
    case 'style':
      return isCodeLevel(value) ? t(`styles.${value}.label`) : value
    case 'need':
      return helpFor(value as Need) ? t(`needs.${value as Need}.label`) : value
    case 'scope':
      return scopeName(value, t)
    case 'brand':
      return BRANDS.some((one) => one === value) ? t(`brands.${value as 'have'}`) : value
    case 'languages':
      return t('because.languages')
    case 'pace':
      return value === 'date'
        ? t('paces.date.label')
        : speedName(value, translator(language, 'shop'))
  }
}

const KIND_OF = {
  'project-type': 'type',
  platform: 'platform',
  'build-style': 'style',
  'advanced-needs': 'need',
  timeline: 'pace',
  specs: 'scope',
} as const

/** What a step was answered with, in words; empty while it is open. */
export function answersOf(step: Step, answers: Answers, language: Language): string[] {
  const t = translator(language, 'wizard')
  const { type, platform, style, needs, pace, date, scope, brand, languages = [] } = answers
  const name = (kind: Parameters<typeof answerName>[0], value: string | undefined) =>
    value === undefined ? [] : [answerName(kind, value, answers, language)]
  switch (step) {
    case 'project-type':
      return name('type', type)
    case 'platform':
      return name('platform', platform)
    case 'build-style':
      return name('style', style)
    case 'advanced-needs':
      return needs?.length === 0
        ? [t('summary.nothing')]
        : (needs ?? []).flatMap((need) => name('need', need))
    case 'timeline':
      return [...name('pace', pace), ...(date ? [formatDate(new Date(date), language)] : [])]
    case 'specs':
      return [
        ...name('scope', scope),
        ...name('brand', brand),
        ...(languages.length > 0 ? [languages.map((one) => t(`languages.${one}`)).join(', ')] : []),
      ]
  }
}

export const inList = (words: string[], language: Language) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(words)

/** What a new answer has ruled out, as a sentence; null for nothing. */
export function droppedWords(
  dropped: Dropped[],
  answers: Answers,
  language: Language,
): string | null {
  const names = dropped.flatMap(({ step, values }) =>
    values.map((value) => answerName(KIND_OF[step], value, answers, language)),
  )
  return names.length > 0
    ? translator(language, 'wizard')('dropped', { answers: inList(names, language) })
    : null
}
