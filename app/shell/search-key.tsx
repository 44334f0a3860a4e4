import { useNavigate } from '@remix-run/react'
import { useEffect } from 'react'
import { paths } from '~/paths'

/** Whether somebody is typing, so that a single letter is not theirs to give away. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/**
 * With script, Ctrl K (or ⌘ K) and / go to the search, and ? to the list of keys. Nothing needs
 * them.
 */
export function SearchKey() {
  const navigate = useNavigate()
  useEffect(() => {
    const search = () => {
      const field = document.querySelector<HTMLInputElement>('#search-page, #search-all')
      if (!field?.checkVisibility()) return navigate(paths.search())
      field.focus()
      field.select()
    }
    const press = (event: KeyboardEvent) => {
      const command = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      const bare = !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)
      if (!command && !(bare && (event.key === '/' || event.key === '?'))) return
      event.preventDefault()
      if (event.key === '?') navigate(paths.search({ anchor: 'keys' }))
      else search()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [navigate])
  return null
}
