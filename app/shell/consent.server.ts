import { createCookie } from '@remix-run/node'
import {
  CONSENT_TEXT_VERSION,
  cookieDeletions,
  deniedCookies,
  mergePreferences,
  OPTIONAL_CATEGORIES,
  type CookiePreferences,
} from '~/domain/consent/consent.rules'
import { DAY, SECOND } from '~/platform/clock'
import { env } from '~/platform/env.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { hostCookieName, hostCookieOptions } from '~/platform/session/host-cookie.server'
import { randomToken } from '~/platform/session/session.server'

/** The choice itself, set only by choosing; strictly needed to honour it. */
export const consentCookie = createCookie(hostCookieName('kanal_consent'), {
  ...hostCookieOptions,
  maxAge: (365 * DAY) / SECOND,
})

async function readCookie(request: Request): Promise<Record<string, unknown>> {
  return Object(await consentCookie.parse(request.headers.get('Cookie'))) as Record<string, unknown>
}

/** What the visitor has chosen, or null while nothing is. */
export async function findConsent(request: Request): Promise<CookiePreferences | null> {
  const stored = await readCookie(request)
  return OPTIONAL_CATEGORIES.every((category) => typeof stored[category] === 'boolean')
    ? mergePreferences(stored)
    : null
}

/** The random key under which this visitor's choices are logged. */
export async function visitorKeyOf(request: Request): Promise<string> {
  const { key } = await readCookie(request)
  return typeof key === 'string' && /^[\w-]{20,64}$/.test(key) ? key : randomToken()
}

/** Set-Cookie values that keep a choice, null to forget it, and delete what it denies. */
export async function consentCookies(
  request: Request,
  choice: { preferences: CookiePreferences; key: string } | null,
): Promise<string[]> {
  const { functional = false, analytics = false, marketing = false } = choice?.preferences ?? {}
  const kept = choice
    ? await consentCookie.serialize({ key: choice.key, functional, analytics, marketing })
    : await consentCookie.serialize('', { maxAge: 0 })
  const denied = deniedCookies(request.headers.get('Cookie') ?? '', {
    functional,
    analytics,
    marketing,
  })
  const host = new URL(env.PUBLIC_URL).hostname
  return [kept, ...denied.flatMap((name) => cookieDeletions(name, { host, path: '/' }))]
}

/** What the banner says, with the version that is logged with the choice. */
export function bannerWords(language: Language) {
  return {
    ...translator(language, 'consent')('banner', { returnObjects: true }),
    version: CONSENT_TEXT_VERSION,
  }
}
