export const OPTIONAL_CATEGORIES = ['functional', 'analytics', 'marketing'] as const
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number]

/** What a visitor allows (spec §3); the necessary category cannot be switched off (spec §5). */
export type CookiePreferences = { necessary: true } & Record<OptionalCategory, boolean>

/** In force until something else is chosen, and what Reject All stores (spec §3, §4). */
export const DEFAULT_PREFERENCES: CookiePreferences = {
  necessary: true,
  functional: false,
  analytics: false,
  marketing: false,
}

/** What Accept All stores (spec §4). */
export const ALL_ACCEPTED: CookiePreferences = {
  necessary: true,
  functional: true,
  analytics: true,
  marketing: true,
}

/** The date of the words of locales/*\/consent.json; a test says when it has to change. */
export const CONSENT_TEXT_VERSION = '2026-11-27'

/**
 * The cookies of each category that can be refused (spec §9); a star stands for any ending. Our own
 * theme, language and light-version cookies have other names and stay: the visitor set them by a
 * button of ours, so they are necessary ones.
 */
export const COOKIE_NAMES: Record<OptionalCategory, readonly string[]> = {
  functional: ['theme', 'language', 'chat_preferences', 'ui_settings'],
  analytics: ['_ga*', '_gat*', '_gid*', '_gtag*'],
  marketing: ['_fbp', '_fbc', 'fr', '_gcl_*', '_gac_*', 'IDE', 'DSID'],
}

/**
 * Stored preferences over the defaults (spec §5): what is no boolean is not taken, and necessary
 * stays true.
 */
export function mergePreferences(stored: object): CookiePreferences {
  const preferences = { ...DEFAULT_PREFERENCES }
  for (const category of OPTIONAL_CATEGORIES) {
    const choice = (stored as Record<string, unknown>)[category]
    if (typeof choice === 'boolean') preferences[category] = choice
  }
  return preferences
}

/** The browser's record (spec §3), merged over the defaults. Throws when it is corrupt. */
export function parsePreferences(text: string | null): CookiePreferences {
  const stored: unknown = JSON.parse(text ?? '{}')
  if (typeof stored !== 'object' || !stored || Array.isArray(stored))
    throw new SyntaxError(`no record: ${text}`)
  return mergePreferences(stored)
}

export function isCookieOf(category: OptionalCategory, name: string): boolean {
  return COOKIE_NAMES[category].some((known) =>
    known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known,
  )
}

/** The names in a Cookie header or document.cookie that belong to a denied category. */
export function deniedCookies(
  cookies: string,
  preferences: Record<OptionalCategory, boolean>,
): string[] {
  const denied = OPTIONAL_CATEGORIES.filter((category) => !preferences[category])
  const names = cookies.split(/;\s*/).map((pair) => pair.split('=')[0]!)
  return [...new Set(names)].filter(
    (name) => /^[\w.$-]+$/.test(name) && denied.some((category) => isCookieOf(category, name)),
  )
}

/**
 * The domains that a cookie seen on a host can have been set for, down to its last two labels (spec
 * §9).
 */
function domainsOf(host: string): string[] {
  if (/^[\d.]+$|:/.test(host)) return []
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

/**
 * One line for each place where a cookie of this name can have been set, for document.cookie or a
 * Set-Cookie header: the current path and the root, for the host alone and for its parent domain
 * (spec §9).
 */
export function cookieDeletions(
  name: string,
  { host, path }: { host: string; path: string },
): string[] {
  const domains = ['', ...domainsOf(host).map((domain) => `; Domain=${domain}`)]
  return [...new Set(['/', path])].flatMap((place) =>
    domains.map((domain) => `${name}=; Max-Age=0; Path=${place}${domain}`),
  )
}

/**
 * The analytics tag's words for a choice (spec §4); functional cookies are none of its business.
 */
export function tagConsent({
  analytics,
  marketing,
}: Pick<CookiePreferences, 'analytics' | 'marketing'>) {
  const say = (granted: boolean) => (granted ? 'granted' : 'denied')
  return {
    analytics_storage: say(analytics),
    ad_storage: say(marketing),
    ad_user_data: say(marketing),
    ad_personalization: say(marketing),
  }
}

const CONSENT_INTENTS = ['accept', 'reject', 'save', 'restore', 'reset'] as const
export type ConsentIntent = (typeof CONSENT_INTENTS)[number]

export function isConsentIntent(value: unknown): value is ConsentIntent {
  return (CONSENT_INTENTS as readonly unknown[]).includes(value)
}

/** What an intent stores (spec §4); `on` are the categories whose switch is on. */
export function chosenPreferences(
  intent: ConsentIntent,
  on: (category: OptionalCategory) => boolean,
): CookiePreferences {
  if (intent === 'accept') return ALL_ACCEPTED
  if (intent === 'reject' || intent === 'reset') return DEFAULT_PREFERENCES
  return {
    necessary: true,
    functional: on('functional'),
    analytics: on('analytics'),
    marketing: on('marketing'),
  }
}
