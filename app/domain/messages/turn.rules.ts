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
