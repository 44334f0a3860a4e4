import { lazy, Suspense, useEffect, useState } from 'react'
import type { FlashMessage } from './flash'

export type ToastsProps = { messages: FlashMessage[] }

const LIMIT = 5
const ToastRegion = lazy(() => import('./toast-region'))

/**
 * Repeats flash messages as toasts where there is script: at most five, newest first (spec §9).
 * Loads its code only when there is one.
 */
export function Toasts({ messages }: ToastsProps) {
  const [shown, setShown] = useState<FlashMessage[]>([])
  useEffect(() => {
    if (messages.length === 0) return
    setShown((before) => {
      const fresh = messages.filter(({ id }) => !before.some((old) => old.id === id))
      return fresh.length === 0 ? before : [...before, ...fresh].slice(-LIMIT)
    })
  }, [messages])
  if (shown.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ToastRegion messages={shown} />
    </Suspense>
  )
}
