import { db } from '~/platform/db/db.server'

const PRODUCT = { translations: true, prices: true, deliverySpeeds: true, addOns: { include: { translations: true, prices: true } }, milestones: { include: { translations: true } } } as const

/** All that is kept for a studio, as it is stored; amounts are integer cents of their currency. */
export async function exportStudio(studioId: number) {
  const [studio, products, projects, enquiries, orders, visits] = await Promise.all([
    db.studio.findUniqueOrThrow({ where: { id: studioId }, include: { members: { select: { createdAt: true, user: { select: { name: true, email: true } } } } } }),
    db.product.findMany({ where: { studioId }, include: PRODUCT, orderBy: { id: 'asc' } }),
    db.showcaseProject.findMany({ where: { studioId }, include: { translations: true }, orderBy: { id: 'asc' } }),
    db.contactMessage.findMany({ where: { studioId }, omit: { key: true }, orderBy: { id: 'asc' } }),
    db.order.findMany({ where: { studioId }, include: { lines: true }, omit: { placementKey: true, visitorHash: true, cartId: true, userId: true, companyId: true }, orderBy: { id: 'asc' } }),
    db.studioVisit.findMany({ where: { studioId }, orderBy: [{ day: 'asc' }, { path: 'asc' }] }),
  ])
  return { format: 'studio-stack-export-1', exportedAt: new Date(), studio, products, projects, enquiries, orders, visits }
}
