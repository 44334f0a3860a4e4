import type beingBuilt from '../../locales/en/being-built.json'
import { brand } from '~/brand'
import { paths } from '~/paths'
import { notFound } from '~/platform/http/answers.server'
import { getLanguage, i18nFor, translator } from '~/platform/i18n/i18n.server'
import { FALLBACK_LANGUAGE } from '~/platform/i18n/languages'
import { findViewer, type RequestArgs } from '~/platform/session/guards.server'

type Page = keyof (typeof beingBuilt)['pages']

/** As the router reads a path: a slash that was encoded belongs to its parameter. */
function decoded(pathname: string) {
  try {
    return pathname.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2F')).join('/')
  } catch {
    return pathname
  }
}

/**
 * The name of the planned page at a path, as in its route's id: the path without /tools, /shop or /dashboard in front and
 * with hyphens between its parts. For any other path it is a name that no planned page has.
 */
export function plannedPage(pathname: string): string {
  const path = decoded(pathname)
  const parts = path.toLowerCase().split('/').filter(Boolean)
  if (parts.length > 1 && ['tools', 'shop', 'dashboard'].includes(parts[0]!)) parts.shift()
  return parts.join('-')
}

function isPlanned(page: string): page is Page {
  return i18nFor(FALLBACK_LANGUAGE).exists(`being-built:pages.${page}.title`)
}

/** What a planned page says: what will stand there, and where to go meanwhile. Throws a 404 when no page is planned there. */
export async function loadPlannedPage(args: RequestArgs) {
  const page = plannedPage(new URL(args.request.url).pathname)
  if (!isPlanned(page)) throw notFound()
  const t = translator(await getLanguage(args.request), 'being-built')
  const viewer = await findViewer(args)
  const links = [
    ...(viewer ? [{ label: t('links.orders'), href: paths.orders() }] : []),
    { label: t('links.shop'), href: paths.shop() },
  ]
  return {
    title: t(`pages.${page}.title`, { name: brand.name }),
    description: t(`pages.${page}.lead`),
    points: t(`pages.${page}.points`, { returnObjects: true }) as unknown as string[],
    links,
    words: { eyebrow: t('eyebrow'), points: t('points'), noticeTitle: t('notice.title'), noticeText: t('notice.text') },
  }
}

export type PlannedPageData = Awaited<ReturnType<typeof loadPlannedPage>>
