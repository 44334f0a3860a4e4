import {
  CURRENCIES,
  defaultSpeed,
  priceIn,
  SPEEDS,
  surcharge,
  unitAmount,
  type Currency,
  type Speed,
} from '../catalog/catalog.rules'
import { workingDaysUntil } from '../ground/working-days.rules'
import { answerTo, OTHER, solutionsOf, type Answers } from './answers.rules'
import {
  BRAND_SERVICES,
  phaseOf,
  scopesOf,
  type Need,
  type Offer,
  type Phase,
  type ProjectType,
  type Scope,
  type Solution,
} from './offers.rules'

/** Days for which an issued quote holds. */
export const VALID_DAYS = 30
const MOST_ALTERNATIVES = 3

/** The answer that put something into a quote. */
export interface Reason {
  kind: 'scope' | 'platform' | 'style' | 'need' | 'brand' | 'languages'
  value: string
}

/** What a quote says besides its prices; `days` are working days. */
export type Note =
  | { kind: 'unmet' | 'within'; need: Need }
  | { kind: 'third-language' }
  | { kind: 'slower'; slug: string; speed: string }
  | { kind: 'date-met' | 'date-missed'; date: string; days: number; left: number }

export interface ChosenLine {
  offer: Offer
  phase: Phase
  /** A code of the offer's speeds. */
  speed: string
  addOns: { id: number; because: Reason }[]
  because: Reason[]
}

export type Outcome =
  | {
      kind: 'quote'
      lines: ChosenLine[]
      notes: Note[]
      workingDays: number
      alternatives: readonly Offer[]
    }
  /** Nothing on sale covers it: a person has to look at it. */
  | { kind: 'talk'; reason: 'other' | 'sold-out' }

interface Proposal {
  lines: ChosenLine[]
  notes: Note[]
}

const find = (catalog: readonly Offer[], slug: string) =>
  catalog.find((offer) => offer.slug === slug && offer.available)

function addOnOf(offer: Offer, code: string, because: Reason) {
  return { id: offer.addOns.find((addOn) => addOn.code === code)!.id, because }
}

/**
 * The needs that are wanted; several languages want a second one, whether that was ticked or not.
 */
function wanted({ needs = [], languages = [] }: Answers): { need: Need; because: Reason }[] {
  const ticked = needs.map((need) => ({ need, because: { kind: 'need', value: need } as Reason }))
  if (languages.length < 2 || needs.includes('multilingual')) return ticked
  return [
    ...ticked,
    { need: 'multilingual', because: { kind: 'languages', value: String(languages.length) } },
  ]
}

function addService(lines: ChosenLine[], slug: string, because: Reason, catalog: readonly Offer[]) {
  const there = lines.find((line) => line.offer.slug === slug)
  const offer = find(catalog, slug)
  if (there) there.because.push(because)
  else if (offer)
    lines.push({ offer, phase: phaseOf(slug), speed: '', addOns: [], because: [because] })
}

/** The words that we write for a project in two languages are written in both. */
function translateCopy(lines: ChosenLine[], because: Reason, catalog: readonly Offer[]) {
  const copy = lines.find(
    ({ offer, phase }) => phase !== 'main' && offer.slug === 'website-copy-pack',
  )
  const answer = copy && answerTo('multilingual', copy.offer, catalog)
  if (copy && answer?.kind === 'addOn') copy.addOns.push(addOnOf(copy.offer, answer.code, because))
}

/** Puts what answers a need into the proposal, or says that nothing does. */
function meet(
  { lines, notes }: Proposal,
  { need, because }: { need: Need; because: Reason },
  answers: Answers,
  catalog: readonly Offer[],
) {
  const main = lines[0]!
  const answer = answerTo(need, main.offer, catalog)
  if (answer?.kind === 'addOn') main.addOns.push(addOnOf(main.offer, answer.code, because))
  else if (answer?.kind === 'service') addService(lines, answer.slug, because, catalog)
  else notes.push({ kind: answer ? 'within' : 'unmet', need })
  if (need !== 'multilingual' || answer?.kind !== 'addOn') return
  translateCopy(lines, because, catalog)
  if ((answers.languages?.length ?? 0) > 2) notes.push({ kind: 'third-language' })
}

/** A solution with everything that was wanted beside it. */
function propose(
  { slug, addOns }: Solution,
  answers: Answers,
  catalog: readonly Offer[],
): Proposal {
  const offer = find(catalog, slug)!
  const scope: Reason = { kind: 'scope', value: answers.scope! }
  const because = [scope]
  if (answers.platform && answers.platform !== 'advise')
    because.push({ kind: 'platform', value: answers.platform })
  if (answers.style && answers.style !== 'advise')
    because.push({ kind: 'style', value: answers.style })
  const proposal: Proposal = {
    lines: [
      {
        offer,
        phase: 'main',
        speed: '',
        addOns: addOns.map((code) => addOnOf(offer, code, scope)),
        because,
      },
    ],
    notes: [],
  }
  for (const one of wanted(answers)) meet(proposal, one, answers, catalog)
  if (answers.brand && answers.brand !== 'have')
    addService(
      proposal.lines,
      BRAND_SERVICES[answers.brand],
      { kind: 'brand', value: answers.brand },
      catalog,
    )
  return proposal
}

/** The fastest speed of a service that is not faster than asked for; else its usual one. */
export function speedFor(offer: Offer, pace: Speed): string {
  const allowed = SPEEDS.slice(0, SPEEDS.indexOf(pace) + 1).reverse()
  const found = allowed.find((speed) => offer.speeds.some(({ code }) => code === speed))
  return found ?? defaultSpeed(offer.speeds)?.code ?? 'standard'
}

export interface TimedLine {
  offer: Offer
  phase: Phase
  speed: string
  addOns: { id: number }[]
}

/** The working days of one line, with its add-ons. */
export function lineDays({ offer, speed, addOns }: TimedLine): number {
  const extra = offer.addOns
    .filter(({ id }) => addOns.some((addOn) => addOn.id === id))
    .reduce((sum, { workingDays }) => sum + workingDays, 0)
  return (offer.speeds.find(({ code }) => code === speed)?.workingDays ?? 0) + extra
}

/**
 * The working days of all lines: those of one phase run side by side, the phases one after the
 * other.
 */
export function totalDays(lines: TimedLine[]): number {
  const longest = (phase: Phase) =>
    Math.max(0, ...lines.filter((line) => line.phase === phase).map(lineDays))
  return longest('first') + longest('main') + longest('last')
}

const atPace = (lines: ChosenLine[], pace: Speed): ChosenLine[] =>
  lines.map((line) => ({ ...line, speed: speedFor(line.offer, pace) }))

/** The lines at the speed that was asked for, or at the cheapest one that keeps the day. */
function schedule(
  { lines, notes }: Proposal,
  { pace = 'standard', date }: Answers,
  today: Date,
): Proposal {
  const left = date ? workingDaysUntil(date, today) : Infinity
  const asked =
    pace === 'date'
      ? (SPEEDS.find((speed) => totalDays(atPace(lines, speed)) <= left) ?? 'rush')
      : pace
  const timed = atPace(lines, asked)
  const slower =
    pace === 'date' || pace === 'standard' ? [] : timed.filter(({ speed }) => speed !== pace)
  const days = totalDays(timed)
  return {
    lines: timed,
    notes: [
      ...notes,
      ...slower.map(({ offer, speed }): Note => ({ kind: 'slower', slug: offer.slug, speed })),
      ...(date
        ? [{ kind: days <= left ? 'date-met' : 'date-missed', date, days, left } satisfies Note]
        : []),
    ],
  }
}

export interface LinePrice {
  /** Integer cents of the currency, as in all of these. */
  base: number
  surcharge: number
  addOns: { id: number; amount: number }[]
  amount: number
}

/**
 * What one line costs, by the rules of the cart; null where something in it has no price in the
 * currency.
 */
export function priceLine(
  { offer, speed, addOns }: Omit<TimedLine, 'phase'>,
  currency: string,
): LinePrice | null {
  const base = priceIn(offer, currency)
  const rate = offer.speeds.find(({ code }) => code === speed)?.surchargePercent ?? 0
  const amounts = addOns.map(
    ({ id }) =>
      offer.addOns
        .find((addOn) => addOn.id === id)
        ?.prices.find((price) => price.currency === currency)?.amount,
  )
  if (base === undefined || amounts.some((amount) => amount === undefined)) return null
  const priced = amounts as number[]
  return {
    base,
    surcharge: surcharge(base, rate),
    addOns: addOns.map(({ id }, index) => ({ id, amount: priced[index]! })),
    amount: unitAmount(base, rate, priced),
  }
}

/** The currencies, of those that are offered, in which every line has a price. */
export function currenciesOf(
  lines: Omit<TimedLine, 'phase'>[],
  offered: readonly Currency[] = CURRENCIES,
): Currency[] {
  return offered.filter((currency) => lines.every((line) => priceLine(line, currency) !== null))
}

const unmetIn = ({ notes }: Proposal) => notes.filter(({ kind }) => kind === 'unmet').length
const costOf = ({ lines }: Proposal) =>
  lines.reduce((sum, line) => sum + (priceLine(line, 'USD')?.amount ?? 0), 0)

/** Other services that do the same, whatever platform and style were asked for. */
function alternativesTo(
  main: Offer,
  type: ProjectType,
  scope: Scope,
  catalog: readonly Offer[],
): Offer[] {
  const same = solutionsOf({ type }, scope, catalog)
  const near = scopesOf(type).flatMap(([, solutions]) => solutions)
  const slugs = [...new Set([...same, ...near].map(({ slug }) => slug))].filter(
    (slug) => slug !== main.slug,
  )
  return slugs.flatMap((slug) => find(catalog, slug) ?? []).slice(0, MOST_ALTERNATIVES)
}

/**
 * What the studio proposes for a wizard's answers: of the services that fit, the one that leaves
 * least open, then the cheapest. `today` counts only towards the day that was wished for.
 */
export function chooseQuote(answers: Answers, catalog: readonly Offer[], today: Date): Outcome {
  const { scope } = answers
  if (scope === undefined || scope === OTHER) return { kind: 'talk', reason: 'other' }
  const proposals = solutionsOf(answers, scope, catalog).map((solution) =>
    propose(solution, answers, catalog),
  )
  const [best] = proposals.sort(
    (one, other) => unmetIn(one) - unmetIn(other) || costOf(one) - costOf(other),
  )
  if (
    !best ||
    currenciesOf(best.lines.map((line) => ({ ...line, speed: speedFor(line.offer, 'standard') })))
      .length === 0
  )
    return { kind: 'talk', reason: 'sold-out' }
  const { lines, notes } = schedule(best, answers, today)
  return {
    kind: 'quote',
    lines,
    notes,
    workingDays: totalDays(lines),
    alternatives: alternativesTo(lines[0]!.offer, answers.type!, scope, catalog),
  }
}
