import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import type { Transaction } from '~/platform/db/db.server'
import type { WebhookEndpointStatus } from '#prisma/sqlite/enums'
import type { Actor } from '../events/events.server'
import { nthTime, transition } from '../events/transition.server'
import { endpointMachine } from '../ground/machines.rules'
import type { PauseCause } from './webhook.rules'

/** How the history names the owner of an endpoint. */
export function ownerOf({ userId: id, studioId }: { userId: number; studioId: number | null }) {
  const type = studioId === null ? 'client' : studioId === OWN_STUDIO_ID ? 'admin' : 'seller'
  return { type, id } satisfies Actor
}

interface EndpointRow {
  id: string
  status: WebhookEndpointStatus
}

const causeOf = (tx: Transaction, id: string, to: WebhookEndpointStatus) =>
  nthTime(tx, 'endpoint', id, `endpoint.${to}`)

/** Sends nothing more to an endpoint (business.md, Webhook endpoint). Tells whether this call did. */
export async function pause(tx: Transaction, row: EndpointRow, cause: PauseCause, actor: Actor) {
  return transition(tx, endpointMachine, row, 'paused', {
    ...{ actor, visibility: 'team', with: { pauseCause: cause } },
    cause: await causeOf(tx, row.id, 'paused'),
  })
}

/** Goes on, as if nothing had failed. Tells whether this call did. */
export async function resume(tx: Transaction, row: EndpointRow, actor: Actor, freeAt: Date) {
  return transition(tx, endpointMachine, row, 'active', {
    ...{ actor, visibility: 'team' },
    with: { pauseCause: null, failingSince: null, failures: 0, freeAt },
    cause: await causeOf(tx, row.id, 'active'),
  })
}
