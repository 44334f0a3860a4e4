import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { paySandboxSession } from '~/platform/payments/sandbox-sessions.server'
import { checkoutInput, createProduct, createStudio } from '../../../tests/factories/purchase'
import { settleSession } from '../payments/checkout.server'
import { payPayable } from '../payments/pay-payable.server'
import { staffMember, sellerMember } from '../people/participant.server'
import { readOwnProducts } from '../catalog/product-store.server'
import { abandonCarts } from '../cart/abandon-carts.server'
import { acceptProposal, expireProposals } from './accept-proposal.server'
import { addOwnLine, addServiceLine, removeProposalLine } from './proposal-lines.server'
import type { OwnLineInput, ServiceLineInput } from './proposal.schema'
import {
  beginProposal,
  changeProposal,
  dropProposal,
  getProposal,
  listProposals,
  sendProposal,
  takeBackProposal,
} from './proposals.server'

const MEMBER = staffMember(1)
let productId = 0

beforeAll(async () => {
  await createStudio()
  ;({ id: productId } = await createProduct({ price: 100_000 }))
})

const details = (currency = 'EUR') => ({
  ...{ title: 'Site for Berg', name: 'Nils Berg', note: 'As we said.', validDays: 14 },
  ...{ email: `nils-${randomUUID()}@berg.example`, language: 'en' as const },
  currency: currency as 'EUR',
})
const own: OwnLineInput = {
  ...{ title: 'Two workshops', description: 'With notes', quantity: 2, price: 40_000 },
  ...{ vat: 'added' as const, workingDays: 3, rounds: 1 },
}
const service = (price?: number): ServiceLineInput => ({ productId, quantity: 1, price })

async function written() {
  const id = await beginProposal(MEMBER, details())
  await addServiceLine(MEMBER, id, service(80_000))
  await addOwnLine(MEMBER, id, own)
  return id
}
async function sent() {
  const id = await written()
  await sendProposal(MEMBER, id)
  return id
}
const TOTAL = 80_000 + 2 * 50_000
const accepts = (id: string, changes = {}) =>
  acceptProposal(
    id,
    { userId: null, language: 'en' },
    checkoutInput({ currency: 'EUR', shown: { EUR: TOTAL }, ...changes }),
  )
const readOrderOf = async (id: string) => {
  const { orderId } = await db.proposal.findUniqueOrThrow({ where: { id } })
  return db.order.findUniqueOrThrow({
    where: { id: orderId! },
    include: { lines: true, payables: true, invoices: true, project: true },
  })
}

describe('a quote of the studio', () => {
  test('becomes an order like any other, and is paid on the ordinary payment page', async () => {
    const id = await sent()
    const { number, expiresAt } = await getProposal(MEMBER, id)
    expect(number).toMatch(/^Q-\d{4}-\d{5}$/)
    expect(expiresAt!.getTime()).toBeGreaterThan(after(13 * DAY).getTime())
    const payableId = await accepts(id)
    const order = await readOrderOf(id)
    expect(order).toMatchObject({ status: 'pending_payment', total: TOTAL, currency: 'EUR' })
    expect(order.payUntil).not.toBeNull()
    expect(order.lines.map(({ name, unitAmount }) => [name, unitAmount])).toEqual([
      ['Harbour site', 80_000],
      ['Two workshops', 50_000],
    ])
    expect(await accepts(id)).toBe(payableId)
    expect(
      await db.outboxJob.count({ where: { key: `proposal-accepted:${order.id}`, kind: 'mail' } }),
    ).toBe(1)

    const session = (await payPayable(payableId!))!.split('/').at(-1)!
    await paySandboxSession(session, 'card', 'success')
    await settleSession(session)
    const paid = await readOrderOf(id)
    expect(paid.status).toBe('awaiting_brief')
    expect(paid.invoices).toMatchObject([{ total: TOTAL }])
    expect(paid.project).not.toBeNull()
    expect(await getProposal(MEMBER, id)).toMatchObject({ status: 'accepted' })
    expect(
      (
        await db.event.findMany({
          where: { subject: 'proposal', subjectId: id },
          orderBy: { id: 'asc' },
        })
      ).map(({ kind }) => kind),
    ).toEqual(['proposal.begun', 'proposal.sent', 'proposal.accepted'])
  })

  test('asks whoever pays no VAT for the net sum, told before it is ordered', async () => {
    const id = await sent()
    const company = { country: 'NL', companyName: 'Berg BV', vatNumber: 'NL123456789B01' }
    await expect(accepts(id, company)).rejects.toMatchObject({ code: 'checkout.vatChanged' })
    await accepts(id, { ...company, shown: { EUR: 144_000 } })
    expect(await readOrderOf(id)).toMatchObject({ total: 144_000, vat: 0, reverseCharge: true })
  })

  test('is ordered once, however many accept at the same time', async () => {
    const id = await sent()
    await Promise.allSettled([accepts(id), accepts(id), accepts(id)])
    const { cartId } = await getProposal(MEMBER, id)
    expect(await db.order.count({ where: { cartId } })).toBe(1)
  })

  test('is refused once it is taken back or over, and in another currency', async () => {
    const [back, over, other] = [await sent(), await sent(), await sent()]
    await takeBackProposal(MEMBER, back)
    await db.proposal.update({ where: { id: over }, data: { expiresAt: new Date(0) } })
    await expect(accepts(back)).rejects.toMatchObject({ code: 'proposal.closed' })
    await expect(accepts(over)).rejects.toMatchObject({ code: 'proposal.closed' })
    await expect(accepts(other, { currency: 'USD' })).rejects.toMatchObject({
      code: 'checkout.currencyOff',
    })
    await expireProposals()
    for (const id of [back, over]) {
      const { status, cart } = await getProposal(MEMBER, id)
      expect([status, cart.status]).toEqual(['expired', 'abandoned'])
    }
    expect((await getProposal(MEMBER, other)).status).toBe('sent')
  })

  test('is not ordered while the operator has closed the shop, and is once it is open again', async () => {
    const id = await sent()
    const be = (status: 'published' | 'suspended') =>
      db.studio.update({ where: { id: 1 }, data: { status } })
    await be('suspended')
    const refused = await accepts(id).catch((error: unknown) => error)
    await be('published')
    expect(refused).toMatchObject({ code: 'proposal.closed' })
    expect(await accepts(id)).toBeTruthy()
  })

  test('is changed only while it is a draft', async () => {
    const id = await written()
    const [line] = (await getProposal(MEMBER, id)).cart.items
    await removeProposalLine(MEMBER, id, line!.id)
    await expect(changeProposal(MEMBER, id, details('USD'))).rejects.toMatchObject({
      code: 'proposal.currency',
    })
    await changeProposal(MEMBER, id, { ...details(), title: 'Workshops' })
    await sendProposal(MEMBER, id)
    for (const late of [
      () => changeProposal(MEMBER, id, details()),
      () => addServiceLine(MEMBER, id, service()),
      () => addOwnLine(MEMBER, id, own),
      () => sendProposal(MEMBER, id),
      () => dropProposal(MEMBER, id),
    ])
      await expect(late()).rejects.toMatchObject({ code: 'moved' })
  })

  test('is sent with lines alone, each service once and at the price of the shop', async () => {
    const id = await beginProposal(MEMBER, details())
    await expect(sendProposal(MEMBER, id)).rejects.toMatchObject({ code: 'proposal.empty' })
    await addServiceLine(MEMBER, id, service())
    expect((await getProposal(MEMBER, id)).cart.items).toMatchObject([{ agreedAmount: 92_000 }])
    await expect(addServiceLine(MEMBER, id, service())).rejects.toMatchObject({
      code: 'proposal.twice',
    })
  })

  test('is no other studio’s, and what is written for it is in no list', async () => {
    const id = await written()
    const other = sellerMember(1, 7)
    await expect(getProposal(other, id)).rejects.toMatchObject({ code: 'notFound' })
    await expect(sendProposal(other, id)).rejects.toMatchObject({ code: 'notFound' })
    expect((await listProposals(7)).rows).toEqual([])
    const { cart, cartId } = await getProposal(MEMBER, id)
    const bespoke = cart.items[1]!.productId
    expect((await readOwnProducts()).map((product) => product.id)).not.toContain(bespoke)
    await db.cart.update({ where: { id: cartId }, data: { updatedAt: after(-40 * DAY) } })
    await abandonCarts()
    expect((await getProposal(MEMBER, id)).cart.status).toBe('active')
    await dropProposal(MEMBER, id)
    await expect(getProposal(MEMBER, id)).rejects.toMatchObject({ code: 'notFound' })
  })
})
