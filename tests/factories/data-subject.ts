import { randomUUID } from 'node:crypto'
import { addStaffNote } from '~/domain/clients/staff-notes.server'
import { jobHandlers } from '~/domain/background.server'
import { FILE_TYPES } from '~/domain/files/file-type.rules'
import { answerTicket, openTicket } from '~/domain/tickets/write-ticket.server'
import { after, DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { runDueJobs } from '~/platform/outbox/outbox.server'
import { checkoutInput } from './purchase'
import { ADMIN, paidOrder } from './running-order'

/** Does all jobs that are due within a day. */
export const work = () => runDueJobs(jobHandlers, 100, () => after(DAY))

const pdf = (name: string) => ({
  name,
  type: FILE_TYPES.pdf,
  bytes: new TextEncoder().encode('%PDF-1.7'),
})

/** A buyer with a paid order, words of their own in many places, and an account. */
export async function buyer(status: 'completed' | 'in_progress' = 'completed') {
  const mark = `zq${randomUUID().slice(0, 8)}`
  const input = checkoutInput({
    name: `Name ${mark}`,
    email: `${mark}@example.com`,
    addressLine: `Street ${mark}`,
  })
  const { orderId } = await paidOrder(input)
  await work()
  await db.order.update({ where: { id: orderId }, data: { status } })
  const user = await db.user.findUniqueOrThrow({ where: { email: input.email } })
  await db.user.update({
    where: { id: user.id },
    data: { emailVerifiedAt: new Date(), phone: `+46 ${mark}`, passwordHash: `hash-${mark}` },
  })
  await db.address.create({
    data: { userId: user.id, label: mark, line1: mark, postalCode: '1', city: mark, country: 'SE' },
  })
  await db.session.create({
    data: { id: randomUUID(), userId: user.id, userAgent: mark, expiresAt: after(DAY) },
  })
  await db.thread.create({
    data: {
      orderId,
      kind: 'order',
      subject: 'Order',
      messages: { create: { authorId: user.id, body: `I am ${mark}` } },
    },
  })
  const { id: ticketId } = await openTicket(
    user.id,
    { key: randomUUID(), subject: `About ${mark}`, body: `Ask ${mark}`, orderId },
    { files: [pdf(`ask-${mark}.pdf`)] },
  )
  await answerTicket(ADMIN.id, ticketId, { key: randomUUID(), body: `Dear ${mark}` }, true, [
    pdf(`answer-${mark}.pdf`),
  ])
  await db.mailMessage.create({
    data: {
      key: randomUUID(),
      template: 'pay-link',
      to: 'payer@example.com',
      from: 'studio',
      replyTo: input.email,
      subject: 'Pay',
      text: 'Pay',
      html: '',
      language: 'en',
      transport: 'outbox',
    },
  })
  await addStaffNote(user.id, `Known as ${mark}`, 1)
  await keepWordsOf(user.id, orderId, mark)
  await db.contactMessage.create({
    data: {
      studioId: 1,
      name: mark,
      email: input.email,
      subject: mark,
      body: mark,
      language: 'en',
    },
  })
  return { mark, orderId, viewer: { id: user.id, role: user.role, isAdmin: user.isAdmin } }
}

/** What somebody leaves in places that few people ever write to. */
async function keepWordsOf(userId: number, orderId: string, mark: string) {
  const own = { userId, expiresAt: after(DAY) }
  await db.draft.create({ data: { ...own, form: mark, sealed: mark } })
  await db.unsentForm.create({ data: { ...own, browser: mark, sealed: mark } })
  await db.apiToken.create({
    data: { ...own, hash: mark, ending: mark.slice(-4), name: mark, scope: 'read' },
  })
  await db.webhookEndpoint.create({
    data: { userId, name: mark, url: `https://${mark}.example`, subjects: ['order'], secret: mark },
  })
  await db.accountLink.create({ data: { ...own, purpose: 'confirm_email', email: mark } })
  await db.recoveryCode.create({ data: { userId, codeHash: mark } })
  await db.savedView.create({ data: { userId, list: 'orders', name: mark, query: mark } })
  await db.notification.create({
    data: { userId, key: mark, kind: 'message', href: '/', data: { body: mark } },
  })
  await db.withdrawal.create({ data: { orderId, userId, name: mark, email: mark } })
  const actor = { subject: 'order', subjectId: orderId, orderId, actorId: userId, kind: 'note' }
  await db.event.create({
    data: { ...actor, key: randomUUID(), actorType: 'client', reason: `Since ${mark}` },
  })
  const { productId } = await db.orderLine.findFirstOrThrow({ where: { orderId } })
  await db.review.create({
    data: { orderId, userId, productId: productId!, status: 'invited', rating: 1, body: mark },
  })
  await db.user.update({
    where: { id: userId },
    data: { totpSecret: mark, totpConfirmedAt: new Date() },
  })
  await db.freelancer.create({
    data: {
      ...{ userId, headline: mark, about: mark, traits: mark, payoutDetails: mark },
      ...{ skills: [mark], languages: [mark], portfolioLinks: [mark], publicPage: true },
      ...{ connectAccountId: mark, connectFacts: { mark }, hourlyRate: 1 },
    },
  })
}
