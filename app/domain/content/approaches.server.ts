import { paths } from '~/paths'
import { formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { BASE_CURRENCY, categoryFilter } from '../catalog/catalog.rules'
import { onceFor } from '~/domain/ground/once-for.rules'
import type { ServiceFacts } from '../catalog/service-facts.server'
import { approachOf, spansByApproach, type Approach, type Span } from './approaches.rules'
import {
  BUDGET_CEILINGS,
  chooseApproach,
  isComplete,
  openQuestions,
  type GuideAnswers,
} from './guide.rules'

const SERVICES_SHOWN = 3
/** Values of the shop's category filter. */
const SHOP_FILTERS = { noCode: 'website', cms: 'ecomm', custom: 'app', ai: 'ai' } as const

const money = (cents: number, language: Language) => formatMoney(cents, BASE_CURRENCY, language)

function priceWords(prices: Span | null, language: Language) {
  const t = translator(language, 'approaches')
  if (!prices) return t('gauge.none')
  if (prices.from === prices.to) return money(prices.from, language)
  return t('gauge.prices', { from: money(prices.from, language), to: money(prices.to, language) })
}

function dayWords(days: Span | null, language: Language) {
  const t = translator(language, 'approaches')
  if (!days) return t('gauge.none')
  return days.from === days.to ? t('gauge.day', { count: days.from }) : t('gauge.days', { ...days })
}

/**
 * Each approach with the prices and times of its services in words, and as depths from 0 to 100 on
 * a common gauge.
 */
export const presentApproaches = onceFor(
  (services: readonly ServiceFacts[], language: Language) => {
    const spans = spansByApproach(services)
    const deepest = Math.max(1, ...spans.flatMap(({ prices }) => prices?.to ?? []))
    const depth = (cents: number) => Math.round((cents / deepest) * 100)
    return spans.map(({ approach, prices, days }) => ({
      approach,
      price: priceWords(prices, language),
      time: dayWords(days, language),
      depth: prices && { from: depth(prices.from), to: depth(prices.to) },
      href: paths.shop({ category: SHOP_FILTERS[approach] }),
    }))
  },
)

function fittingServices(services: readonly ServiceFacts[], approach: Approach, filter: string) {
  const category = categoryFilter(filter)?.category
  return services.filter(
    (service) =>
      service.available && service.category === category && approachOf(service) === approach,
  )
}

function presentResult(
  answers: GuideAnswers,
  services: readonly ServiceFacts[],
  language: Language,
) {
  const { approach, instead, reasons, filter } = chooseApproach(answers)
  const fitting = fittingServices(services, approach, filter)
  const smallest = fitting[0]
  const tooDear = smallest !== undefined && smallest.price > BUDGET_CEILINGS[answers.budget]
  return {
    ...{ approach, instead, reasons },
    caution: tooDear
      ? { price: money(smallest.price, language), milestones: smallest.milestonePayment }
      : null,
    services: fitting.slice(0, SERVICES_SHOWN).map(({ id, name, price, workingDays }) => ({
      name,
      href: paths.product(id),
      facts: `${money(price, language)}, ${dayWords({ from: workingDays, to: workingDays }, language)}`,
    })),
    shopHref: paths.shop({ category: filter }),
  }
}

/** The guide as it stands after some answers: what is open, or its result. */
export function presentGuide(
  answers: Partial<GuideAnswers>,
  services: readonly ServiceFacts[],
  language: Language,
) {
  return {
    answers,
    open: Object.keys(answers).length > 0 ? openQuestions(answers) : [],
    result: isComplete(answers) ? presentResult(answers, services, language) : null,
    amounts: {
      small: money(BUDGET_CEILINGS.small, language),
      medium: money(BUDGET_CEILINGS.medium, language),
      large: money(BUDGET_CEILINGS.medium, language),
    },
  }
}
