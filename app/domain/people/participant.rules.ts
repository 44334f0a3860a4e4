export const COMPANY_ROLES = ['owner', 'approver', 'viewer'] as const
export type CompanyRole = (typeof COMPANY_ROLES)[number]

/**
 * What somebody wants with an order: `see` it, `answer` for the client (write, upload, approve,
 * pay), or `own` it (withdraw, cancel, say who else gets in).
 */
export type Act = 'see' | 'answer' | 'own'

const ACTS: Record<CompanyRole, readonly Act[]> = {
  owner: ['see', 'answer', 'own'],
  approver: ['see', 'answer'],
  viewer: ['see'],
}

export function roleMay(role: CompanyRole, act: Act) {
  return ACTS[role].includes(act)
}

/** A person of the client, with the companies that they are in. */
export interface ClientMember {
  side: 'client'
  userId: number
  companies: { id: string; role: CompanyRole }[]
  /**
   * Not the client themself: an admin who looks on in their place sees all and does nothing, not
   * even read.
   */
  impersonated?: boolean
}

/**
 * A person of the studio that sells: the staff of the one that runs this site, or a member of one
 * on Studio Stack.
 */
export interface SellerMember {
  side: 'studio'
  userId: number
  studioId: number
}

/** Who takes part in a project, from either side. */
export type Participant = ClientMember | SellerMember

/**
 * A freelancer who takes part in the projects that they work on, as the studio's and not as the
 * client's.
 */
export interface Assignee {
  side: 'freelancer'
  userId: number
  /** From when on they read along in the conversation with the client; nothing of it without. */
  talksSince?: Date | null
}

/**
 * Whoever has the link of an order that is in no account: that order alone, and only until it joins
 * one.
 */
export interface Guest {
  side: 'guest'
  userId: null
  orderId: string
}

/** Who writes the brief of an order or adds to it. */
export type BriefWriter = Participant | Guest

/** Anybody who reads of a project. */
export type Member = Participant | Assignee

/**
 * What somebody may do with one order of theirs: the buyer all of it, others by their role in its
 * company.
 */
export function mayWith(
  participant: Participant,
  order: { userId: number | null; companyId: string | null },
  act: Act,
) {
  if (participant.side === 'studio') return true
  if (participant.impersonated && act !== 'see') return false
  if (order.userId === participant.userId) return true
  return participant.companies.some(({ id, role }) => id === order.companyId && roleMay(role, act))
}

/** What the client's people are told of the name of a freelancer. */
export const firstNameOf = (name: string) => name.trim().split(/\s/)[0]!

/** Whether they see all and change nothing: an admin who looks on in a client's place. */
export const onlyLooks = (member: Member) =>
  member.side === 'client' && member.impersonated === true

/** Whose words are written here; nobody's for who looks on, and for a guest without an account. */
export const writerOf = (member: Member | Guest) =>
  member.side === 'guest' || onlyLooks(member) ? null : member.userId
