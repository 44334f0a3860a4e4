import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { addDesign, shareDesignVersion } from '~/domain/designs/design-versions.server'
import { getDesign } from '~/domain/designs/designs.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import type { Participant } from '~/domain/people/participant.rules'
import { db } from '~/platform/db/db.server'
import { runningOrder } from './running-order'

export const STAFF: Participant = { side: 'studio', userId: 1, studioId: OWN_STUDIO_ID }
export const STRANGER: Participant = {
  side: 'client',
  userId: 99_999,
  companies: [{ id: randomUUID(), role: 'owner' }],
}

export const picture = (width = 320, height = 240) =>
  sharp({ create: { width, height, channels: 3, background: '#164e63' } })
    .png()
    .toBuffer()
export const version = async (bytes?: Uint8Array) => ({
  file: { name: 'home.png', bytes: bytes ?? (await picture()) },
  note: '',
  key: randomUUID(),
})

/** A running order with its buyer, and two more people of the buyer's company. */
export async function clientWithColleagues() {
  const { orderId } = await runningOrder()
  const { userId } = await db.order.findUniqueOrThrow({ where: { id: orderId } })
  const company = await db.company.create({ data: { name: 'Brouwerij De Sluis', country: 'NL' } })
  await db.order.update({ where: { id: orderId }, data: { companyId: company.id } })
  const colleague = (role: 'approver' | 'viewer', id: number): Participant => ({
    side: 'client',
    userId: id,
    companies: [{ id: company.id, role }],
  })
  return {
    orderId,
    buyer: { side: 'client', userId: userId!, companies: [] } as Participant,
    approver: colleague('approver', 777),
    viewer: colleague('viewer', 778),
  }
}

export async function sharedDesign() {
  const people = await clientWithColleagues()
  const designId = await addDesign(STAFF, people.orderId, {
    title: 'Home page',
    ...(await version()),
  })
  const [first] = (await getDesign(STAFF, people.orderId, designId)).versions
  await shareDesignVersion(STAFF, first!.id)
  return { ...people, designId, versionId: first!.id }
}
