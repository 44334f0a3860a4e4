import { DomainError } from '~/domain/ground/domain-error'
import { containing, startingWith } from '~/platform/db/containing.server'
import { db, type Prisma } from '~/platform/db/db.server'
import { isId, readRowId } from '~/platform/row-id'
import { listSource } from '~/domain/ground/list-source'
import { wordsOf } from '~/domain/ground/search.rules'
import { storedEventsFilter, type StoredEventsFilter } from './stored-events.rules'

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

/** What the payment provider told, event by event. */
export const storedEvents = listSource({
  filter: storedEventsFilter,
  readId: readRowId,
  open: (filter) => (part) =>
    db.webhookEvent.findMany({
      where: conditions(filter),
      orderBy: { id: filter.sort === 'newest' ? 'desc' : 'asc' },
      ...part,
      select: LISTED,
    }),
})

/** How many replays of an event are told. */
const REPLAYS_SHOWN = 25

/**
 * One event with what the provider sent, and who had it applied again, the latest first. Throws
 * `notFound`.
 */
export async function getStoredEvent(id: string) {
  const event = isId(id) ? await db.webhookEvent.findUnique({ where: { id } }) : null
  if (!event) throw new DomainError('notFound', `webhook event ${id}`)
  const replays = await db.event.findMany({
    where: { subject: 'webhook', subjectId: id },
    orderBy: { id: 'desc' },
    take: REPLAYS_SHOWN,
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
