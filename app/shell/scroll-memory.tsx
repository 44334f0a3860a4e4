import { useLocation, useNavigationType } from '@remix-run/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { targetOf } from './fragment'

const KEPT = 'kanal-scroll'

const useBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect

type Positions = Record<string, number>

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '{}')
  } catch {
    return {}
  }
}

/** Where each page of the history was scrolled to, and whether a form led to the one that comes. */
function useNotes() {
  const notes = useRef<{ positions: Positions; posted: boolean }>({ positions: {}, posted: false })
  useEffect(() => {
    const { current } = notes
    Object.assign(current.positions, readPositions())
    history.scrollRestoration = 'manual'
    const leaveRouter = window.__remixRouter.subscribe(({ navigation, location }) => {
      if (navigation.state === 'idle') return
      current.positions[location.key] = scrollY
      current.posted = navigation.formMethod?.toUpperCase() === 'POST'
    })
    const leave = () => {
      current.positions[window.__remixRouter.state.location.key] = scrollY
      history.scrollRestoration = 'auto'
      try {
        sessionStorage.setItem(KEPT, JSON.stringify(current.positions))
      } catch {
        // Storage is full or forbidden: a page that is loaded anew begins at its top.
      }
    }
    addEventListener('pagehide', leave)
    return () => {
      leaveRouter()
      removeEventListener('pagehide', leave)
    }
  }, [])
  return notes.current
}

/**
 * Scrolls as documents do: another page begins at its top, Back at where it was left. A form that
 * leads to its own page again leaves it, and data that is read again in the background never moves
 * anything: Remix's own component scrolls back to where it was when the reading began.
 */
export function ScrollMemory() {
  const { key, pathname, hash } = useLocation()
  const isPop = useNavigationType() === 'POP'
  const notes = useNotes()
  const shown = useRef({ key, pathname })
  useBeforePaint(() => {
    const before = shown.current
    if (before.key === key) return
    shown.current = { key, pathname }
    const stays = notes.posted || window.__remixRouter.state.preventScrollReset
    const kept = notes.positions[key]
    if (isPop && kept !== undefined) scrollTo(0, kept)
    else if (hash) targetOf(hash)?.scrollIntoView()
    else if (before.pathname !== pathname || !stays) scrollTo(0, 0)
  }, [key, pathname, hash, isPop, notes])
  return null
}
