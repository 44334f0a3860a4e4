import { randomUUID } from 'node:crypto'
import { startUpload } from '~/domain/files/chunked-uploads.server'
import { getProject } from '~/domain/files/project-access.server'
import { placeOrder } from '../../app/domain/checkout/place-order.server'
import { makeCompany } from '~/domain/people/company.server'
import { readClient, staffMember } from '~/domain/people/participant.server'
import {
  approveMilestone,
  startMilestone,
  submitMilestone,
} from '~/domain/projects/milestones.server'
import { OWN_STUDIO_ID } from '../../app/domain/ground/own-studio'
import { inviteStudio } from '~/domain/studios/studio-invitation.server'
import { joinWaitlist } from '~/domain/studios/waitlist.server'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { db, transaction } from '~/platform/db/db.server'
import { storage } from '~/platform/storage/storage.server'
import { checkoutInput, createProduct, visitorWithCart } from './purchase'
import { ADMIN, paidOrder, readOrder, runningOrder } from './running-order'

const CLIENT = { type: 'client', id: 9 } as const

/** An account of its own. */
export function person(data: { role?: 'admin' } = {}) {
  const name = randomUUID()
  return db.user.create({ data: { username: name, email: `${name}@example.com`, name, ...data } })
}

/** A cart that nobody has touched since; tells how it stands. */
export async function cart(updatedAt: Date) {
  const { id } = await db.cart.create({
    data: { tokenHash: randomUUID(), studioId: OWN_STUDIO_ID, updatedAt },
  })
  return async () => (await db.cart.findUniqueOrThrow({ where: { id } })).status
}

/** A later share whose turn has come now; reads it. */
export async function payable() {
  const { orderId } = await runningOrder({ milestones: [50, 50] })
  const [first] = (await readOrder(orderId)).project!.milestones
  await startMilestone(first!.id, ADMIN)
  await submitMilestone(first!.id, ADMIN)
  await approveMilestone(first!.id, CLIENT)
  return async () => (await readOrder(orderId)).payables[1]!
}

/** An order whose only milestone waits for its answer from now on. */
export async function submitted() {
  const { orderId } = await runningOrder()
  const [only] = (await readOrder(orderId)).project!.milestones
  await startMilestone(only!.id, ADMIN)
  await submitMilestone(only!.id, ADMIN)
  const reminders = () => db.notification.count({ where: { orderId, kind: 'milestone.reminder' } })
  return {
    orderId,
    reminders,
    status: async () => (await readOrder(orderId)).project!.milestones[0]!.status,
  }
}

/** An order that somebody else is asked to pay from now on. */
export async function payLink() {
  const product = await createProduct()
  const placement = await placeOrder(
    { visitor: await visitorWithCart(product.id), userId: null, language: 'en' },
    checkoutInput({ payBy: 'link', payerName: 'Ada', payerEmail: 'ada@example.com' }),
  )
  if (placement.kind === 'pay') throw new Error('Whoever placed the order pays it.')
  const [first] = (await readOrder(placement.orderId)).payables
  return { payableId: first!.id, status: async () => (await readOrder(placement.orderId)).status }
}

/** The token of a link that asks to decide, mailed now. */
export async function decisionLink() {
  const { orderId } = await submitted()
  const { id } = await db.notification.findFirstOrThrow({
    where: { orderId, kind: 'milestone.submitted' },
  })
  return signLinkToken('decision', id)
}

/** A company with so many people. */
export async function company(people = 1) {
  const owner = await person()
  const { companyId } = await makeCompany(owner.id, {
    name: 'Havn AB',
    vatNumber: '',
    addressLine: 'Kanalgatan 1',
    postalCode: '411 14',
    city: 'Göteborg',
    country: 'SE',
  })
  for (let count = 1; count < people; count++)
    await db.companyMember.create({
      data: { companyId, userId: (await person()).id, role: 'viewer' },
    })
  return { companyId, inviter: { userId: owner.id, language: 'en' as const } }
}

/**
 * A project that holds so many bytes, with so many uploads of its client on their way; begins one
 * more.
 */
export async function room(fileBytes = 0, open = 0) {
  const { orderId } = await paidOrder()
  const { userId, project } = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { project: true },
  })
  await db.project.update({ where: { id: project!.id }, data: { fileBytes: BigInt(fileBytes) } })
  const [client, own] = [
    await readClient(userId!),
    await getProject(staffMember(ADMIN.id), { orderId }),
  ]
  const begin = (size: number) =>
    startUpload(client, own, {
      folderId: null,
      fileId: null,
      visibility: 'client',
      name: `${randomUUID()}.txt`,
      size,
    })
  for (let count = 0; count < open; count++) await begin(1)
  return begin
}

/** A copy of one’s data that was ready then. */
export async function ready(finishedAt: Date) {
  const { id: userId } = await person()
  const request = await db.dataRequest.create({
    data: { userId, kind: 'export', status: 'ready', finishedAt },
  })
  const storageKey = `exports/${request.id}`
  await storage().put(storageKey, new Uint8Array([1]), { contentType: 'application/json' })
  await db.dataRequest.update({ where: { id: request.id }, data: { storageKey } })
  return { userId, id: request.id, storageKey }
}

/** A studio that joined the waitlist now, or was invited now. */
export async function onTheList(status: 'pending' | 'invited') {
  const email = `${randomUUID()}@example.com`
  await joinWaitlist(
    { name: 'Ada', studioName: email, email, privacy: true, by: null, website: '' },
    'en',
  )
  const { id } = await db.waitlistEntry.update({
    where: { email },
    data: { status: status === 'pending' ? 'pending' : 'confirmed' },
  })
  if (status === 'invited') await transaction((tx) => inviteStudio(tx, id, ADMIN))
  return id
}
