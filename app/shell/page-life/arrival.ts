import { useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { targetOf } from '../fragment'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Takes the focus to the start of a page, as a document load does. */
function focusStart() {
  const start = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main')
  if (!start) return
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1
  start.focus({ preventScroll: true })
}

/** Whether the page has put the focus somewhere itself, or its form was sent and is still there. */
function isPlaced(before: Element | null, sameForm: boolean) {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) return false
  return activeElement !== before || (sameForm && activeElement.closest('form, #main') !== null)
}

/**
 * After a step to another page: the focus goes to where it begins, unless the page has its own place
 * for it. Gives what a screen reader is to say: the title of the page.
 */
export function useArrival(): string {
  const { pathname, search, hash } = useLocation()
  const { state, formMethod } = useNavigation()
  const [title, setTitle] = useState('')
  const shown = useRef({ pathname, search, first: true })
  const leaving = useRef<{ focus: Element | null; byForm: boolean }>({ focus: null, byForm: false })

  useEffect(() => {
    if (state !== 'idle')
      leaving.current = { focus: document.activeElement, byForm: formMethod !== undefined }
  }, [state, formMethod])

  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, search, first: false }
    if (before.first || (before.pathname === pathname && before.search === search)) return
    const samePage = before.pathname === pathname
    const { focus, byForm } = leaving.current
    void nextFrame().then(() => {
      setTitle(document.title)
      const target = targetOf(hash)
      if (target) target.focus({ preventScroll: true })
      else if (!isPlaced(focus, samePage && byForm)) focusStart()
    })
  }, [pathname, search, hash])

  return title
}
