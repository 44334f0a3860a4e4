import { brand } from '~/brand'
import {
  cookieDeletions,
  deniedCookies,
  DEFAULT_PREFERENCES,
  parsePreferences,
  type CookiePreferences,
} from '~/domain/consent/consent.rules'
import { paths } from '~/paths'
import { postHere } from '~/ui/form/post-here'

const { consent: GIVEN, consentPreferences: PREFERENCES } = brand.storageKeys

export interface StoredConsent {
  preferences: CookiePreferences
  corrupt: boolean
}

/** Calls back when another tab changes the choice; returns how to stop. */
export function onConsentElsewhere(follow: () => void) {
  const listen = (event: StorageEvent) => {
    if (event.key === PREFERENCES) follow()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

function read(key: string) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * The choice as the browser keeps it (spec §3), null when none is given; a corrupt one is the
 * defaults (spec §8).
 */
export function readStoredConsent(): StoredConsent | null {
  if (read(GIVEN) !== 'true') return null
  try {
    return { preferences: parsePreferences(read(PREFERENCES)), corrupt: false }
  } catch (error) {
    // eslint-disable-next-line no-console -- spec §8: logged as an error
    console.error('Stored cookie preferences are corrupt; the defaults are used.', error)
    return { preferences: DEFAULT_PREFERENCES, corrupt: true }
  }
}

function clearDenied(preferences: CookiePreferences) {
  const place = { host: location.hostname, path: location.pathname }
  for (const name of deniedCookies(document.cookie, preferences)) {
    for (const line of cookieDeletions(name, place)) document.cookie = line
  }
}

/**
 * Keeps the choice in the browser, takes the banner away and deletes the cookies that it denies
 * (spec §4).
 */
export function applyPreferences(preferences: CookiePreferences) {
  try {
    localStorage.setItem(GIVEN, 'true')
    localStorage.setItem(PREFERENCES, JSON.stringify(preferences))
  } catch {
    // Storage is full or forbidden: the cookie still holds the choice.
  }
  document.documentElement.dataset.consent = 'given'
  clearDenied(preferences)
}

/**
 * Sends a choice; throws when the server does not take it. The redirect for pages without script is
 * not followed.
 */
export async function sendConsent(choice: FormData | Record<string, string>) {
  const body = new URLSearchParams(
    choice instanceof FormData ? [...choice].map(([name, value]) => [name, String(value)]) : choice,
  )
  await postHere(paths.consent(), body)
}

/**
 * Forgets the choice, here and in the server's cookie, and clears all three groups of cookies (spec
 * §4).
 */
export async function resetConsent() {
  localStorage.removeItem(GIVEN)
  localStorage.removeItem(PREFERENCES)
  delete document.documentElement.dataset.consent
  clearDenied(DEFAULT_PREFERENCES)
  await sendConsent({ intent: 'reset' })
}
