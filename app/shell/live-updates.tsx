import { useActionData, useNavigation, useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { whenIdle } from './when-idle'

/** Several changes at once are read once. */
const GATHER = 300

/**
 * Reads the page's data again, though not in the middle of a form that is sent or of a page that
 * loads, nor while the page says what is wrong with a form: Remix drops an action's answer when it
 * reads again.
 */
function useCalmRevalidation() {
  const { revalidate, state } = useRevalidator()
  const answered = useActionData() !== undefined
  const busy = useNavigation().state !== 'idle' || state !== 'idle' || answered
  const now = useRef({ revalidate, busy, wanted: false })
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const ask = useRef(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      now.current.wanted = now.current.busy
      if (!now.current.busy) now.current.revalidate()
    }, GATHER)
  })
  useEffect(() => {
    Object.assign(now.current, { revalidate, busy })
    if (!busy && now.current.wanted) ask.current()
  }, [revalidate, busy])
  useEffect(() => () => clearTimeout(timer.current), [])
  return ask.current
}

/** Says that there are more messages than before, whatever page is open. */
function useUnreadWords(unread: number) {
  const { t } = useTranslation('dashboard')
  const known = useRef(unread)
  const [words, setWords] = useState('')
  useEffect(() => {
    if (unread !== known.current)
      setWords(unread > known.current ? t('live.unread', { count: unread }) : '')
    known.current = unread
  }, [unread, t])
  return words
}

/**
 * Keeps a page of the dashboard as it is on the server, for as long as it is looked at; without
 * script it changes nothing.
 */
export function LiveUpdates({ order, unread }: { order: string | undefined; unread: number }) {
  const ask = useCalmRevalidation()
  const words = useUnreadWords(unread)
  useEffect(() => {
    let leave = () => {}
    let gone = false
    whenIdle(() => {
      import('./live-connection').then(
        ({ follow }) => {
          if (!gone) leave = follow(paths.liveUpdates({ order }), ask)
        },
        () => undefined,
      )
    })
    return () => {
      gone = true
      leave()
    }
  }, [order, ask])
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  )
}
