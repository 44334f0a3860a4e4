/** What a page knows of the person who is signed in; no secret is in it (spec §3). */
export interface Viewer {
  id: number
  username: string
  email: string
  name: string
  role: 'client' | 'freelancer' | 'admin'
  isAdmin: boolean
}

/** Who is signed in, with what they have not read. */
export interface SignedIn extends Viewer {
  /** Notices. */
  unread: number
  /**
   * Conversations with messages that are new to them; those of what their own studio sold are
   * apart.
   */
  unreadConversations: number
  unreadSales: number
  /** Of a studio on Studio Stack. */
  sells: boolean
  /** In which moments are told to them; null for the studio's. */
  timeZone: string | null
  /** Something they typed and have not sent is kept. */
  hasDrafts: boolean
  /** What they may do as one of the staff (permissions.rules.ts); null for everything. */
  permissions: string | null
  /** They are staff of a studio that asks for a second factor before money, and have none. */
  needsFactorForMoney: boolean
  /** The order that their pages show until they pick another. */
  chosenOrderId: string | null
  /** The name of the admin who looks on in this client's place; null for the person themself. */
  impersonator: string | null
}

export type Roles = Pick<Viewer, 'id' | 'role' | 'isAdmin'>

/** Admin is role admin, or the isAdmin flag, or user id 1, the owner's account (spec §5). */
export function isAdmin(user: Roles) {
  return user.role === 'admin' || user.isAdmin || user.id === 1
}

/** May enter the freelancer area: freelancers, and admins (spec §2.8). */
export function isFreelancerOrAdmin(user: Roles) {
  return user.role === 'freelancer' || isAdmin(user)
}

/** The hidden field of a form that says for which account it was made. */
export const ACCOUNT_FIELD = 'for-account'
/** The hidden field of a form that was kept while its sender signed in again. */
export const UNSENT_FIELD = 'unsent-form'
/** The hidden field of a form that names its draft: the kind of form, and what it is about. */
export const DRAFT_FIELD = 'draft-of'
/** The field of the buttons that keep a draft, or throw it away. */
export const DRAFT_ACT = 'draft-act'
/** The hidden field that says which page the form is on. */
export const DRAFT_PAGE = 'draft-page'
