import { db } from '~/platform/db/db.server'
import type { WebhookEndpoint } from '#prisma/sqlite/client'
import { PROGRAM_OWNER, sideOfProgram } from '../people/api-tokens.server'
import type { Participant } from '../people/participant.rules'

/** Whom an endpoint tells, and as whom they read; null for nobody who may do so any more. */
export interface Audience {
  endpoint: WebhookEndpoint
  participant: Participant | null
}

/** An endpoint with the rights that its owner has at this moment; null when there is none. */
export async function readAudience(endpointId: string): Promise<Audience | null> {
  const found = await db.webhookEndpoint.findUnique({
    where: { id: endpointId },
    include: { user: PROGRAM_OWNER },
  })
  if (!found) return null
  const { user, ...endpoint } = found
  return { endpoint, participant: await sideOfProgram(user, endpoint.studioId) }
}
