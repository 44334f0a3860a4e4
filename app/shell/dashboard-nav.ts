import type { TFunction } from 'i18next'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { mayOpen } from '~/platform/session/permissions.rules'
import { isAdmin, isFreelancerOrAdmin, type SignedIn } from '~/platform/session/roles'
import { studioPaths } from '~/paths/studio'
import type { DashboardNav, DashboardNavItem } from './dashboard-shell'
import type { IconName } from '~/ui/media/icon'

export type DashboardArea = 'client' | 'freelancer' | 'admin'
type Translate = TFunction<'dashboard'>
interface Context {
  viewer: SignedIn | null
  /** The path of the page that shows it. */
  here: string
  /** The order that the viewer picked, which the client's pages keep. */
  order: string | undefined
  t: Translate
}

function item(icon: IconName, label: string, href: string, count?: number): DashboardNavItem {
  return { label, href, icon, count }
}

/** Staff and freelancers read their conversations in their own areas. */
function unreadIn(area: DashboardArea, viewer: SignedIn | null) {
  if (!viewer) return 0
  return area === (isAdmin(viewer) ? 'admin' : viewer.role) ? viewer.unreadConversations : 0
}

function clientItems({ viewer, here, order, t }: Context): DashboardNavItem[] {
  // The link of the page itself stays bare: only so it is marked as the current one.
  const keep = (path: (query?: { order?: string }) => string) =>
    path() === here ? path() : path({ order })
  return [
    item('layout-dashboard', t('nav.dashboard'), keep(paths.dashboard)),
    item('calendar', t('nav.overview'), keep(paths.overview)),
    item('briefcase', t('nav.projects'), keep(paths.dashboardNew)),
    item('receipt-text', t('nav.orders'), keep(paths.orders)),
    item('flag', t('nav.milestones'), keep(paths.milestones)),
    item('file-text', t('nav.projectDetails'), keep(paths.projectDetails)),
    item('folder', t('nav.files'), keep(paths.files)),
    item('palette', t('nav.design'), keep(paths.design)),
    item('app-window', t('nav.previews'), keep(paths.previews)),
    item('message-square', t('nav.messages'), keep(paths.messages), unreadIn('client', viewer)),
    item('message-square', t('nav.conversations'), paths.conversations()),
    item('activity', t('nav.activities'), keep(paths.activities)),
    item('package-check', t('nav.deliverables'), keep(paths.deliverables)),
    item('life-buoy', t('nav.support'), paths.tickets()),
    item('settings', t('nav.settings'), paths.settings()),
  ]
}

function freelancerItems({ viewer, t }: Context): DashboardNavItem[] {
  return [
    item('layout-dashboard', t('nav.freelancer.home'), paths.freelancerHome()),
    item(
      'briefcase',
      t('nav.freelancer.projects'),
      paths.freelancerArea('projects'),
      unreadIn('freelancer', viewer),
    ),
    item('message-square', t('nav.conversations'), paths.freelancerArea('conversations')),
    item('wallet', t('nav.freelancer.payments'), paths.freelancerArea('payments')),
    item('user', t('nav.freelancer.profile'), paths.freelancerArea('profile')),
    item('calendar', t('nav.freelancer.schedule'), paths.freelancerArea('schedule')),
  ]
}

function adminItems({ viewer, t }: Context): DashboardNavItem[] {
  return [
    item('layout-dashboard', t('nav.admin.home'), paths.admin()),
    item('receipt-text', t('nav.admin.orders'), adminPaths.orders()),
    item('file-text', t('nav.admin.quotes'), adminPaths.quotes()),
    item('flag', t('nav.admin.milestones'), adminPaths.milestones()),
    item('users', t('nav.admin.clients'), adminPaths.clients()),
    item('briefcase', t('nav.admin.freelancers'), adminPaths.area('freelancers')),
    item(
      'message-square',
      t('nav.admin.messages'),
      adminPaths.messages(),
      unreadIn('admin', viewer),
    ),
    item('message-square', t('nav.admin.conversations'), adminPaths.conversations()),
    item('life-buoy', t('nav.admin.support'), adminPaths.tickets()),
    item('wallet', t('nav.admin.payments'), adminPaths.payments()),
    item('wallet', t('nav.admin.payouts'), adminPaths.payouts()),
    item('shopping-bag', t('nav.admin.products'), adminPaths.area('products')),
    item('plus', t('nav.admin.createProduct'), paths.createProduct()),
    item('receipt-text', t('nav.admin.coupons'), adminPaths.coupons()),
    item('app-window', t('nav.admin.projects'), adminPaths.area('projects')),
    item('layout-template', t('nav.admin.templates'), adminPaths.area('templates')),
    item('star', t('nav.admin.reviews'), adminPaths.reviews()),
    item('sparkles', t('nav.admin.featuredContent'), adminPaths.featured()),
    item('users', t('nav.admin.waitlist'), adminPaths.waitlist()),
    item('shopping-bag', t('nav.admin.studios'), adminPaths.studios()),
    item('bell', t('nav.admin.notifications'), adminPaths.outbox()),
    item('activity', t('nav.admin.audit'), adminPaths.audit()),
    item('cpu', t('nav.admin.health'), adminPaths.health()),
    item('users', t('nav.admin.people'), adminPaths.people()),
    item('settings', t('nav.admin.settings'), adminPaths.settings()),
  ]
}

const ITEMS: Record<DashboardArea, (context: Context) => DashboardNavItem[]> = {
  client: clientItems,
  freelancer: freelancerItems,
  admin: adminItems,
}

/**
 * The area's own pages, and under them the way into the other areas that are open to the viewer
 * (spec §6).
 */
export function dashboardNav(area: DashboardArea, context: Context): DashboardNav {
  const { viewer, t } = context
  const open: DashboardArea[] = ['client']
  if (viewer && isFreelancerOrAdmin(viewer)) open.push('freelancer')
  if (viewer && isAdmin(viewer)) open.push('admin')
  const others = open.filter((other) => other !== area)
  return [
    {
      items: ITEMS[area](context).filter(
        ({ href }) => area !== 'admin' || mayOpen(viewer?.permissions ?? null, href.split('?')[0]!),
      ),
    },
    ...others.map((other) => ({
      label: t(`nav.areas.${other}`),
      items: ITEMS[other](context).slice(0, 1),
    })),
    ...(viewer?.sells
      ? [
          {
            label: t('nav.areas.studio'),
            items: [
              item(
                'shopping-bag',
                t('nav.studioDesk'),
                studioPaths.dashboard(),
                viewer.unreadSales,
              ),
            ],
          },
        ]
      : []),
  ]
}
