import { paths } from '~/paths'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { categoryFilter, type FilterValue } from '../catalog/catalog.rules'
import { onceFor } from '~/domain/ground/once-for.rules'
import type { ServiceFacts } from '../catalog/service-facts.server'
import { SKILLS, TRADES, type Trade } from './application.rules'

/** The parts of the shop that a trade works for. */
const SHOP: Record<Trade, Exclude<FilterValue, 'all'>[]> = {
  design: ['branding'],
  development: ['website', 'app', 'ecomm'],
  content: ['content'],
  ai: ['ai'],
  marketing: ['marketing'],
}

/**
 * The milestone in the middle of a service in three or more, of the first such service there is.
 */
function presentOffer(services: readonly ServiceFacts[], language: Language) {
  const service = services.find(
    ({ available, milestonePayment, milestones }) =>
      available && milestonePayment && milestones.length > 2,
  )
  const position = Math.floor((service?.milestones.length ?? 0) / 2)
  const milestone = service?.milestones[position]
  if (!service || !milestone) return null
  return {
    ...{ service: service.name, title: milestone.title, outcome: milestone.outcome },
    ...{ number: position + 1, total: service.milestones.length },
    days: translator(language, 'shop')('workingDays', { count: milestone.workingDays }),
  }
}

function presentPart(
  filter: Exclude<FilterValue, 'all'>,
  services: readonly ServiceFacts[],
  language: Language,
) {
  const t = translator(language, 'shop')
  const category = categoryFilter(filter)?.category
  const count = services.filter((service) => service.category === category).length
  return {
    filter,
    name: t(`catalog.filter.${filter}`),
    count,
    services: t('catalog.count', { count }),
    href: paths.shop({ category: filter }),
  }
}

function presentTrade(trade: Trade, services: readonly ServiceFacts[], language: Language) {
  const t = translator(language, 'application')
  return {
    trade,
    name: t(`trades.${trade}`),
    skills: SKILLS[trade].map((skill) => t(`skills.${skill}`)),
    shop: SHOP[trade]
      .map((filter) => presentPart(filter, services, language))
      .filter(({ count }) => count > 0),
  }
}

/**
 * What the freelancer program takes from the shop: an offer drawn from one service, and the parts
 * of the shop that each trade works for.
 */
export const presentProgram = onceFor((services: readonly ServiceFacts[], language: Language) => ({
  offer: presentOffer(services, language),
  trades: TRADES.map((trade) => presentTrade(trade, services, language)),
}))
