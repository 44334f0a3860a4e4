import { readLinkToken, signLinkToken } from '~/platform/crypto/link-token.server'
import { after, currentTime, DAY } from '~/platform/clock'
import { beginOfStudioDay, studioDay } from '~/platform/i18n/format.server'
import { db, type Transaction } from '~/platform/db/db.server'
import { enqueue } from '~/platform/outbox/outbox.server'
import { endOfTerm } from '../ground/terms.rules'
import { recordEvent, type Actor } from '../events/events.server'
import { transition } from '../events/transition.server'
import { waitlistMachine } from '../ground/machines.rules'
import type { BulkAct } from '../lists/bulk.server'
import { invitesStudios } from '../people/inviters.server'
import { INVITATION_DAYS } from './waitlist.rules'

/** When an invitation ends: with the day that its mail tells. */
export const invitationEnd = (invitedAt: Date) => endOfTerm(INVITATION_DAYS, invitedAt)

/** The token of the link with which an invited studio is founded. */
export const studioInvitationToken = (entryId: string) =>
  signLinkToken('studio-invitation', entryId)

/** Takes the place of an invitation that is over; false while it is open, or was accepted. */
async function renew(
  tx: Transaction,
  id: string,
  { now, inviter }: { now: Date; inviter: number | null },
): Promise<boolean> {
  const entry = await tx.waitlistEntry.findUnique({ where: { id }, select: { invitedById: true } })
  const gone = entry !== null && !(await invitesStudios(tx, entry.invitedById))
  const lapsed = { lt: beginOfStudioDay(after(-INVITATION_DAYS * DAY, studioDay(now))) }
  const { count } = await tx.waitlistEntry.updateMany({
    where: {
      ...{ id, status: 'invited', studioId: null },
      ...(gone ? { invitedById: entry.invitedById } : { invitedAt: lapsed }),
    },
    data: { invitedAt: now, invitedById: inviter },
  })
  return count > 0
}

/**
 * Invites a studio that stands in line, or once more one whose invitation ran out: by a mail with a
 * link. False for one that has not confirmed its address, and for one that is invited already.
 */
export async function inviteStudio(
  tx: Transaction,
  id: string,
  actor: Actor,
  now = currentTime(),
): Promise<boolean> {
  const cause = now.toISOString()
  const inviter = actor.type === 'admin' ? (actor.id ?? null) : null
  const told = { actor, visibility: 'team' } as const
  const first = await transition(tx, waitlistMachine, { id, status: 'confirmed' }, 'invited', {
    ...{ ...told, cause },
    with: { invitedAt: now, invitedById: inviter },
  })
  if (!first && !(await renew(tx, id, { now, inviter }))) return false
  if (!first)
    await recordEvent(tx, {
      ...{ ...told, subject: 'waitlist', subjectId: id, kind: 'waitlist.invited', to: 'invited' },
      key: `waitlist:${id}:waitlist.invited:${cause}`,
    })
  const { email, language } = await tx.waitlistEntry.findUniqueOrThrow({ where: { id } })
  await enqueue(tx, {
    key: `studio-invitation:${id}:${cause}`,
    kind: 'mail',
    payload: { template: 'studio-invitation', language, to: email, data: { entryId: id } },
  })
  return true
}

/** What an admin does with many studios of the waitlist at once. */
export const WAITLIST_ACTS = {
  invite: { asksReason: false, apply: (tx, id, { actor }) => inviteStudio(tx, id, actor) },
} satisfies Record<string, BulkAct>

export type InvitationState = 'open' | 'over' | 'used'

interface Invited {
  invitedAt: Date | null
  invitedById: number | null
  studioId: number | null
}

/** How an invitation stands, which is over with its inviter's right to invite. */
export async function invitationState(
  { invitedAt, invitedById, studioId }: Invited,
  client: Pick<Transaction, 'user' | 'companyMember'> = db,
): Promise<InvitationState> {
  if (studioId !== null) return 'used'
  if (!invitedAt || invitationEnd(invitedAt) <= currentTime()) return 'over'
  return (await invitesStudios(client, invitedById)) ? 'open' : 'over'
}

/**
 * The invitation behind a link, or null for a link that we never signed and for a studio that was
 * never invited.
 */
export async function findStudioInvitation(token: string) {
  const id = readLinkToken('studio-invitation', token)
  const entry =
    id === null ? null : await db.waitlistEntry.findUnique({ where: { id, status: 'invited' } })
  return entry && { ...entry, state: await invitationState(entry) }
}
export type StudioInvitation = NonNullable<Awaited<ReturnType<typeof findStudioInvitation>>>
