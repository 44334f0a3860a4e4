import { useLocation } from '@remix-run/react'
import { useState } from 'react'

/** The answer to a form if it says that somebody else was quicker. */
export const lateOf = (answer: { isLate?: boolean } | undefined) =>
  answer?.isLate ? answer : undefined

/**
 * A form's key as it was when its page was opened or when a form of it was last sent. A page that
 * renews itself, and a link to a part of the page, bring no new one: the form is not drawn anew,
 * and nothing that was typed is lost. An answer that somebody else was quicker (`late`) brings the
 * new one with it: sent once more, the form is of what it tells.
 */
export function useHeldKey<Key extends string | number>(fresh: Key, late?: object | null): Key {
  const { key: visit } = useLocation()
  const [held, hold] = useState({ key: fresh, fresh, visit, late })
  const read = held.fresh !== fresh
  const gone = held.visit !== visit
  const told = held.late !== late
  const key = (read && gone) || (told && late) ? fresh : held.key
  if (read || gone || told) hold({ key, fresh, visit, late })
  return key
}
