import { useLocation, useMatches, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '~/ui/form/button'

/** What a page that waits for something is read again by; its loader gives it as `looking`. */
export interface Looking {
  seconds: number
  /** Where, if not at the page itself. */
  at?: string
}

/** Of a page that waits for a payment. */
export const LOOKING_FOR_PAYMENT: Looking = { seconds: 3 }

/** In the handle of a route whose page can wait for something. */
export const LOOKS = { looks: true }

type Match = { handle: unknown; data: unknown }

function lookingIn(matches: Match[]): Looking | null {
  const match = matches.find(({ handle }) => (handle as Partial<typeof LOOKS> | undefined)?.looks)
  return (match?.data as { looking?: Looking | null } | undefined)?.looking ?? null
}

/**
 * In the head, what has a browser without script read a waiting page again. One with script has no
 * such timer, which would load the page anew under whoever has gone on; the light version has no
 * script in any browser.
 */
export function RefreshItself({ light }: { light: boolean }) {
  const looking = lookingIn(useMatches())
  if (!looking) return null
  const { seconds, at } = looking
  const refresh = (
    <meta httpEquiv="refresh" content={at ? `${seconds}; url=${at}` : String(seconds)} />
  )
  return light ? refresh : <noscript>{refresh}</noscript>
}

/** Reads a waiting page again without a reload, or loads it where it looks, where there is script. */
export function useRefresh(looking: Looking | null) {
  const { revalidate } = useRevalidator()
  const { seconds, at } = looking ?? {}
  useEffect(() => {
    if (seconds === undefined) return
    const look = at === undefined ? revalidate : () => location.replace(at)
    const timer = setInterval(look, seconds * 1000)
    return () => clearInterval(timer)
  }, [seconds, at, revalidate])
}

/** The way on for who waits in a browser that looks by itself no more than its reader wants. */
export function LookAgain({ at }: Pick<Looking, 'at'>) {
  const { t } = useTranslation('ui')
  const { pathname, search } = useLocation()
  return (
    <ButtonLink variant="secondary" to={at ?? pathname + search} reloadDocument>
      {t('lookAgain')}
    </ButtonLink>
  )
}
