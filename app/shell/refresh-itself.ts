import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

/** Seconds after which a page that waits for a payment is read again. */
const REFRESH_SECONDS = 3

/** The header that has a browser without script read a page again while it waits for something. */
export const refreshHeader = (waiting: boolean): Record<string, string> =>
  waiting ? { Refresh: String(REFRESH_SECONDS) } : {}

/** Reads a page again without a reload, where there is script. */
export function useRefresh(waiting: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!waiting) return
    // Takes the header's timer away, which would read the whole page again under whoever has gone on.
    window.stop()
    const timer = setInterval(revalidate, REFRESH_SECONDS * 1000)
    return () => clearInterval(timer)
  }, [waiting, revalidate])
}
