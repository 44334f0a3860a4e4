import type { TFunction } from 'i18next'
import Activity from 'lucide-react/icons/activity'
import AppWindow from 'lucide-react/icons/app-window'
import Bell from 'lucide-react/icons/bell'
import Briefcase from 'lucide-react/icons/briefcase'
import Calendar from 'lucide-react/icons/calendar'
import FileText from 'lucide-react/icons/file-text'
import Flag from 'lucide-react/icons/flag'
import Folder from 'lucide-react/icons/folder'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import MessageSquare from 'lucide-react/icons/message-square'
import PackageCheck from 'lucide-react/icons/package-check'
import Palette from 'lucide-react/icons/palette'
import Plus from 'lucide-react/icons/plus'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Settings from 'lucide-react/icons/settings'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Sparkles from 'lucide-react/icons/sparkles'
import Star from 'lucide-react/icons/star'
import User from 'lucide-react/icons/user'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'
import { paths } from '~/paths'
import { isAdmin, isFreelancerOrAdmin, type Viewer } from '~/platform/session/roles'
import type { DashboardNav, DashboardNavItem } from '~/ui/layout/dashboard-shell'

export type DashboardArea = 'client' | 'freelancer' | 'admin'
type Translate = TFunction<'dashboard'>
interface Context {
  viewer: Viewer | null
  /** The path of the page that shows it. */
  here: string
  /** The order that the viewer picked, which the client's pages keep. */
  order: string | undefined
  t: Translate
}

function item(Icon: typeof Activity, label: string, href: string): DashboardNavItem {
  return { label, href, icon: <Icon size={18} /> }
}

function clientItems({ here, order, t }: Context): DashboardNavItem[] {
  // The link of the page itself stays bare: only so it is marked as the current one.
  const keep = (path: (query?: { order?: string }) => string) => (path() === here ? path() : path({ order }))
  return [
    item(LayoutDashboard, t('nav.dashboard'), keep(paths.dashboard)),
    item(ReceiptText, t('nav.orders'), keep(paths.orders)),
    item(Flag, t('nav.milestones'), keep(paths.milestones)),
    item(FileText, t('nav.projectDetails'), keep(paths.projectDetails)),
    item(Folder, t('nav.files'), keep(paths.files)),
    item(Palette, t('nav.design'), keep(paths.design)),
    item(AppWindow, t('nav.previews'), keep(paths.previews)),
    item(MessageSquare, t('nav.messages'), keep(paths.messages)),
    item(Activity, t('nav.activities'), keep(paths.activities)),
    item(PackageCheck, t('nav.deliverables'), keep(paths.deliverables)),
    item(Settings, t('nav.settings'), paths.settings()),
  ]
}

function freelancerItems({ t }: Context): DashboardNavItem[] {
  return [
    item(LayoutDashboard, t('nav.freelancer.home'), paths.freelancerHome()),
    item(Briefcase, t('nav.freelancer.projects'), paths.freelancerArea('projects')),
    item(Wallet, t('nav.freelancer.payments'), paths.freelancerArea('payments')),
    item(User, t('nav.freelancer.profile'), paths.freelancerArea('profile')),
    item(Calendar, t('nav.freelancer.schedule'), paths.freelancerArea('schedule')),
  ]
}

function adminItems({ t }: Context): DashboardNavItem[] {
  return [
    item(LayoutDashboard, t('nav.admin.home'), paths.admin()),
    item(ReceiptText, t('nav.admin.orders'), paths.adminArea('orders')),
    item(Users, t('nav.admin.clients'), paths.adminArea('clients')),
    item(Briefcase, t('nav.admin.freelancers'), paths.adminArea('freelancers')),
    item(MessageSquare, t('nav.admin.messages'), paths.adminArea('messages')),
    item(LifeBuoy, t('nav.admin.support'), paths.adminArea('support')),
    item(Wallet, t('nav.admin.payments'), paths.adminArea('payments')),
    item(ShoppingBag, t('nav.admin.products'), paths.adminArea('products')),
    item(Plus, t('nav.admin.createProduct'), paths.createProduct()),
    item(AppWindow, t('nav.admin.projects'), paths.adminArea('projects')),
    item(LayoutTemplate, t('nav.admin.templates'), paths.adminArea('templates')),
    item(Star, t('nav.admin.reviews'), paths.adminArea('reviews')),
    item(Sparkles, t('nav.admin.featuredContent'), paths.adminArea('featured-content')),
    item(Bell, t('nav.admin.notifications'), paths.adminArea('notifications')),
    item(Settings, t('nav.admin.settings'), paths.adminArea('settings')),
  ]
}

const ITEMS: Record<DashboardArea, (context: Context) => DashboardNavItem[]> = {
  client: clientItems,
  freelancer: freelancerItems,
  admin: adminItems,
}

/** The area's own pages, and under them the way into the other areas that are open to the viewer (spec §6). */
export function dashboardNav(area: DashboardArea, context: Context): DashboardNav {
  const { viewer, t } = context
  const open: DashboardArea[] = ['client']
  if (viewer && isFreelancerOrAdmin(viewer)) open.push('freelancer')
  if (viewer && isAdmin(viewer)) open.push('admin')
  const others = open.filter((other) => other !== area)
  return [
    { items: ITEMS[area](context) },
    ...others.map((other) => ({ label: t(`nav.areas.${other}`), items: ITEMS[other](context).slice(0, 1) })),
  ]
}
