/** Whose answer a conversation can wait for. */
export const TALKERS = ['studio', 'client', 'freelancer'] as const
export type Talker = (typeof TALKERS)[number]

/**
 * Who answers next in a conversation after a message of a side: the studio whoever asked, and those
 * with whom it is held what the studio, or its freelancer, wrote.
 */
export function answersNext(kind: string, side: string): Talker {
  const asker = kind === 'freelancer' ? 'freelancer' : 'client'
  return side === asker ? 'studio' : asker
}

/** Tickets in which nobody is waited for any more. */
export const SETTLED = ['resolved', 'closed'] as const

/** Whose answer a conversation waits for; null when its ticket is solved, or no answer is needed. */
export function awaits({
  waitsFor,
  status: ofTicket,
}: {
  waitsFor: string | null
  status: string | null
}): Talker | null {
  if (SETTLED.some((status) => status === ofTicket)) return null
  return TALKERS.find((talker) => talker === waitsFor) ?? null
}
