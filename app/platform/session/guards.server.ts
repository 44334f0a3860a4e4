import { redirect, type AppLoadContext } from '@remix-run/node'
import { paths } from '../../paths'
import { db, type Prisma } from '../db/db.server'
import { isAdmin, isFreelancerOrAdmin, type SignedIn, type Viewer } from './roles'
import { findSessionUserId } from './session.server'

export interface RequestArgs {
  request: Request
  context: AppLoadContext
}

/** The load context is one object per request: the loaders of a page share one look-up of the user. */
const viewers = new WeakMap<AppLoadContext, Promise<SignedIn | null>>()

const viewerParts = {
  ...{ id: true, username: true, email: true, name: true, role: true, isAdmin: true },
  _count: { select: { notifications: { where: { readAt: null } }, threadMemberships: { where: { unread: { gt: 0 } } } } },
} satisfies Prisma.UserSelect

async function loadViewer(request: Request): Promise<SignedIn | null> {
  const userId = await findSessionUserId(request)
  if (userId === null) return null
  const user = await db.user.findUnique({ where: { id: userId, disabledAt: null, erasedAt: null }, select: viewerParts })
  if (!user) return null
  const { _count, ...viewer } = user
  return { ...viewer, unread: _count.notifications, unreadConversations: _count.threadMemberships }
}

/** Who is signed in, or null. */
export function findViewer({ request, context }: RequestArgs): Promise<SignedIn | null> {
  let viewer = viewers.get(context)
  if (!viewer) viewers.set(context, (viewer = loadViewer(request)))
  return viewer
}

/** The same, asked of the database again: for an answer that lasts longer than a page. */
export function findViewerAnew(request: Request): Promise<SignedIn | null> {
  return loadViewer(request)
}

/** Signed-in people only; others go to sign-in and come back after it (spec §2.8). */
export async function requireViewer(args: RequestArgs): Promise<SignedIn> {
  const viewer = await findViewer(args)
  if (viewer) return viewer
  const { pathname, search } = new URL(args.request.url)
  throw redirect(paths.auth({ redirectTo: pathname + search }))
}

/** Freelancers and admins only; other signed-in people go to their dashboard (spec §2.8). */
export async function requireFreelancer(args: RequestArgs): Promise<SignedIn> {
  const viewer = await requireViewer(args)
  if (!isFreelancerOrAdmin(viewer)) throw redirect(paths.dashboard())
  return viewer
}

/** Admins only; other signed-in people go to their dashboard (spec §2.8). */
export async function requireAdmin(args: RequestArgs): Promise<SignedIn> {
  const viewer = await requireViewer(args)
  if (!isAdmin(viewer)) throw redirect(paths.dashboard())
  return viewer
}

/** Where somebody lands after signing in (spec §2.8). */
export function landingPath(viewer: Pick<Viewer, 'id' | 'role' | 'isAdmin'>) {
  if (isAdmin(viewer)) return paths.admin()
  return viewer.role === 'freelancer' ? paths.freelancerHome() : paths.dashboard()
}
