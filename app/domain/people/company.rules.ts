import { currentTime, DAY } from '~/platform/clock'
import type { ClientMember } from './participant.rules'

/** People of a company and open invitations together: all of them stand on one page. */
export const MOST_PEOPLE = 50

/** Days for which an invitation holds after that of its mail. */
export const INVITATION_DAYS = 7

/**
 * How many invitations go out in a day from one person, from them to one address, and to that
 * address from all.
 */
export const INVITATION_LIMITS = {
  sender: { limit: 30, window: DAY },
  address: { limit: 5, window: DAY },
  all: { limit: 15, window: DAY },
}

export type InvitationState = 'open' | 'accepted' | 'revoked' | 'expired'

/**
 * Whether an invitation can be accepted, and why not; it is over with its inviter's right to invite.
 */
export function invitationState(
  {
    acceptedAt,
    revokedAt,
    expiresAt,
    inviterGone = false,
  }: {
    acceptedAt: Date | null
    revokedAt: Date | null
    expiresAt: Date
    inviterGone?: boolean
  },
  now = currentTime(),
): InvitationState {
  if (acceptedAt) return 'accepted'
  if (revokedAt || inviterGone) return 'revoked'
  return expiresAt <= now ? 'expired' : 'open'
}

/**
 * The company that a new order of somebody belongs to: the one that they own, else the one in which
 * they approve when there is just one. Null for everybody else: a viewer orders for themselves, and
 * who approves in several does not say for which.
 */
export function companyOfOrders(companies: ClientMember['companies']): string | null {
  const own = companies.find(({ role }) => role === 'owner')
  if (own) return own.id
  const approving = companies.filter(({ role }) => role === 'approver')
  return approving.length === 1 ? approving[0]!.id : null
}

/**
 * Why a step on a company or its people is not taken:
 * - `notOwner`: only its owners may; `lastOwner`: nobody would own it any more
 * - `ownsOther`: a person owns at most one company
 * - `member`: that address is in already; `invited`: it has an invitation that holds; `full`:
 * MOST_PEOPLE
 * - `gone`: the person has left, or the invitation is answered or taken back
 * - `otherAddress`: the invitation is for somebody else; `account`: the address has an account,
 * which signs in
 */
export type CompanyRefusalReason =
  | 'notOwner'
  | 'lastOwner'
  | 'ownsOther'
  | 'member'
  | 'invited'
  | 'full'
  | 'gone'
  | 'otherAddress'
  | 'account'
