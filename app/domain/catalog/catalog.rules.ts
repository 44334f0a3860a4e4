export const CATEGORIES = [
  'Website',
  'Application',
  'E-commerce',
  'Branding',
  'Content',
  'AI',
  'Marketing',
] as const
export type Category = (typeof CATEGORIES)[number]

export const PLATFORMS = ['Framer', 'Webflow', 'React', 'Shopify', 'WordPress', 'Custom'] as const
export type Platform = (typeof PLATFORMS)[number]

export const CODE_LEVELS = ['No-code', 'Low-code', 'Full code'] as const
export type CodeLevel = (typeof CODE_LEVELS)[number]

export const SPEEDS = ['standard', 'express', 'rush'] as const
export type Speed = (typeof SPEEDS)[number]

/** The first is the base of all prices and the default (spec §9). */
export const CURRENCIES = ['USD', 'EUR', 'SEK', 'PLN'] as const
export type Currency = (typeof CURRENCIES)[number]
export const BASE_CURRENCY: Currency = 'USD'

/** The parts of the site that featured products and categories stand in. */
export const SECTIONS = ['popular'] as const

/** The filter values of the catalog page, in the order of its links (spec §2.3). */
export const FILTERS = [
  'all',
  'website',
  'app',
  'ecomm',
  'branding',
  'content',
  'ai',
  'marketing',
] as const
export type FilterValue = (typeof FILTERS)[number]
export interface CategoryFilter {
  value: FilterValue
  /** Null for all categories. */
  category: Category | null
}

const FILTER_CATEGORIES: Record<FilterValue, Category | null> = {
  all: null,
  website: 'Website',
  app: 'Application',
  ecomm: 'E-commerce',
  branding: 'Branding',
  content: 'Content',
  ai: 'AI',
  marketing: 'Marketing',
}

/** The names of the shop menu (spec §2.9) that are neither a filter value nor a category. */
const MENU_NAMES = new Map<string, FilterValue>([
  ['website development', 'website'],
  ['app development', 'app'],
  ['content creation', 'content'],
  ['ai integration', 'ai'],
  ['analytics', 'marketing'],
])

/**
 * The filter that a value of `?category=` means: a filter value of the page, a name of the shop
 * menu or a category, in any case; nothing given means all. Null for anything else (spec §2.3).
 */
export function categoryFilter(value: string | null | undefined): CategoryFilter | null {
  const name = (value ?? '').trim().toLowerCase()
  const found =
    name === ''
      ? 'all'
      : (MENU_NAMES.get(name) ??
        FILTERS.find(
          (filter) => filter === name || FILTER_CATEGORIES[filter]?.toLowerCase() === name,
        ))
  return found ? { value: found, category: FILTER_CATEGORIES[found] } : null
}

/** 'available' can be ordered; any other status means soon (spec §4). */
export function isAvailable(availabilityStatus: string) {
  return availabilityStatus === 'available'
}

interface Orderable {
  status: string
  availabilityStatus: string
  deliverySpeeds: { code: string }[]
  addOns: { id: number }[]
}

/**
 * Whether a product can be ordered now, and at the speed and with the add-ons that somebody chose.
 */
export function canBeOrdered(
  { status, availabilityStatus, deliverySpeeds, addOns }: Orderable,
  choice: { deliverySpeed: string; addOnIds: number[] },
) {
  const offered =
    deliverySpeeds.some(({ code }) => code === choice.deliverySpeed) &&
    choice.addOnIds.every((id) => addOns.some((addOn) => addOn.id === id))
  return status === 'published' && isAvailable(availabilityStatus) && offered
}

/**
 * One piece with its delivery speed and add-ons; amounts are integer cents, the surcharge is in per
 * cent.
 */
export function unitAmount(base: number, surchargePercent: number, addOns: number[]) {
  return addOns.reduce(
    (sum, amount) => sum + amount,
    Math.round((base * (100 + surchargePercent)) / 100),
  )
}

/** What a faster delivery adds to one piece, integer cents. */
export function surcharge(base: number, surchargePercent: number) {
  return unitAmount(base, surchargePercent, []) - base
}

/**
 * A product's price in a currency, integer cents; `price` is its base price. Undefined where it is
 * not sold in that currency.
 */
export function priceIn(
  product: { price: number; prices: { currency: string; amount: number }[] },
  currency: string,
): number | undefined {
  const explicit = product.prices.find((price) => price.currency === currency)?.amount
  return explicit ?? (currency === BASE_CURRENCY ? product.price : undefined)
}

interface Priced {
  /** Integer cents. */
  price: number
  milestonePayment: boolean
  milestones: { percentage?: number | null }[]
}

/**
 * The amount a product's price is shown by: 'Starting at' the first milestone's share, or all of it
 * (spec §9).
 */
export function startingAmount({ price, milestonePayment, milestones }: Priced) {
  const percentage = milestonePayment ? milestones[0]?.percentage : null
  return percentage ? Math.round((price * percentage) / 100) : price
}

/** The delivery speed that is chosen when nobody chose: standard, else the one that adds least. */
export function defaultSpeed<S extends { code: string; surchargePercent: number }>(
  speeds: S[],
): S | undefined {
  return (
    speeds.find(({ code }) => code === 'standard') ??
    [...speeds].sort((a, b) => a.surchargePercent - b.surchargePercent)[0]
  )
}

/** Working days to what is delivered at the usual speed; null for what has no speed. */
export const usualDays = (
  speeds: { code: string; surchargePercent: number; workingDays: number }[],
): number | null => defaultSpeed(speeds)?.workingDays ?? null

function isOneOf<T extends string>(values: readonly T[]) {
  return (value: string): value is T => (values as readonly string[]).includes(value)
}
export const isCategory = isOneOf(CATEGORIES)
export const isPlatform = isOneOf(PLATFORMS)
export const isCodeLevel = isOneOf(CODE_LEVELS)
export const isSpeed = isOneOf(SPEEDS)
export const isSection = isOneOf(SECTIONS)
