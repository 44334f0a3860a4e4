import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brand } from '~/brand'
import { postMessage } from '~/domain/messages/post-message.server'
import { readClient } from '~/domain/people/participant.server'
import { settleSession } from '~/domain/payments/checkout.server'
import { DEMO_PASSWORD, DEMO_STUDIO, DEMO_STUDIO_OWNER } from '~/domain/people/demo-accounts'
import { answerApproved } from '~/domain/projects/milestone-answers.server'
import { db } from '~/platform/db/db.server'
import { paySandboxSession } from '~/platform/payments/sandbox-sessions.server'
import { paths } from '../../app/paths'
import { studioPaths } from '../../app/paths/studio'
import { checkoutInput, placeSandboxOrder, visitorWithCart } from '../factories/purchase'
import { countQueries, QUERY_BUDGET } from '../setup/queries'
import { openDeskStudio } from '../setup/desk-studio'
import { Visitor } from '../setup/visitor'

let seller: Visitor
let other: Visitor
let orderId = ''
let sellerId = 0
let buyerId = 0

beforeAll(async () => {
  other = await openDeskStudio('east-light')
  seller = new Visitor()
  await seller.signIn(DEMO_STUDIO_OWNER, DEMO_PASSWORD)
  sellerId = (await db.user.findUniqueOrThrow({ where: { username: DEMO_STUDIO_OWNER } })).id
  const { id: productId } = await db.product.findFirstOrThrow({
    where: { slug: 'letterhead-and-cards', studio: { slug: DEMO_STUDIO } },
  })
  const placed = await placeSandboxOrder(
    await visitorWithCart(productId),
    checkoutInput({ currency: 'EUR', name: 'Signe Dahl', email: 'signe@dahl.example' }),
  )
  await paySandboxSession(placed.sessionId, 'card', 'success')
  await settleSession(placed.sessionId)
  ;({ orderId } = placed)
  buyerId = (await db.order.findUniqueOrThrow({ where: { id: orderId } })).userId!
})

beforeEach(() => db.rateLimit.deleteMany())

const at = () => studioPaths.order(orderId)
const open = () => seller.get(at())
const press = async (intent: string, more: Record<string, string> = {}) =>
  seller.post(at(), { intent, ...more })
const statusOf = async () => (await db.order.findUniqueOrThrow({ where: { id: orderId } })).status
const milestone = () =>
  db.milestone.findFirstOrThrow({ where: { project: { orderId } }, orderBy: { position: 'asc' } })
const notices = (userId: number) =>
  db.notification.findMany({ where: { orderId, userId }, orderBy: { createdAt: 'asc' } })

describe('a studio with an order of its shop', () => {
  test('sees all of it, with the way to its parts and the steps that are its own', async () => {
    const page = await open()
    for (const words of ['Signe Dahl', '€620.00', 'Waiting for brief'])
      expect(page.textOf('main'), words).toContain(words)
    for (const part of [
      'details',
      'messages',
      'files',
      'design',
      'previews',
      'deliverables',
    ] as const) {
      const href = studioPaths.orderPart(orderId, part)
      expect(page.$(`nav a[href="${href}"]`), part).toHaveLength(1)
      expect((await seller.get(href)).status, part).toBe(200)
    }
    expect(page.$(`a[href*="/dashboard/admin"]`)).toHaveLength(0)
    const intents = page
      .$('main button[name="intent"], main input[name="intent"]')
      .toArray()
      .map((one) => page.$(one).attr('value'))
    expect(intents).toEqual(['brief', 'hold', 'refund'])
    expect(await countQueries(seller, at())).toBeLessThanOrEqual(QUERY_BUDGET)
  })

  test('begins the work, sets it aside and hands it over; the client answers', async () => {
    expect((await press('brief')).status).toBe(200)
    expect(await statusOf()).toBe('in_progress')
    const { id: milestoneId } = await milestone()
    expect((await press('start', { milestoneId })).text).not.toContain('nothing was changed')
    expect((await press('hold', { reason: 'The press is being repaired' })).text).toContain(
      'The press is being repaired',
    )
    expect(await statusOf()).toBe('on_hold')
    await press('order-resume')
    expect((await press('submit', { milestoneId })).status).toBe(400)
    await press('submit', { milestoneId, reason: 'The proofs, on paper' })
    expect([(await milestone()).status, await statusOf()]).toEqual(['submitted', 'in_review'])
    expect((await notices(buyerId)).map(({ kind }) => kind)).toContain('milestone.submitted')
    for (const intent of ['approve', 'changes', 'bank-objects', 'bank-won'])
      expect((await press(intent, { milestoneId, reason: 'For the client' })).status, intent).toBe(
        400,
      )
    await answerApproved(await readClient(buyerId), milestoneId)
    const told = (await notices(sellerId)).find(({ kind }) => kind === 'studio.milestone')
    expect(told?.href).toBe(at())
    const steps = await db.event.findMany({
      where: { orderId, actorId: sellerId },
      select: { actorType: true },
    })
    expect(new Set(steps.map(({ actorType }) => actorType))).toEqual(new Set(['seller']))
  })

  test('talks with its client, each hears of the other where they are', async () => {
    const page = await seller.get(studioPaths.orderPart(orderId, 'messages'))
    const sent = await seller.submit(page, 'form:has(textarea[name="body"])', {
      body: 'The proofs are in the post.',
    })
    expect(sent.text).toContain('The proofs are in the post.')
    expect((await notices(buyerId)).find(({ kind }) => kind === 'message.posted')?.href).toContain(
      paths.messages({ order: orderId }),
    )
    const { id } = await postMessage(
      await readClient(buyerId),
      orderId,
      { key: 'studio-orders', body: 'They are lovely.' },
      [],
    )
    const told = (await notices(sellerId)).find(({ kind }) => kind === 'studio.message')
    expect(told?.href).toBe(studioPaths.orderPart(orderId, 'messages', { anchor: `message-${id}` }))
    const list = await seller.get(studioPaths.orders())
    expect(list.link('1 new message')).toBe(studioPaths.orderPart(orderId, 'messages'))
    expect((await seller.get(studioPaths.orderPart(orderId, 'messages'))).text).toContain(
      'They are lovely.',
    )
    expect(
      await db.notification.count({
        where: { orderId, user: { OR: [{ role: 'admin' }, { isAdmin: true }] } },
      }),
    ).toBe(0)
  })

  test('keeps files with it, which nobody else reads', async () => {
    const page = await seller.get(studioPaths.orderPart(orderId, 'files'))
    const form = page.$('form[enctype="multipart/form-data"]').first()
    const body = new FormData()
    for (const field of form.find('input[type="hidden"]').toArray())
      body.append(page.$(field).attr('name')!, page.$(field).attr('value') ?? '')
    body.append('files', new File(['%PDF-1.7 proof'], 'proof.pdf', { type: 'application/pdf' }))
    expect(
      (await seller.fetch(studioPaths.orderPart(orderId, 'files'), { method: 'POST', body }))
        .status,
    ).toBe(303)
    const { id, fileId } = await db.fileVersion.findFirstOrThrow({
      where: { file: { name: 'proof.pdf', project: { orderId } } },
    })
    expect((await seller.get(studioPaths.orderFile(orderId, fileId))).heading).toBe('proof.pdf')
    const link = `/files/${id}`
    expect((await seller.fetch(link)).status).toBe(200)
    for (const visitor of [other, new Visitor()])
      expect((await visitor.fetch(link)).status).toBe(404)
  })

  test('is named to its client wherever the work is told of', async () => {
    const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: sellerId } })
    await db.user.update({ where: { id: buyerId }, data: { username: 'signe', passwordHash } })
    const buyer = new Visitor()
    await buyer.signIn('signe', DEMO_PASSWORD)
    for (const path of [
      paths.orders({ order: orderId }),
      paths.activities({ order: orderId }),
      paths.activities({ order: orderId, all: '1' }),
      paths.files({ order: orderId }),
      paths.notifications(),
    ]) {
      const words = (await buyer.get(path)).textOf('main')
      expect(words, path).toContain('Fjord & Fold')
      expect(words, path).not.toContain(brand.name)
    }
  })

  test('finds the way between its desk and what it bought itself', async () => {
    expect(
      (await seller.get(paths.dashboard())).$(`nav a[href="${studioPaths.dashboard()}"]`),
    ).toHaveLength(1)
    expect((await other.get(studioPaths.dashboard())).status).toBe(200)
    const buyer = new Visitor()
    await buyer.signInAs('client')
    expect(
      (await buyer.get(paths.dashboard())).$(`nav a[href="${studioPaths.dashboard()}"]`),
    ).toHaveLength(0)
  })

  test('chooses how it hears of its orders', async () => {
    const page = await seller.get(paths.settingsPart('notifications'))
    expect(page.$('[name="studio.message"]').length).toBeGreaterThan(0)
    expect(page.$('[name="studio.freelancer"]')).toHaveLength(0)
    await seller.submit(page, 'form:has([name="studio.message"])', { 'studio.message': 'app' })
    expect(
      await db.notificationPreference.count({
        where: { userId: sellerId, kind: 'studio.message', channel: 'mail', enabled: false },
      }),
    ).toBe(1)
  })

  test('has its invoice, and gives money back by itself whatever the sum', async () => {
    const { number } = await db.invoice.findFirstOrThrow({ where: { orderId } })
    const invoice = paths.document('invoices', number, 'pdf')
    expect((await seller.fetch(invoice)).status).toBe(200)
    expect((await other.fetch(invoice)).status).toBe(404)
    const payment = await db.payment.findFirstOrThrow({ where: { payable: { orderId } } })
    expect(await open().then((page) => page.textOf('main'))).not.toMatch(/two admins/)
    const asked = await seller.submit(await open(), `form#refund-${payment.id}`, {
      amount: '620.00',
      reason: 'goodwill',
    })
    expect(asked.text).toContain('Refund requested.')
    const { id: refundId } = await db.refund.findFirstOrThrow({ where: { paymentId: payment.id } })
    expect(
      (
        await other.fetch(at(), {
          method: 'POST',
          body: new URLSearchParams({ intent: 'refund-approve', refundId }),
        })
      ).status,
    ).toBe(404)
    expect((await press('refund-approve', { refundId })).text).toContain('Refund approved')
    expect(await db.refund.findUniqueOrThrow({ where: { id: refundId } })).toMatchObject({
      status: 'approved',
      requestedById: sellerId,
      approvedById: sellerId,
    })
  })
})
