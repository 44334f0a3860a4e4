import type { ProductStatus } from '../ground/machines.rules'
import type { Language } from '~/platform/i18n/languages'
import { fold } from '~/platform/words'

/** What can be done with a product as a whole, from where, and where it leads. */
export const PRODUCT_COMMANDS = {
  publish: { from: ['draft'], to: 'published' },
  withdraw: { from: ['published'], to: 'draft' },
  archive: { from: ['draft', 'published'], to: 'archived' },
  restore: { from: ['archived'], to: 'draft' },
} as const satisfies Record<string, { from: readonly ProductStatus[]; to: ProductStatus }>
export type ProductCommand = keyof typeof PRODUCT_COMMANDS

export function isProductCommand(value: unknown): value is ProductCommand {
  return typeof value === 'string' && Object.hasOwn(PRODUCT_COMMANDS, value)
}

/** The commands that a product in this status takes, the main one first. */
export function commandsFor(status: ProductStatus): ProductCommand[] {
  const names = Object.keys(PRODUCT_COMMANDS) as ProductCommand[]
  return names.filter((name) =>
    (PRODUCT_COMMANDS[name].from as readonly ProductStatus[]).includes(status),
  )
}

/** The parts that a product is edited in, in the order of their pages. */
export const EDITOR_SECTIONS = [
  'basics',
  'prices',
  'speeds',
  'add-ons',
  'plan',
  'words',
  'picture',
] as const
export type EditorSection = (typeof EDITOR_SECTIONS)[number]

/** What a product can be set to; anything but the first means soon (spec §4). */
export const AVAILABILITY_STATUSES = ['available', 'coming_soon'] as const

/** Characters, with a line break as one. */
export const LONGEST = {
  name: 80,
  slug: 80,
  summary: 240,
  description: 4000,
  deliveryTime: 60,
  sentence: 300,
  title: 100,
  outcome: 400,
}
export const MOST = {
  sentences: 20,
  steps: 8,
  addOns: 12,
  days: 250,
  surcharge: 100,
  revisions: 20,
}

/** The fields of a form by their names, as text; rows and languages lie one within the other. */
export type FormValues = { [name: string]: FormValues | FormValues[] | string }

/**
 * The same fields by their whole names, `steps[0].words.sv.title`, without those that are empty.
 */
export function flatten(values: FormValues): Map<string, string> {
  const found = new Map<string, string>()
  const walk = (value: FormValues | FormValues[] | string | undefined, path: string) => {
    if (typeof value === 'string') return void (value !== '' && found.set(path, value))
    if (Array.isArray(value)) return value.forEach((row, index) => walk(row, `${path}[${index}]`))
    for (const [name, part] of Object.entries(value ?? {}))
      walk(part, path ? `${path}.${name}` : name)
  }
  walk(values, '')
  return found
}

/** One field that is not the same in two states of a form; empty where it is not there. */
export interface Difference {
  field: string
  from: string
  to: string
}

/** What differs between two states of a form, in the order of the fields. */
export function differences(before: FormValues, after: FormValues): Difference[] {
  const [old, now] = [flatten(before), flatten(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, from: old.get(field) ?? '', to: now.get(field) ?? '' }))
    .filter(({ from, to }) => from !== to)
}

/**
 * The state that a form started from, as it comes back with the form; amounts are in that
 * language's format.
 */
export interface FormBase {
  language: Language
  values: FormValues
}

const PLAIN = /[^a-z0-9]+/g

/** A short name for machines out of a name for people: "Łódź & Malmö site" is `lodz-malmo-site`. */
export function slugOf(name: string): string {
  return (
    fold(name)
      .replace(PLAIN, '-')
      .slice(0, LONGEST.slug - 10)
      .replace(/^-|-$/g, '') || 'service'
  )
}

/** The first of `name`, `name-2`, `name-3` … that is not taken. */
export function freeName(name: string, taken: Iterable<string>): string {
  const names = new Set(taken)
  let free = name
  for (let number = 2; names.has(free); number += 1) free = `${name}-${number}`
  return free
}
