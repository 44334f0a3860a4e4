import type { Cookie } from '@remix-run/node'
import { QUESTION_NAMES } from '~/domain/content/guide.rules'
import { paths } from '~/paths'
import { env } from '~/platform/env.server'
import type { Choices } from '~/platform/http/kept-pages.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { languageCookie } from '~/platform/i18n/language-cookie.server'
import { isLightVersion, lightVersionCookie } from '~/platform/light-version.server'
import { knownBrowserCookie } from '~/platform/session/known-browser.server'
import { getTheme, themeCookie } from '~/platform/theme.server'
import { consentCookie, findConsent } from './consent.server'

const PLACE = ['before', 'after']

/**
 * The pages, and the lists as JSON, that are the same for all who have the same language, theme and
 * version and have decided alike about cookies, with what else of an address each of them reads.
 */
const FOR_EVERYONE = new Map<string, readonly string[]>([
  [paths.home(), ['services']],
  [paths.about(), []],
  [paths.features(), []],
  [paths.faq(), ['q']],
  [paths.approaches(), QUESTION_NAMES],
  [paths.privacy(), []],
  [paths.terms(), []],
  [paths.cookiePolicy(), []],
  [paths.showcase(), ['category', 'technology', 'industry', ...PLACE]],
  [paths.templates(), ['platform', 'type', 'price', 'pick', 'sort', ...PLACE]],
  [paths.freelancers(), []],
  [paths.tools(), []],
  [
    paths.shop(),
    [
      'q',
      'category',
      'platform',
      'min',
      'max',
      'days',
      'availability',
      'milestone',
      'sort',
      ...PLACE,
    ],
  ],
  [paths.studioStack(), []],
  [paths.auth(), ['redirectTo']],
  [paths.api('products'), ['featured', 'category']],
  [paths.api('featured-products'), ['section']],
  [paths.api('featured-categories'), ['section']],
  [paths.api('projects'), ['featured', 'status']],
  [paths.api('templates'), ['sortBy']],
  [paths.api('testimonials'), ['featured', 'limit']],
  // And the pages of one thing each, by its number.
  [paths.showcaseProject(0), []],
  [paths.product(0), ['change', 'reviews']],
])

/** Every page reads its language from here, where it is given. */
const LANGUAGE = 'lng'

/**
 * The names in an address that a page for everyone is told apart by; null for a page that is not
 * the same for all.
 */
export function namesRead(path: string): readonly string[] | null {
  const names = FOR_EVERYONE.get(path) ?? FOR_EVERYONE.get(path.replace(/\/\d+$/, '/0'))
  return names ? [LANGUAGE, ...names] : null
}

/** Cookies that these pages are made by, and the one that no page looks at. */
const CHOICES = new Set(
  [languageCookie, themeCookie, lightVersionCookie, consentCookie, knownBrowserCookie].map(
    ({ name }) => name,
  ),
)
const OWN_COOKIE = /(?:^|;)\s*((?:__Host-)?kanal_\w+)/g

const pair = async (cookie: Cookie, value: unknown) =>
  (await cookie.serialize(value)).split(';', 1)[0]!

/**
 * What a visitor chose, as the headers of one who did nothing else; null for who is signed in, has
 * a cart or is told something.
 */
export async function readChoices(headers: Headers): Promise<Choices | null> {
  const own = [...(headers.get('Cookie') ?? '').matchAll(OWN_COOKIE)].map(([, name]) => name!)
  if (!own.every((name) => CHOICES.has(name))) return null
  const request = new Request(env.PUBLIC_URL, { headers })
  const [language, theme, light, consent] = await Promise.all([
    getLanguage(request),
    getTheme(request),
    isLightVersion(request),
    findConsent(request),
  ])
  const cookies = [
    pair(themeCookie, theme),
    pair(lightVersionCookie, light ? 'on' : 'off'),
    ...(consent ? [pair(consentCookie, consent)] : []),
  ]
  return { 'accept-language': language, cookie: (await Promise.all(cookies)).join('; ') }
}
