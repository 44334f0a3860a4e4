/** The accounts that the demo studio is seeded with, in demo mode only; the first is the owner's, with id 1 (spec §5). */
export const DEMO_ACCOUNTS = [
  { username: 'admin', role: 'admin' },
  { username: 'freelancer', role: 'freelancer' },
  { username: 'client', role: 'client' },
] as const

export const DEMO_PASSWORD = 'lantern-over-water'
