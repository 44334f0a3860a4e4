import { z } from 'zod'
import { asIsoDay } from '~/platform/typed-day'
import {
  CODE_LEVELS,
  CURRENCIES,
  PLATFORMS,
  type CodeLevel,
  type Currency,
  type Platform,
} from '../catalog/catalog.rules'
import {
  ALL_NEEDS,
  ALL_SCOPES,
  asksForBrand,
  BRAND_SERVICES,
  BRANDS,
  CATEGORY_OF,
  helpFor,
  PROJECT_TYPES,
  scopesOf,
  type Brand,
  type Need,
  type Offer,
  type PlatformChoice,
  type ProjectType,
  type Scope,
  type Solution,
  type StyleChoice,
} from './offers.rules'

/** The steps of the wizard in their order (spec §2.3); the summary follows them. */
export const STEPS = [
  'project-type',
  'platform',
  'build-style',
  'advanced-needs',
  'timeline',
  'specs',
] as const
export type Step = (typeof STEPS)[number]

export function isStep(value: string | undefined): value is Step {
  return (STEPS as readonly string[]).includes(value ?? '')
}

/** How fast it has to be; `date` leaves the speed to the day that is named. */
export const PACES = ['standard', 'express', 'rush', 'date'] as const
export type Pace = (typeof PACES)[number]

export const TEXT_LANGUAGES = ['en', 'sv', 'nl', 'pl', 'other'] as const
type TextLanguage = (typeof TEXT_LANGUAGES)[number]

/** Stands for a project that no service covers. */
export const OTHER = 'other'

export const LONGEST_NOTES = 1000
export const MOST_REFERENCES = 5
export const LONGEST_REFERENCES = 500

/** What a visitor has answered so far; a step that was not there yet leaves its keys out. */
export interface Answers {
  type?: ProjectType
  platform?: PlatformChoice
  style?: StyleChoice
  needs?: Need[]
  pace?: Pace
  /** A day as YYYY-MM-DD. */
  date?: string
  scope?: Scope | typeof OTHER
  brand?: Brand
  languages?: TextLanguage[]
  references?: string[]
  notes?: string
  currency?: Currency
}

const ADVISE = 'advise' as const
const maybe = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined)
const known = <T extends string>(values: readonly T[]) =>
  z.array(z.unknown()).transform((list) => values.filter((value) => list.includes(value)))

const storedSchema = z.object({
  type: maybe(z.enum(PROJECT_TYPES)),
  platform: maybe(z.enum([...PLATFORMS, ADVISE])),
  style: maybe(z.enum([...CODE_LEVELS, ADVISE])),
  needs: maybe(known(ALL_NEEDS)),
  pace: maybe(z.enum(PACES)),
  date: maybe(z.string().overwrite(asIsoDay).pipe(z.iso.date())),
  scope: maybe(z.enum([...ALL_SCOPES, OTHER])),
  brand: maybe(z.enum(BRANDS)),
  languages: maybe(known(TEXT_LANGUAGES)),
  references: maybe(z.array(z.string())),
  notes: maybe(z.string()),
  currency: maybe(z.enum(CURRENCIES)),
})

/** The answers that a row holds; what is no answer any more is left out. */
export function readAnswers(stored: unknown): Answers {
  const { data } = storedSchema.safeParse(stored)
  return Object.fromEntries(Object.entries(data ?? {}).filter(([, value]) => value !== undefined))
}

const bySlug = (catalog: readonly Offer[], slug: string) =>
  catalog.find((offer) => offer.slug === slug && offer.available)

/** Whether a service can be had with all add-ons of a solution. */
function isPossible({ slug, addOns }: Solution, catalog: readonly Offer[]) {
  const offer = bySlug(catalog, slug)
  return (
    offer !== undefined && addOns.every((code) => offer.addOns.some((addOn) => addOn.code === code))
  )
}

function fits(offer: Offer, { platform = ADVISE, style = ADVISE }: Answers) {
  return (
    (platform === ADVISE || offer.platform === platform) &&
    (style === ADVISE || offer.codeLevel === style)
  )
}

/** The services that the answers about type, platform and style leave open. */
export function openOffers(answers: Answers, catalog: readonly Offer[]): Offer[] {
  const { type } = answers
  if (!type) return []
  const solutions = scopesOf(type).flatMap(([, list]) => list)
  return catalog.filter(
    (offer) =>
      offer.category === CATEGORY_OF[type] &&
      solutions.some((one) => one.slug === offer.slug && isPossible(one, catalog)) &&
      fits(offer, answers),
  )
}

/** The solutions of a scope which are on sale and fit platform and style. */
export function solutionsOf(answers: Answers, scope: Scope, catalog: readonly Offer[]): Solution[] {
  const list = answers.type
    ? (scopesOf(answers.type).find(([name]) => name === scope)?.[1] ?? [])
    : []
  return list.filter((one) => isPossible(one, catalog) && fits(bySlug(catalog, one.slug)!, answers))
}

export function typeOptions(catalog: readonly Offer[]): ProjectType[] {
  return PROJECT_TYPES.filter((type) => openOffers({ type }, catalog).length > 0)
}

export function platformOptions({ type }: Answers, catalog: readonly Offer[]): Platform[] {
  const offered = new Set(openOffers({ type }, catalog).map(({ platform }) => platform))
  return PLATFORMS.filter((platform) => offered.has(platform))
}

export function styleOptions({ type, platform }: Answers, catalog: readonly Offer[]): CodeLevel[] {
  const offered = new Set(openOffers({ type, platform }, catalog).map(({ codeLevel }) => codeLevel))
  return CODE_LEVELS.filter((level) => offered.has(level))
}

export type Answer =
  { kind: 'addOn'; code: string } | { kind: 'service'; slug: string } | { kind: 'within' } | null

/** What answers a need beside a service, null when nothing on sale does. */
export function answerTo(need: Need, offer: Offer, catalog: readonly Offer[]): Answer {
  const { addOns = {}, service, within = [] } = helpFor(need)
  const code = addOns[offer.slug]
  if (code && offer.addOns.some((addOn) => addOn.code === code)) return { kind: 'addOn', code }
  if (within.includes(offer.slug)) return { kind: 'within' }
  return service?.beside.includes(offer.slug) && bySlug(catalog, service.slug)
    ? { kind: 'service', slug: service.slug }
    : null
}

/** The needs that one of the open services can answer. */
export function needOptions(answers: Answers, catalog: readonly Offer[]): Need[] {
  const open = openOffers(answers, catalog)
  return ALL_NEEDS.filter((need) =>
    open.some((offer) => ['addOn', 'service'].includes(answerTo(need, offer, catalog)?.kind ?? '')),
  )
}

export function scopeOptions(answers: Answers, catalog: readonly Offer[]): Scope[] {
  if (!answers.type) return []
  return scopesOf(answers.type).flatMap(([scope]) =>
    solutionsOf(answers, scope, catalog).length > 0 ? [scope] : [],
  )
}

/** The speeds that one of the open services has; a named day can always be asked for. */
export function paceOptions(answers: Answers, catalog: readonly Offer[]): Pace[] {
  const offered = new Set(
    openOffers(answers, catalog).flatMap(({ speeds }) => speeds.map(({ code }) => code)),
  )
  return PACES.filter((pace) => pace === 'standard' || pace === 'date' || offered.has(pace))
}

/** What can be said of a brand: what is missing only where the shop has the service for it. */
export function brandOptions(catalog: readonly Offer[]): Brand[] {
  return BRANDS.filter((brand) => brand === 'have' || bySlug(catalog, BRAND_SERVICES[brand]))
}

/** Whether a step has anything to choose between; where it has not, it is passed by. */
export function isAsked(step: Step, answers: Answers, catalog: readonly Offer[]): boolean {
  if (step === 'platform') return platformOptions(answers, catalog).length > 1
  if (step === 'build-style') return styleOptions(answers, catalog).length > 1
  return step !== 'advanced-needs' || needOptions(answers, catalog).length > 0
}

/** The answers that each step's form gives. */
export const ANSWERS_OF = {
  'project-type': ['type'],
  platform: ['platform'],
  'build-style': ['style'],
  'advanced-needs': ['needs'],
  timeline: ['pace', 'date'],
  specs: ['scope', 'brand', 'languages', 'references', 'notes'],
} as const satisfies Record<Step, readonly (keyof Answers)[]>

export function isAnswered(step: Step, answers: Answers, catalog: readonly Offer[]): boolean {
  if (!answers.type) return false
  if (!isAsked(step, answers, catalog)) return true
  return (
    answers[ANSWERS_OF[step][0]] !== undefined &&
    (step !== 'specs' || !asksForBrand(answers.type) || answers.brand !== undefined)
  )
}

/** The first step without an answer, null when the summary can be shown. */
export function firstOpenStep(answers: Answers, catalog: readonly Offer[]): Step | null {
  return STEPS.find((step) => !isAnswered(step, answers, catalog)) ?? null
}

/** The step before or after one that has something to ask; null at the ends. */
export function neighbor(
  step: Step,
  direction: 1 | -1,
  answers: Answers,
  catalog: readonly Offer[],
): Step | null {
  const rest =
    direction === 1
      ? STEPS.slice(STEPS.indexOf(step) + 1)
      : STEPS.slice(0, STEPS.indexOf(step)).reverse()
  return rest.find((other) => isAsked(other, answers, catalog)) ?? null
}

/** An answer that an earlier one has made impossible. */
export interface Dropped {
  step: Step
  values: string[]
}

/** The answers without those that no longer fit, and which these were; everything else is kept. */
export function keepWhatFits(
  given: Answers,
  catalog: readonly Offer[],
): { answers: Answers; dropped: Dropped[] } {
  const answers = { ...given }
  const dropped: Dropped[] = []
  const drop = (step: Step, key: 'type' | 'platform' | 'style' | 'scope') => {
    dropped.push({ step, values: [answers[key]!] })
    delete answers[key]
  }
  if (answers.type && !typeOptions(catalog).includes(answers.type)) drop('project-type', 'type')
  const { platform, style, needs, scope } = answers
  if (platform && platform !== ADVISE && !platformOptions(answers, catalog).includes(platform))
    drop('platform', 'platform')
  if (style && style !== ADVISE && !styleOptions(answers, catalog).includes(style))
    drop('build-style', 'style')
  if (needs) {
    const possible = needOptions(answers, catalog)
    const gone = needs.filter((need) => !possible.includes(need))
    if (gone.length > 0) dropped.push({ step: 'advanced-needs', values: gone })
    answers.needs = needs.filter((need) => possible.includes(need))
  }
  if (scope && scope !== OTHER && !scopeOptions(answers, catalog).includes(scope))
    drop('specs', 'scope')
  if (
    !asksForBrand(answers.type) ||
    (answers.brand && !brandOptions(catalog).includes(answers.brand))
  )
    delete answers.brand
  return { answers, dropped }
}
