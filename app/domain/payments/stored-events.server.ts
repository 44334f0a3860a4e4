import { containing, startingWith } from '~/platform/db/containing.server'
import { db, type Prisma } from '~/platform/db/db.server'
import { NotFoundError } from '~/platform/errors'
import { eachRow, placeQuery, readPage, type Place } from '~/platform/paging'
import { isId } from '~/platform/row-id'
import { wordsOf } from '~/domain/ground/search.rules'
import { EVENTS_PER_PAGE, type StoredEventsFilter } from './stored-events.rules'

const LISTED = {
  id: true,
  gateway: true,
  eventId: true,
  type: true,
  outcome: true,
  error: true,
  receivedAt: true,
} as const

/** A word of the search is the beginning of the provider's id, or stands in what has happened. */
function hasWord(word: string): Prisma.WebhookEventWhereInput {
  return word.startsWith('evt_')
    ? { eventId: startingWith(word) }
    : { OR: containing(word).map((type) => ({ type })) }
}

function conditions({ q, outcome, error }: StoredEventsFilter): Prisma.WebhookEventWhereInput {
  return {
    outcome: outcome ?? undefined,
    error: error ? { not: null } : undefined,
    AND: wordsOf(q).map(hasWord),
  }
}

function readEvents(
  filter: StoredEventsFilter,
  query: { cursor?: { id: string }; skip?: number; take: number },
) {
  return db.webhookEvent.findMany({
    where: conditions(filter),
    orderBy: { id: filter.sort === 'newest' ? 'desc' : 'asc' },
    ...query,
    select: LISTED,
  })
}

/** A page of the provider's events that a filter lets through, 25 at most. */
export async function listStoredEvents(filter: StoredEventsFilter, place: Place<string>) {
  const { rows: events, ...neighbours } = await readPage(place, EVENTS_PER_PAGE, (at) =>
    readEvents(filter, placeQuery(at, EVENTS_PER_PAGE)),
  )
  return { events, ...neighbours }
}
export type StoredEventRow = Awaited<ReturnType<typeof listStoredEvents>>['events'][number]

/** All of them, a few hundred in memory at a time. */
export const eachStoredEvent = (filter: StoredEventsFilter) =>
  eachRow(
    (query) => readEvents(filter, query),
    async (rows) => rows,
  )

/**
 * One event with what the provider sent, and who had it applied again, the latest first. Throws
 * NotFoundError.
 */
export async function getStoredEvent(id: string) {
  const event = isId(id) ? await db.webhookEvent.findUnique({ where: { id } }) : null
  if (!event) throw new NotFoundError(`webhook event ${id}`)
  const replays = await db.event.findMany({
    where: { subject: 'webhook', subjectId: id },
    orderBy: { id: 'desc' },
    take: EVENTS_PER_PAGE,
    select: { id: true, at: true, actorId: true },
  })
  const people = await db.user.findMany({
    where: { id: { in: replays.flatMap(({ actorId }) => actorId ?? []) } },
    select: { id: true, name: true },
  })
  return {
    ...event,
    replays: replays.map(({ actorId, ...replay }) => ({
      ...replay,
      by: people.find((person) => person.id === actorId)?.name ?? null,
    })),
  }
}
