import { useLocation } from '@remix-run/react'
import { useState } from 'react'

/**
 * A form's key as it was when its page was opened or when a form of it was last sent. A page that renews itself, and a
 * link to a part of the page, bring no new one: the form is not drawn anew, and nothing that was typed is lost.
 */
export function useHeldKey<Key extends string | number>(fresh: Key): Key {
  const { key: visit } = useLocation()
  const [held, hold] = useState({ key: fresh, fresh, visit })
  const read = held.fresh !== fresh
  const gone = held.visit !== visit
  const key = read && gone ? fresh : held.key
  if (read || gone) hold({ key, fresh, visit })
  return key
}
