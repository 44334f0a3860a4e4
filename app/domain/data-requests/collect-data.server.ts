import { currentTime } from '~/platform/clock'
import { hideLinkTokens } from '~/platform/crypto/hide-link-tokens'
import { db } from '~/platform/db/db.server'
import { exportDrafts } from '~/platform/session/drafts.server'
import { exportTypedBuyers } from '../checkout/kept-buyer.server'
import { collectMessages, collectOrders } from './collect-orders.server'

/** The account itself; nothing in it opens anything. */
function collectAccount(userId: number) {
  return db.user.findUniqueOrThrow({
    where: { id: userId },
    omit: { passwordHash: true, totpSecret: true, totpLastStep: true },
    include: {
      addresses: true,
      memberships: { include: { company: true } },
      sessions: { select: { userAgent: true, createdAt: true, lastSeenAt: true, expiresAt: true } },
      notifications: { select: { kind: true, data: true, createdAt: true, readAt: true } },
      notificationPreferences: { select: { kind: true, channel: true, enabled: true } },
      dashboardCards: { select: { card: true, position: true, visible: true } },
      staffNotes: { select: { body: true, createdAt: true } },
      savedViews: { select: { list: true, name: true, query: true, createdAt: true } },
      webhookEndpoints: {
        select: {
          ...{ name: true, url: true, subjects: true, status: true, createdAt: true },
          deliveries: { select: { type: true, happenedAt: true, deliveredAt: true } },
        },
      },
      carts: {
        select: {
          status: true,
          createdAt: true,
          updatedAt: true,
          items: { select: { productId: true, quantity: true, customisation: true, brief: true } },
        },
      },
      dataRequests: { select: { kind: true, status: true, createdAt: true, finishedAt: true } },
    },
  })
}

function collectFiles(userId: number) {
  const inOrder = { orderLines: { some: { orderLine: { order: { userId } } } } }
  const inTicket = { attachments: { some: { message: { thread: { ticket: { userId } } } } } }
  return db.file.findMany({
    where: {
      OR: [{ ownerId: userId }, inOrder, inTicket, { project: { userId } }],
      visibility: 'client',
    },
    orderBy: { id: 'asc' },
    select: {
      name: true,
      createdAt: true,
      versions: {
        select: { number: true, contentType: true, size: true, sha256: true, createdAt: true },
      },
    },
  })
}

function collectFreelancer(userId: number) {
  return db.freelancer.findUnique({
    where: { userId },
    omit: { payoutDetails: true, traits: true },
    include: {
      assignments: { include: { milestone: { select: { title: true } } } },
      payouts: true,
      availability: true,
      holidays: true,
      timeNotes: true,
    },
  })
}

/** What came from an address without an account: only once it is proven to be this person's. */
async function collectByAddress(email: string) {
  const [messages, applications, waitlist, quotes] = await Promise.all([
    db.contactMessage.findMany({
      where: { email },
      omit: { key: true, suspicions: true, studioId: true },
    }),
    db.freelancerApplication.findMany({
      where: { email },
      omit: { key: true, openKey: true, suspicions: true, traits: true, decidedById: true },
    }),
    db.waitlistEntry.findMany({ where: { email }, omit: { referredById: true } }),

    db.proposal.findMany({ where: { email, status: { not: 'draft' } }, omit: { cartId: true } }),
  ])
  return { contactMessages: messages, freelancerApplications: applications, waitlist, quotes }
}

/**
 * Everything that is kept about a person, apart from what opens the account (privacy policy, 'Your
 * rights').
 */
export async function collectData(userId: number, now = currentTime()) {
  const account = await collectAccount(userId)
  const mails = await db.mailMessage.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
    select: { to: true, subject: true, text: true, createdAt: true },
  })
  return {
    madeAt: now,
    account,
    orders: await collectOrders(userId),
    threads: await collectMessages(userId),
    files: await collectFiles(userId),
    drafts: await exportDrafts(userId),
    typedCheckouts: await exportTypedBuyers(account),
    freelancer: await collectFreelancer(userId),
    mails: mails.map((mail) => ({ ...mail, text: hideLinkTokens(mail.text) })),
    ...(account.emailVerifiedAt ? await collectByAddress(account.email) : {}),
  }
}
