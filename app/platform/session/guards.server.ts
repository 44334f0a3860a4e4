import { redirect, type AppLoadContext } from '@remix-run/node'
import { tellIn } from '~/platform/http/request-context.server'
import { paths } from '~/paths'
import { db } from '../db/db.server'
import { env } from '../env.server'
import { seeOther } from '../http/answers.server'
import { getLanguage, translator } from '../i18n/i18n.server'
import { noteSecurity } from '../observe/security-log.server'
import { BEFORE_MONEY, mayOpen, takesMoney } from './permissions.rules'
import { isAdmin, isFreelancerOrAdmin, type Roles, type SignedIn, type Viewer } from './roles'
import { isRecent } from './session.rules'
import { findSession } from './session.server'
import { keepReadForm, keepUnsentForm } from './unsent-forms.server'
import { isOnlyReading, refuseChange, refuseSecrets } from './view-as.server'

export interface RequestArgs {
  request: Request
  context: AppLoadContext
}

/**
 * Whose session a request carries: somebody, nobody, or somebody who is nobody until they have a
 * second factor.
 */
type Found = SignedIn | null | 'without second factor'

/**
 * The load context is one object per request: the loaders of a page share one look-up of the user.
 */
const found = new WeakMap<AppLoadContext, Promise<Found>>()

/** What opens to those who have to set up a second factor before anything else does. */
const OPEN_WITHOUT: string[] = [
  paths.settingsPart('second-factor'),
  paths.confirmPassword(),
  paths.signOut(),
]

/** Whether REQUIRE_SECOND_FACTOR wants one of this person. */
export function requiresSecondFactor(viewer: Roles) {
  return (
    env.REQUIRE_SECOND_FACTOR === 'everybody' ||
    (env.REQUIRE_SECOND_FACTOR === 'staff' && isFreelancerOrAdmin(viewer))
  )
}

type ViewerRow = Viewer & { permissions: string | null; timeZone: string | null } & Record<
    | 'notifications'
    | 'conversations'
    | 'sales'
    | 'studios'
    | 'drafts'
    | 'secondFactor'
    | 'beforeMoney',
    unknown
  >

/** Whether money waits for a second factor of somebody; unless the studio says no, it does. */
const needsFactorForMoney = (viewer: Roles, secondFactor: boolean, beforeMoney: unknown) =>
  isAdmin(viewer) && !secondFactor && String(beforeMoney) !== 'false'

/**
 * Somebody with what they have not read, and whether they sell, in one statement: every page of
 * theirs begins with it. Counted through relations, a database would count everybody's. The first
 * studio runs this site and has staff instead of members.
 */
async function readViewer(
  id: number,
  role?: 'client',
): Promise<{ viewer: SignedIn; secondFactor: boolean } | null> {
  const [row] = await db.$queryRaw<ViewerRow[]>`
    SELECT "id", "username", "email", "name", "role", "isAdmin", "totpConfirmedAt" IS NOT NULL AS "secondFactor",
      "permissions", "timeZone",
      (SELECT COUNT(*) FROM "Notification" WHERE "userId" = ${id} AND "readAt" IS NULL) AS "notifications",
      (SELECT COUNT(*) FROM "ThreadMember" WHERE "userId" = ${id} AND "unread" > 0) AS "conversations",
      (SELECT COUNT(*)
        FROM "ThreadMember" r
        JOIN "Thread" t ON t."id" = r."threadId"
        JOIN "Order" o ON o."id" = t."orderId"
        JOIN "StudioMember" s ON s."studioId" = o."studioId"
        WHERE r."userId" = ${id} AND r."unread" > 0 AND s."userId" = ${id}) AS "sales",
      (SELECT COUNT(*) FROM "StudioMember" WHERE "userId" = ${id} AND "studioId" <> 1) AS "studios",
      EXISTS (SELECT 1 FROM "Draft" WHERE "userId" = ${id}) AS "drafts",
      (SELECT "value" FROM "Setting" WHERE "key" = ${BEFORE_MONEY}) AS "beforeMoney"
    FROM "User" WHERE "id" = ${id} AND "disabledAt" IS NULL AND "erasedAt" IS NULL`
  if (!row || (role && row.role !== role)) return null
  const { notifications, conversations, sales, studios, drafts, secondFactor, ...rest } = row
  const { beforeMoney, ...viewer } = { ...rest, id, isAdmin: Boolean(rest.isAdmin) }
  const unreadSales = Number(sales)
  const unread = {
    unread: Number(notifications),
    unreadConversations: Number(conversations) - unreadSales,
    unreadSales,
    sells: Number(studios) > 0,
    hasDrafts: Boolean(drafts),
  }
  return {
    viewer: {
      ...{ ...viewer, ...unread },
      permissions: id === 1 ? null : viewer.permissions,
      needsFactorForMoney: needsFactorForMoney(viewer, Boolean(secondFactor), beforeMoney),
      chosenOrderId: null,
      impersonator: null,
    },
    secondFactor: Boolean(secondFactor),
  }
}

/**
 * The client in whose place an admin looks on: nobody who could do more than a client, and told
 * nothing of what other studios sell them.
 */
async function readViewed(admin: SignedIn, clientId: number): Promise<SignedIn | null> {
  const viewed = (await readViewer(clientId, 'client'))?.viewer
  if (!viewed || isAdmin(viewed)) return null
  const unread = await db.notification.count({
    where: { userId: clientId, readAt: null, OR: [{ orderId: null }, { order: { studioId: 1 } }] },
  })
  const unreadConversations = await db.threadMember.count({
    where: { userId: clientId, unread: { gt: 0 }, thread: { order: { studioId: 1 } } },
  })
  return { ...viewed, impersonator: admin.name, sells: false, unread, unreadConversations }
}

async function find(request: Request): Promise<Found> {
  const session = await findSession(request)
  const own = session && (await readViewer(session.userId))
  if (!own) return null
  if (
    !own.secondFactor &&
    requiresSecondFactor(own.viewer) &&
    !OPEN_WITHOUT.includes(new URL(request.url).pathname)
  )
    return 'without second factor'
  if (session.viewedUserId === null || !isAdmin(own.viewer))
    return { ...own.viewer, chosenOrderId: session.chosenOrderId }
  const viewed = await readViewed(own.viewer, session.viewedUserId)
  if (viewed && !isOnlyReading(request)) throw await refuseChange(request)
  return viewed ?? own.viewer
}

/** Moments are told in the zone of whoever is signed in. */
function inTheirZone(one: Found): Found {
  tellIn(asViewer(one)?.timeZone ?? null)
  return one
}

function findOnce({ request, context }: RequestArgs): Promise<Found> {
  let one = found.get(context)
  if (!one) found.set(context, (one = find(request).then(inTheirZone)))
  return one
}

const asViewer = (one: Found) => (one === 'without second factor' ? null : one)

/**
 * Who is signed in, or null. For an admin who looks on in a client's place it is the client: a
 * request that could change something is thrown back then.
 */
export async function findViewer(args: RequestArgs): Promise<SignedIn | null> {
  return asViewer(await findOnce(args))
}

/** The same, asked of the database again: for an answer that lasts longer than a page. */
export async function findViewerAnew(request: Request): Promise<SignedIn | null> {
  return asViewer(await find(request))
}

/** Throws the way to the second factor for those who signed in and have to set it up first. */
export async function sendToSecondFactor(args: RequestArgs): Promise<void> {
  if ((await findOnce(args)) === 'without second factor')
    throw redirect(paths.settingsPart('second-factor'))
}

/**
 * Where somebody goes on after signing in: to the page they asked for, or to what they had typed
 * into a form of it, which is kept for them.
 */
async function wayBack(request: Request, page: string): Promise<string> {
  return (await keepUnsentForm(request)) ? paths.unsentForms() : page
}

/** Signed-in people only; others go to sign-in and come back after it (spec §2.8). */
export async function requireViewer(args: RequestArgs): Promise<SignedIn> {
  const viewer = await findViewer(args)
  if (viewer) return viewer
  await sendToSecondFactor(args)
  const { pathname, search } = new URL(args.request.url)
  throw redirect(paths.auth({ redirectTo: await wayBack(args.request, pathname + search) }))
}

/**
 * The signed-in person themself: an admin who looks on in a client's place does not get to what
 * guards the account.
 */
export async function requireSelf(args: RequestArgs): Promise<SignedIn> {
  const viewer = await requireViewer(args)
  if (viewer.impersonator !== null) throw await refuseSecrets(args.request, viewer.name)
  return viewer
}

/**
 * Throws the way to the page that asks for the password, and back, for those who did not give it a
 * moment ago.
 */
async function requireRecent({ request }: RequestArgs): Promise<void> {
  const session = await findSession(request)
  const { pathname, search } = new URL(request.url)
  if (!session || !isRecent(session.signedInAt))
    throw redirect(paths.confirmPassword({ redirectTo: await wayBack(request, pathname + search) }))
}

/** The same, who gave the password a moment ago; others give it again and come back. */
export async function requireRecentSelf(args: RequestArgs): Promise<SignedIn> {
  const viewer = await requireSelf(args)
  await requireRecent(args)
  return viewer
}

/** The way to their own dashboard for those who have no business here, which the log tells of. */
function sendAway({ request }: RequestArgs, { id }: SignedIn) {
  noteSecurity('access refused', { request, user: id })
  return redirect(paths.dashboard())
}

/** Freelancers and admins only; other signed-in people go to their dashboard (spec §2.8). */
export async function requireFreelancer(args: RequestArgs): Promise<SignedIn> {
  const viewer = await requireViewer(args)
  if (!isFreelancerOrAdmin(viewer)) throw sendAway(args, viewer)
  return viewer
}

/**
 * Admins only; other signed-in people go to their dashboard (spec §2.8), and staff who may not open
 * the page to the overview (business.md, Staff).
 */
export async function requireAdmin(args: RequestArgs): Promise<SignedIn> {
  const viewer = await requireViewer(args)
  if (!isAdmin(viewer)) throw sendAway(args, viewer)
  const { pathname } = new URL(args.request.url)
  if (!mayOpen(viewer.permissions, pathname)) {
    noteSecurity('access refused', { request: args.request, user: viewer.id })
    throw await refusePage(args.request)
  }
  if (!isOnlyReading(args.request) && takesMoney(pathname)) await requireMoneyFactor(args, viewer)
  return viewer
}

/**
 * Throws the way to the second factor for staff who want to move money without one, where their
 * studio asks for it (business.md, Staff); what they typed waits for them. `form` is what was sent,
 * where it has been read already.
 */
export async function requireMoneyFactor(
  { request }: RequestArgs,
  viewer: SignedIn,
  form?: FormData,
): Promise<void> {
  if (!viewer.needsFactorForMoney) return
  noteSecurity('access refused', { request, user: viewer.id })
  const kept = form ? keepReadForm(request, viewer.id, form) : keepUnsentForm(request)
  const { pathname, search } = new URL(request.url)
  const redirectTo = (await kept) ? paths.unsentForms() : pathname + search
  const t = translator(await getLanguage(request), 'people')
  throw await seeOther(paths.settingsPart('second-factor', { redirectTo }), {
    flash: { kind: 'warning', text: t('staff.money.refused') },
  })
}

/** Back to the overview with word of why. */
async function refusePage(request: Request) {
  const text = translator(await getLanguage(request), 'people')('staff.notAllowed')
  return seeOther(paths.admin(), { flash: { kind: 'warning', text } })
}

/** The same, who gave the password a moment ago; others give it again and come back. */
export async function requireRecentAdmin(args: RequestArgs): Promise<SignedIn> {
  const viewer = await requireAdmin(args)
  await requireRecent(args)
  return viewer
}

/** Where somebody lands after signing in (spec §2.8). */
export function landingPath(viewer: Pick<Viewer, 'id' | 'role' | 'isAdmin'>) {
  if (isAdmin(viewer)) return paths.admin()
  return viewer.role === 'freelancer' ? paths.freelancerHome() : paths.dashboard()
}
