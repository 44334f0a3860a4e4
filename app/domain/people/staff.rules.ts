/**
 * The first account is the owner's (spec §5); nobody else invites or removes staff, and it cannot
 * be removed.
 */
export const OWNER_ID = 1
export const isOwner = ({ id }: { id: number }) => id === OWNER_ID

/** Days for which an invitation to work for the studio holds after that of its mail. */
export const STAFF_INVITATION_DAYS = 3
export const MOST_STAFF = 50

/**
 * Why a step on the staff is not taken:
 * - `notOwner`: only the owner may; `owner`: the owner cannot be removed
 * - `staff`: that address works here already; `invited`: it has an invitation that holds; `full`:
 * MOST_STAFF
 * - `work`: the address has an account with orders, a company, a studio or a freelancer's profile,
 * which staff cannot have
 * - `closed`: its account is closed; `gone`: the person or the invitation is no longer there
 * - `otherAddress`: the invitation is for somebody else; `account`: the address has an account,
 * which signs in
 */
export type StaffRefusalReason =
  | 'notOwner'
  | 'owner'
  | 'staff'
  | 'invited'
  | 'full'
  | 'work'
  | 'closed'
  | 'gone'
  | 'otherAddress'
  | 'account'
