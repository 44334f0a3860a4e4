import { useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/**
 * For what stands in place of a form that was sent: it takes the focus when it comes without a page
 * load.
 */
export function useFocusOnArrival() {
  const target = useRef<HTMLDivElement>(null)
  const loaded = useNavigationType() === 'POP'
  useEffect(() => {
    if (!loaded) target.current?.focus()
  }, [loaded])
  return target
}
