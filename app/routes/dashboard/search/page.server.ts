import { findEverywhere } from '~/domain/site-search/find-everywhere.server'
import {
  FOUND_OF_A_KIND,
  type Finding,
  type FindingKind,
  type Side,
} from '~/domain/site-search/finding'
import { readSearch } from '~/domain/ground/search.rules'
import { searchTexts } from '~/domain/ground/text-search.rules'
import { paths } from '~/paths'
import { adminPaths } from '~/paths/admin'
import { studioPaths } from '~/paths/studio'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { mayOpen } from '~/platform/session/permissions.rules'
import { isAdmin, type SignedIn } from '~/platform/session/roles'
import { dashboardNav, type DashboardArea } from '~/shell/dashboard-nav'
import { SETTINGS } from '~/routes/dashboard/_area/settings-parts'

/** The area whose menu stands beside what somebody searches. */
export const areaOf = (viewer: SignedIn): DashboardArea =>
  isAdmin(viewer) && viewer.impersonator === null
    ? 'admin'
    : viewer.role === 'freelancer'
      ? 'freelancer'
      : 'client'

/** The pages that somebody has in their menus, whose names a search finds. */
function findPages(viewer: SignedIn, search: string, language: Language) {
  const t = translator(language, 'dashboard')
  const menu = dashboardNav(areaOf(viewer), { viewer, here: '', order: undefined, t }).flatMap(
    ({ items }) => items.map(({ label, href }) => ({ title: label, href })),
  )
  const settings = SETTINGS.flatMap(({ parts }) =>
    parts.map(({ part }) => ({
      title: `${t('nav.settings')}: ${t(`settingsParts.parts.${part}`)}`,
      href: paths.settingsPart(part),
    })),
  )
  const pages = [...menu, ...settings].map((page) => ({ ...page, id: page.href, text: '' }))
  return searchTexts(pages, search)
    .slice(0, FOUND_OF_A_KIND)
    .flatMap((id) => pages.find((page) => page.id === id) ?? [])
    .map(({ title, href }) => ({ title, detail: '', href }))
}

const ofSeller = (side: Side) => (side === 'seller' ? studioPaths : adminPaths)

const HREFS: Record<FindingKind, (row: Finding) => string> = {
  orders: ({ side, id }) =>
    side === 'client' ? paths.dashboard({ order: id }) : ofSeller(side).order(id),
  work: ({ projectId }) => paths.freelancerProject(projectId ?? ''),
  documents: ({ title, detail }) =>
    paths.document(detail ? 'credit-notes' : 'invoices', title, 'pdf'),
  clients: ({ id }) => adminPaths.client(Number(id)),
  freelancers: ({ id }) => adminPaths.freelancer(id),
  products: ({ id }) => adminPaths.product(Number(id)),
  tickets: ({ side, id }) => (side === 'client' ? paths.ticket(id) : adminPaths.ticket(id)),
  messages: hrefOfMessage,
  files: ({ side, id, orderId, projectId }) =>
    side === 'client'
      ? paths.file(id)
      : side === 'freelancer'
        ? paths.freelancerProject(projectId ?? '')
        : ofSeller(side).orderFile(orderId ?? '', id),
}

/** The conversation that a message is in. */
function hrefOfMessage({ side, orderId, projectId, threadId, ticketId }: Finding) {
  if (ticketId) return side === 'client' ? paths.ticket(ticketId) : adminPaths.ticket(ticketId)
  if (side === 'client') return paths.messages({ order: orderId ?? undefined })
  if (side === 'freelancer') return paths.freelancerProject(projectId ?? '')
  return threadId && side === 'studio'
    ? adminPaths.freelancerMessages(orderId ?? '', threadId)
    : ofSeller(side).orderPart(orderId ?? '', 'messages')
}

/** The lists of the control center that have all of a kind. */
const LISTS: Partial<Record<FindingKind, (query: { q: string }) => string>> = {
  orders: adminPaths.orders,
  clients: adminPaths.clients,
  freelancers: adminPaths.freelancers,
  products: (query) => adminPaths.area('products', query),
  tickets: adminPaths.tickets,
}

/** Staff find only what lies behind pages that are open to them (business.md, Accounts and access). */
function maySee({ permissions }: SignedIn, kind: FindingKind, row: Finding) {
  if (row.side !== 'studio') return true
  const page = kind === 'documents' ? adminPaths.payments() : HREFS[kind](row)
  return mayOpen(permissions, new URL(page, 'http://localhost').pathname)
}

/** What the page shows for an address: what was asked, and what was found of each kind. */
export async function loadSearch(request: Request, viewer: SignedIn, language: Language) {
  const q = readSearch(new URL(request.url).searchParams.get('q'))
  const t = translator(language, 'search')
  const area = areaOf(viewer)
  const pages = q ? findPages(viewer, q, language) : []
  const found = await findEverywhere(viewer, q, language)
  return {
    title: t('title'),
    area,
    q,
    groups: [
      ...(pages.length > 0 ? [{ kind: 'pages' as const, rows: pages, moreHref: null }] : []),
      ...found.map(({ kind, rows }) => ({
        kind,
        rows: rows
          .filter((row) => maySee(viewer, kind, row))
          .map((row) => ({ title: row.title, detail: row.detail, href: HREFS[kind](row) })),
        moreHref:
          area === 'admin' && rows.length >= FOUND_OF_A_KIND
            ? (LISTS[kind]?.({ q }) ?? null)
            : null,
      })),
    ].filter(({ rows }) => rows.length > 0),
  }
}
