import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { paidOrder, readOrder } from '../../../tests/factories/running-order'
import { createStudio } from '../../../tests/factories/purchase'
import { staffMember } from '../people/participant.server'
import { addOwnLine } from '../proposals/proposal-lines.server'
import { beginProposal, sendProposal } from '../proposals/proposals.server'
import { MAIL_TEMPLATES, writeMail } from './mails.server'

const HOSTILE = 'Your parcel waits, pay the fee at https://evil.example/pay'
const SENDER = 'pay-the-fee@evil.example'

/** Mails to addresses that anybody can type, with what they are about. */
const UNPROVEN: Record<string, () => Promise<Record<string, unknown>>> = {
  welcome: async () => ({ orderId, linkId: null }),
  'share-paid': async () => ({ payableId }),
  'payment-failed': async () => ({ payableId }),
  'pay-link': async () => ({ payableId }),
  'pay-link-reminder': async () => ({ payableId }),
  'pay-link-sent': async () => ({ payableId }),
  'pay-link-over': async () => ({ orderId }),
  'payer-receipt': async () => ({ payableId }),
  proposal: async () => {
    const member = staffMember(1)
    const proposalId = await beginProposal(member, {
      ...{ title: HOSTILE, name: HOSTILE, email: 'victim@example.com', note: HOSTILE },
      ...{ language: 'en', currency: 'USD', validDays: 7 },
    })
    await addOwnLine(member, proposalId, {
      ...{ title: HOSTILE, description: HOSTILE, quantity: 1, price: 10_000 },
      ...{ vat: 'included', workingDays: 1, rounds: 0 },
    })
    await sendProposal(member, proposalId)
    return { proposalId }
  },
  'proposal-accepted': async () => ({ payableId }),
  refunded: async () => ({
    refundId: (await db.refund.create({ data: { paymentId, amount: 1, reason: 'goodwill' } })).id,
  }),
  'refund-sent-back': async () => ({
    refundId: (await db.refund.create({ data: { paymentId, amount: 1, reason: 'goodwill' } })).id,
  }),
  withdrawal: async () => ({
    withdrawalId: (
      await db.withdrawal.create({ data: { orderId, name: HOSTILE, email: 'victim@example.com' } })
    ).id,
  }),
  invitation: async () => {
    const inviter = await db.user.create({
      data: { username: randomUUID(), email: SENDER, name: HOSTILE },
    })
    const company = await db.company.create({
      data: { name: HOSTILE, addressLine: 'x', postalCode: 'x', city: 'x', country: 'SE' },
    })
    return {
      invitationId: (
        await db.companyInvitation.create({
          data: {
            companyId: company.id,
            email: 'victim@example.com',
            role: 'viewer',
            invitedById: inviter.id,
            expiresAt: after(DAY),
          },
        })
      ).id,
    }
  },
  'mail-refused': async () => ({ reason: 'sender' }),
  'contact-received': async () => ({
    messageId: (
      await db.contactMessage.create({
        data: {
          name: HOSTILE,
          email: 'victim@example.com',
          company: HOSTILE,
          topic: 'project',
          language: 'en',
          key: randomUUID(),
          studioId: 1,
          subject: HOSTILE,
          body: HOSTILE,
          suspicions: '',
        },
      })
    ).id,
    copy: false,
  }),
  'application-received': application,
  'application-repeated': application,
  'application-approved': application,
  'application-rejected': application,
  'waitlist-confirm': async () => ({
    entryId: (
      await db.waitlistEntry.create({
        data: {
          name: HOSTILE,
          studioName: HOSTILE,
          email: `${randomUUID()}@example.com`,
          language: 'en',
          referralCode: randomUUID().slice(0, 8),
        },
      })
    ).id,
  }),
  'guest-notice': async () => ({
    orderId,
    kind: 'milestone.reminder',
    told: { title: 'Finished logo' },
  }),
  'studio-order': async () => {
    await db.studio.update({ where: { id: 1 }, data: { email: 'victim@example.com' } })
    return { orderId }
  },
  'studio-enquiry': async () => ({
    messageId: (
      await db.contactMessage.create({
        data: {
          name: HOSTILE,
          email: SENDER,
          topic: 'project',
          language: 'en',
          key: randomUUID(),
          studioId: 1,
          subject: HOSTILE,
          body: HOSTILE,
          suspicions: '',
        },
      })
    ).id,
  }),
  'reset-password': async () => ({ linkId: randomUUID() }),
  'sign-in-link': async () => ({ linkId: randomUUID() }),
  'confirm-email': async () => ({ linkId: randomUUID() }),
}

/**
 * Mails to the staff, to accounts, or to an address that was confirmed before; and the owner's own
 * invitation, in the owner's words.
 */
const PROVEN = [
  'account',
  'notice',
  'digest',
  'contact-notice',
  'application-notice',
  'freelancer-status',
  'studio-status',
  'payout-due',
  'payout-paid',
  'payout-failed',
  'waitlist-place',
  'studio-invitation',
  'staff-invitation',
]

let orderId: string
let payableId: string
let paymentId: string

async function application() {
  const data = {
    name: HOSTILE,
    email: 'victim@example.com',
    country: 'SE',
    languages: ['en'],
    skills: [],
    experience: '1-3',
    availability: '20',
    introduction: HOSTILE,
    portfolioLinks: ['https://evil.example/pay'],
    language: 'en',
    key: randomUUID(),
    suspicions: '',
  }
  return { applicationId: (await db.freelancerApplication.create({ data })).id, linkId: null }
}

beforeAll(async () => {
  await createStudio()
  orderId = (await paidOrder()).orderId
  const payable = (await readOrder(orderId)).payables[0]!
  payableId = payable.id
  paymentId = payable.payments[0]!.id
  await db.order.update({
    where: { id: orderId },
    data: {
      name: HOSTILE,
      email: SENDER,
      companyName: HOSTILE,
      payerName: HOSTILE,
      payerEmail: 'victim@example.com',
      payUntil: after(DAY),
    },
  })
})

test('every mail is known to go to a proven address or to one that anybody can type', () => {
  expect([...Object.keys(UNPROVEN), ...PROVEN].sort()).toEqual([...MAIL_TEMPLATES].sort())
})

describe.each(Object.keys(UNPROVEN))('%s', (template) => {
  test('has neither words nor a link of a stranger, and leads no answer to one', async () => {
    const data = await UNPROVEN[template]!()
    for (const language of LANGUAGES) {
      const { content, sender, text, html } = await writeMail(template, language, data)
      for (const part of [content.subject, text, html, content.replyTo ?? '', sender.replyTo ?? ''])
        expect(part).not.toMatch(/parcel|evil\.example/)
    }
  })
})

test('a studio whose address somebody of it has confirmed reads who asked what', async () => {
  const [data, user] = [await UNPROVEN['studio-enquiry']!(), await db.user.findFirstOrThrow()]
  await db.user.update({ where: { id: user.id }, data: { emailVerifiedAt: new Date() } })
  await db.studio.update({ where: { id: 1 }, data: { email: user.email } })
  const asked = () => writeMail('studio-enquiry', 'en', data)
  expect((await asked()).content.replyTo).toBeUndefined()
  await db.studioMember.create({ data: { studioId: 1, userId: user.id } })
  const { content, text } = await asked()
  expect([content.replyTo, text.includes(HOSTILE)]).toEqual([SENDER, true])
})

describe('a buyer whose own address is confirmed', () => {
  test('is named to whoever is to pay, who answers to them; the subject names the order alone', async () => {
    const email = `${randomUUID()}@example.com`
    const user = await db.user.create({
      data: { username: randomUUID(), email, name: 'Maja Lind', emailVerifiedAt: new Date() },
    })
    const before = await db.order.findUniqueOrThrow({ where: { id: orderId } })
    await db.order.update({ where: { id: orderId }, data: { userId: user.id, email } })
    const { content, text } = await writeMail('pay-link', 'en', { payableId })
    expect([content.replyTo, content.subject]).toEqual([
      email,
      `Payment request for order ${before.number}`,
    ])
    expect(text).toContain('Maja Lind')
    await db.user.update({
      where: { id: user.id },
      data: { name: 'Your prize waits at evil.example now' },
    })
    expect((await writeMail('pay-link', 'en', { payableId })).text).not.toContain('evil.example')
    await db.user.update({ where: { id: user.id }, data: { name: 'Maja Lind' } })
    await db.user.update({ where: { id: user.id }, data: { emailVerifiedAt: null } })
    expect((await writeMail('pay-link', 'en', { payableId })).text).not.toContain('Maja Lind')
  })
})

test('an invitation names who asks, once their address is proven, and nobody who is called like a site', async () => {
  const inviter = await db.user.create({
    data: {
      username: randomUUID(),
      email: `${randomUUID()}@example.com`,
      name: 'Ida Lund',
      emailVerifiedAt: new Date(),
    },
  })
  const company = await db.company.create({
    data: { name: 'Lunds bokhandel', addressLine: 'x', postalCode: 'x', city: 'x', country: 'SE' },
  })
  const { id: invitationId } = await db.companyInvitation.create({
    data: {
      companyId: company.id,
      email: 'victim@example.com',
      role: 'viewer',
      invitedById: inviter.id,
      expiresAt: after(DAY),
    },
  })
  const write = async () => (await writeMail('invitation', 'en', { invitationId })).text
  expect(await write()).toContain('Ida Lund, Lunds bokhandel')
  await db.user.update({
    where: { id: inviter.id },
    data: { name: 'Your prize waits at evil.example now' },
  })
  expect(await write()).not.toContain('evil.example')
})
