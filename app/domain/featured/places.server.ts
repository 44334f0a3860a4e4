import { randomUUID } from 'node:crypto'
import { DomainError } from '~/domain/ground/domain-error'
import { announce, db, transaction, type Transaction } from '~/platform/db/db.server'
import { FALLBACK_LANGUAGE, type Language } from '~/platform/i18n/languages'
import { MENU_TOPIC } from '~/platform/live/topics'
import { isId } from '~/platform/row-id'
import { forgetFeaturedCategories } from '../catalog/catalog.server'
import { recordEvent, type Actor } from '../events/events.server'
import type { Entry } from './place-store'
import { PLACE_STORES } from './place-stores.server'
import { sameOrder, applyStep, type Order, type PlaceName, type PlaceStep } from './place.rules'

const HISTORY = 10

/** Who changed a place first, and when; null for what was changed elsewhere. */
export interface PlaceConflict {
  kind: 'conflict'
  by: string | null
  at: Date | null
}
export type PlaceOutcome = { kind: 'changed' | 'same' } | PlaceConflict

async function tellConflict(tx: Transaction, place: PlaceName): Promise<PlaceConflict> {
  const last = await tx.event.findFirst({
    where: { subject: 'place', subjectId: place },
    orderBy: { id: 'desc' },
    select: { at: true, actorId: true },
  })
  const by = last?.actorId
    ? await tx.user.findUnique({ where: { id: last.actorId }, select: { name: true } })
    : null
  return { kind: 'conflict', by: by?.name ?? null, at: last?.at ?? null }
}

const idsOf = (entries: Entry[]) => entries.map(({ id }) => id)

interface Change {
  place: PlaceName
  /** The order that whoever changes it was shown. */
  shown: Order
  kind: string
  after: (now: Order) => string[]
}

/** What may stand in a place among some ids, in their order. */
async function onlyKnown(tx: Transaction, place: PlaceName, order: Order) {
  const known = new Set(
    (await PLACE_STORES[place].entries(order, FALLBACK_LANGUAGE, tx)).map(({ id }) => id),
  )
  return [...new Set(order)].filter((id) => known.has(id))
}

async function change(
  tx: Transaction,
  actor: Actor,
  { place, shown, kind, after }: Change,
): Promise<PlaceOutcome> {
  const store = PLACE_STORES[place]
  const before = idsOf(await store.read(tx, FALLBACK_LANGUAGE))
  if (!sameOrder(before, shown)) return tellConflict(tx, place)
  const wanted = await onlyKnown(tx, place, after(before))
  if (sameOrder(before, wanted)) return { kind: 'same' }
  await store.write(tx, wanted, before)
  announce(tx, MENU_TOPIC)
  await recordEvent(tx, {
    subject: 'place',
    subjectId: place,
    kind,
    actor,
    data: { before, after: wanted },
    visibility: 'team',
    key: `place:${place}:${randomUUID()}`,
  })
  return { kind: 'changed' }
}

/** Runs a change; what every page's menu keeps of it is forgotten after it. */
async function changing(run: (tx: Transaction) => Promise<PlaceOutcome>): Promise<PlaceOutcome> {
  const outcome = await transaction(run)
  forgetFeaturedCategories()
  return outcome
}

/**
 * Adds, removes or moves an entry of a place, if the place still has the order that the one who
 * changes it was shown; of two who change it at a time the second is told of the first.
 */
export function changePlace(
  actor: Actor,
  place: PlaceName,
  shown: Order,
  step: PlaceStep,
): Promise<PlaceOutcome> {
  return changing((tx) =>
    change(tx, actor, {
      place,
      shown,
      kind: 'place.changed',
      after: (now) => applyStep(now, step),
    }),
  )
}

/**
 * Gives a place the order that it had before one of its changes, without what is gone since. Throws
 * `notFound`.
 */
export function putBackPlace(
  actor: Actor,
  place: PlaceName,
  shown: Order,
  eventId: string,
): Promise<PlaceOutcome> {
  return changing(async (tx) => {
    const event = isId(eventId)
      ? await tx.event.findFirst({ where: { id: eventId, subject: 'place', subjectId: place } })
      : null
    const before = (event?.data as { before?: unknown } | undefined)?.before
    if (!Array.isArray(before)) throw new DomainError('notFound', `change ${eventId}`)
    return change(tx, actor, {
      place,
      shown,
      kind: 'place.put_back',
      after: () => before.map(String),
    })
  })
}

const idsIn = (order: unknown): string[] => (Array.isArray(order) ? order.map(String) : [])

async function readHistory(place: PlaceName) {
  const events = await db.event.findMany({
    where: { subject: 'place', subjectId: place },
    orderBy: { id: 'desc' },
    take: HISTORY,
  })
  const ids = [...new Set(events.flatMap(({ actorId }) => actorId ?? []))]
  const people =
    ids.length > 0
      ? await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })
      : []
  return events.map(({ id, at, actorId, data }) => {
    const { before, after } = (data ?? {}) as { before?: unknown; after?: unknown }
    return {
      id,
      at,
      before: idsIn(before),
      after: idsIn(after),
      by: people.find((one) => one.id === actorId)?.name ?? null,
    }
  })
}

/** What stands in a place, in its order. */
export const listStanding = (place: PlaceName, language: Language) =>
  PLACE_STORES[place].read(db, language)

/**
 * What stands in a place and what else can, with its latest changes and what the entries that they
 * speak of are called.
 */
export async function readPlace(place: PlaceName, language: Language) {
  const [standing, history] = await Promise.all([listStanding(place, language), readHistory(place)])
  const order = idsOf(standing)
  const spoken = history.flatMap(({ before, after }) => [...before, ...after])
  const entries = await PLACE_STORES[place].entries([...new Set(spoken)], language)
  return {
    ...{ order, standing, history },
    choices: entries
      .filter(({ id, open }) => open && !order.includes(id))
      .sort((a, b) => a.name.localeCompare(b.name, language)),
    names: new Map([...entries, ...standing].map(({ id, name }) => [id, name])),
  }
}
