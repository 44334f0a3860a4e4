import { currentTime } from '~/platform/clock'
import { db } from '~/platform/db/db.server'

const PRODUCT = {
  translations: true,
  prices: true,
  deliverySpeeds: true,
  addOns: { include: { translations: true, prices: true } },
  milestones: { include: { translations: true } },
} as const

const PAYABLE = {
  payments: { include: { refunds: true, disputes: true } },
  invoice: { include: { lines: true, creditNotes: true } },
} as const

const PROJECT = {
  ...{
    milestones: true,
    briefAnswers: true,
    briefNotes: true,
    changeRequests: true,
    links: true,
    folders: true,
  },
  files: { include: { versions: true } },
  deliverables: { include: { files: true } },
  designs: { include: { versions: { include: { pins: { include: { replies: true } } } } } },
  previews: { include: { versions: true } },
} as const

const ORDER = {
  ...{ lines: true, withdrawals: true },
  events: { orderBy: { id: 'asc' } },
  payables: { include: PAYABLE },
  project: { include: PROJECT },
  threads: { where: { kind: 'order' }, include: { messages: { include: { attachments: true } } } },
} as const

/** All that is kept for a studio, as it is stored; amounts are integer cents of their currency. */
export async function exportStudio(studioId: number) {
  const [studio, products, projects, enquiries, orders, visits] = await Promise.all([
    db.studio.findUniqueOrThrow({
      where: { id: studioId },
      omit: { payoutDetails: true },
      include: {
        statements: { orderBy: { id: 'asc' }, include: { payout: true, feeInvoice: true } },
        members: { select: { createdAt: true, user: { select: { name: true, email: true } } } },
      },
    }),
    db.product.findMany({ where: { studioId }, include: PRODUCT, orderBy: { id: 'asc' } }),
    db.showcaseProject.findMany({
      where: { studioId },
      include: { translations: true },
      orderBy: { id: 'asc' },
    }),
    db.contactMessage.findMany({
      where: { studioId },
      omit: { key: true },
      orderBy: { id: 'asc' },
    }),
    db.order.findMany({
      where: { studioId },
      include: ORDER,
      omit: { placementKey: true, visitorHash: true, cartId: true, userId: true, companyId: true },
      orderBy: { id: 'asc' },
    }),
    db.studioVisit.findMany({ where: { studioId }, orderBy: [{ day: 'asc' }, { path: 'asc' }] }),
  ])
  return {
    format: 'studio-stack-export-2',
    exportedAt: currentTime(),
    studio,
    products,
    projects,
    enquiries,
    orders,
    visits,
  }
}
export type StudioExport = Awaited<ReturnType<typeof exportStudio>>
