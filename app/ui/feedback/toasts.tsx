import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FlashMessage } from './flash'
import { onFailed } from './tell'

export type ToastsProps = { messages: FlashMessage[] }

const LIMIT = 5
const ToastRegion = lazy(() => import('./toast-region'))

/**
 * Repeats flash messages as toasts where there is script, and tells what failed beside the page: at
 * most five, newest first (spec §9).
 * Loads its code only when there is one.
 */
export function Toasts({ messages }: ToastsProps) {
  const { t } = useTranslation('ui')
  const [shown, setShown] = useState<FlashMessage[]>([])
  useEffect(
    () =>
      onFailed((failed) => {
        const told = {
          id: `failed-${Date.now()}`,
          tone: 'danger' as const,
          title: t(`failed.${failed}`),
        }
        setShown((before) => [...before, told].slice(-LIMIT))
      }),
    [t],
  )
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
