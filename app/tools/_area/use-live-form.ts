import { useLocation, useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Milliseconds after the last change that the result is asked for. */
const PAUSE = 350

/** What typing has asked for, as the query of an address; the server never adds to it. */
const typed = new Set<string>()

const queryOf = (form: HTMLFormElement) =>
  `?${new URLSearchParams(new FormData(form) as unknown as Record<string, string>)}`

/**
 * With script the result of a GET form follows what is typed: the loader answers under the new
 * address, which takes the place of the old one in the history, and neither the focus nor the page
 * moves. Without script the form is a form.
 */
export function useLiveForm() {
  const navigate = useNavigate()
  const { search, key } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(search)
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  // A link, or back and forward, brings other values than the fields hold; not so on the first run,
  // nor after typing.
  useEffect(() => {
    if (shown.current !== search && !typed.has(search)) form.current?.reset()
    shown.current = search
  }, [search])
  const ask = () => {
    if (!form.current) return
    const query = queryOf(form.current)
    typed.add(query)
    navigate(query, { replace: true, preventScrollReset: true })
  }
  return {
    ref: form,
    onInput() {
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(ask, PAUSE)
    },
    /** The button asks as ever, and what is wrong is then led to. */
    onSubmit() {
      window.clearTimeout(timer.current)
      if (form.current) typed.delete(queryOf(form.current))
    },
    /** What is shown was asked for by typing: nothing takes the focus away from the field. */
    isTyping: typed.has(search),
    /** Another one for each answer. */
    answer: key,
  }
}
