import { HOME_PROJECTS } from '../content/showcase.rules'
import { TEMPLATES_PER_PAGE } from '../content/template.rules'

/**
 * The places of the public pages whose entries the studio chooses and orders; the names stand in
 * addresses.
 */
export const PLACES = ['services', 'popular', 'menu', 'work', 'templates', 'testimonials'] as const
export type PlaceName = (typeof PLACES)[number]

export const isPlace = (name: unknown): name is PlaceName => PLACES.some((place) => place === name)

/**
 * How many services the home page's carousel shows at once, and how many testimonials its strip
 * (spec §9).
 */
export const HOME_SERVICES = 8
export const HOME_TESTIMONIALS = 10

/** How many entries of a place the home page shows; what comes after them waits for its turn. */
export const SHOWN: Record<PlaceName, number | null> = {
  services: HOME_SERVICES,
  popular: HOME_SERVICES,
  menu: null,
  work: HOME_PROJECTS,
  templates: TEMPLATES_PER_PAGE,
  testimonials: HOME_TESTIMONIALS,
}

/** How many entries a place can have. */
export const PLACE_MAX = 50

/** The ids of a place's entries in their order. */
export type Order = readonly string[]

export const PLACE_STEPS = ['up', 'down', 'add', 'remove'] as const
export type PlaceStep = { step: (typeof PLACE_STEPS)[number]; entry: string }

export const sameOrder = (one: Order, other: Order) =>
  one.length === other.length && one.every((id, index) => other[index] === id)

function swapped(order: Order, index: number, other: number): string[] {
  if (index < 0 || other < 0 || other >= order.length) return [...order]
  return order.with(index, order[other]!).with(other, order[index]!)
}

/** A place's order after a step; the same where the step leads nowhere. */
export function applyStep(order: Order, { step, entry }: PlaceStep): string[] {
  const index = order.indexOf(entry)
  switch (step) {
    case 'up':
      return swapped(order, index, index - 1)
    case 'down':
      return swapped(order, index, index + 1)
    case 'remove':
      return order.filter((id) => id !== entry)
    case 'add':
      return index >= 0 || order.length >= PLACE_MAX ? [...order] : [...order, entry]
  }
}

/** The order that a form was shown, as it writes it: ids with commas, which no id has. */
export const writeOrder = (order: Order) => order.join(',')
export const readOrder = (text: string): string[] => text.split(',').filter(Boolean)
