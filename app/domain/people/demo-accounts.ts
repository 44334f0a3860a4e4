/**
 * The accounts that the demo studio is seeded with, in demo mode only; the first is the owner's,
 * with id 1 (spec §5).
 */
export const DEMO_ACCOUNTS = [
  { username: 'admin', role: 'admin' },
  { username: 'freelancer', role: 'freelancer' },
  { username: 'client', role: 'client' },
] as const

/** Whom the sign-in page of another language than English offers as the client, by language. */
export const DEMO_CLIENTS = { sv: 'client-sv', nl: 'client-nl', pl: 'client-pl' } as const

/** One more admin of the demo studio, not shown on the sign-in page: large refunds take two. */
export const SECOND_DEMO_ADMIN = 'bookkeeper'

/** The people of the demo client's company beside its owner, named by what they are in it. */
export const DEMO_COLLEAGUES = ['approver', 'viewer'] as const

/** Who has the other studio of the demo, whose shop stands beside the own one. */
export const DEMO_STUDIO_OWNER = 'studio'

/** All of the own studio that a demo is seeded with. */
export const SEEDED_ACCOUNTS = [
  ...DEMO_ACCOUNTS,
  { username: SECOND_DEMO_ADMIN, role: 'admin' },
  ...DEMO_COLLEAGUES.map((username) => ({ username, role: 'client' }) as const),
] as const

export const DEMO_PASSWORD = 'lantern-over-water'

/** The slug of the demo's other studio. */
export const DEMO_STUDIO = 'fjord-and-fold'
