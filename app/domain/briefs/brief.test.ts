import { randomUUID } from 'node:crypto'
import { subMonths } from 'date-fns'
import { beforeAll, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { runDueJobs } from '~/platform/outbox/outbox.server'
import { storage } from '~/platform/storage/storage.server'
import { lineChoices, lineOf, pdf, visitorWithBrief } from '../../../tests/factories/brief'
import {
  createProduct,
  createStudio,
  placeSandboxOrder,
  visitorWithCart,
} from '../../../tests/factories/purchase'
import { payNow, readOrder } from '../../../tests/factories/running-order'
import { jobHandlers } from '../background.server'
import { abandonCarts, dropGuestFiles } from '../cart/abandon-carts.server'
import { addToCart, clearCart, removeFromCart } from '../cart/cart.server'
import { mergeCarts } from '../cart/merge-carts.server'
import { customizeLine, findLineBrief } from '../cart/cart-brief.server'
import { attachFiles, detachFile, hasRoomForUnordered } from '../cart/cart-files.server'
import { releaseFiles } from '../files/release-files.server'
import { cancelCheckout, reopenCart } from '~/domain/payments/reopen-cart.server'
import { settleSession } from '../payments/checkout.server'
import { forgetOldRecords } from '../retention/forget-old-records.server'
import { RETENTION } from '~/domain/ground/retention.rules'
import { BRIEF_FILES, UNORDERED } from './brief.rules'
import type { OrderReader } from '../people/participant.server'
import { getBriefFile } from './brief-files.server'

beforeAll(createStudio)

const NOBODY: OrderReader = { visitor: null, client: null, admin: false }
const client = (userId: number) => ({ client: { side: 'client' as const, userId, companies: [] } })

/** The files of a line as they are stored, the oldest first. */
async function filesOf(visitor: string, lineId: string) {
  const ids = (await findLineBrief(visitor, lineId))!.files.map(({ id }) => id)
  return db.file.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'asc' },
    include: { versions: true },
  })
}
type Stored = Awaited<ReturnType<typeof filesOf>>[number]

/** What is left of a file when the worker has done its jobs: its row, and its bytes. */
async function leftOf({ id, versions }: Stored) {
  await runDueJobs(jobHandlers)
  return {
    row: await db.file.count({ where: { id } }),
    bytes: await storage().exists(versions[0]!.storageKey),
  }
}
const ALL = { row: 1, bytes: true }
const NOTHING = { row: 0, bytes: false }

async function createUser() {
  const name = randomUUID()
  return db.user.create({ data: { username: name, email: `${name}@kanal.example`, name } })
}

/** A visitor with a brief, and its one file. */
async function begun(changes = {}) {
  const brief = await visitorWithBrief(changes)
  const [file] = await filesOf(brief.visitor, brief.lineId)
  return { ...brief, file: file! }
}

async function projectOf(orderId: string) {
  return db.project.findUniqueOrThrow({
    where: { orderId },
    include: { briefAnswers: { orderBy: { id: 'asc' } }, files: true },
  })
}

describe('the brief of a line in the cart', () => {
  test('is what was chosen, answered and attached last', async () => {
    const { visitor, lineId } = await begun()
    await customizeLine(
      visitor,
      lineId,
      lineChoices({
        customisation: 'Blue',
        answers: { goals: 'Fewer calls', audience: '' },
        whole: true,
      }),
    )
    expect(await findLineBrief(visitor, lineId)).toMatchObject({
      answers: { goals: 'Fewer calls' },
      whole: true,
      files: [{ name: 'brief.pdf' }],
    })
    expect(await db.cartItem.findUnique({ where: { id: lineId } })).toMatchObject({
      customisation: 'Blue',
      deliverySpeed: 'standard',
    })
  })

  test('is nobody else’s', async () => {
    const { lineId, file } = await begun()
    const stranger = (await begun()).visitor
    await expect(
      customizeLine(stranger, lineId, lineChoices({ customisation: 'Mine' })),
    ).rejects.toMatchObject({ code: 'notFound' })
    await expect(attachFiles(stranger, lineId, [pdf()])).rejects.toMatchObject({ code: 'notFound' })
    expect(await detachFile(stranger, file.id)).toBeNull()
    expect(await findLineBrief(stranger, lineId)).toBeNull()
    expect(await leftOf(file)).toEqual(ALL)
    expect(await db.cartItem.findUnique({ where: { id: lineId } })).toMatchObject({
      customisation: '',
    })
  })

  test('refuses a delivery that is not offered, and keeps what was there', async () => {
    const { visitor, lineId } = await begun()
    await expect(
      customizeLine(visitor, lineId, lineChoices({ deliverySpeed: 'yesterday', answers: {} })),
    ).rejects.toMatchObject({ code: 'cart.choice' })
    expect((await findLineBrief(visitor, lineId))?.answers).toEqual({
      need1: 'In the file',
      goals: 'More bookings',
    })
  })

  test('has room for so many files, and takes the same one once', async () => {
    const { visitor, lineId } = await begun()
    const twin = pdf('twin.pdf')
    expect(await attachFiles(visitor, lineId, [twin, { ...twin, name: 'again.pdf' }])).toEqual([])
    expect(await attachFiles(visitor, lineId, [twin])).toEqual([])
    const more = Array.from({ length: BRIEF_FILES.most }, (_, index) => pdf(`${index}.pdf`))
    expect(await attachFiles(visitor, lineId, more)).toEqual(['3.pdf', '4.pdf'])
    expect((await findLineBrief(visitor, lineId))!.files.map(({ name }) => name)).toEqual([
      'brief.pdf',
      'twin.pdf',
      '0.pdf',
      '1.pdf',
      '2.pdf',
    ])
  })

  test('has its share of the room in the cart', async () => {
    const { visitor } = await begun()
    const others = Array.from({ length: 4 }, () => createProduct())
    for (const { id } of await Promise.all(others)) await addToCart(visitor, { productId: id })
    const lines = await db.cartItem.findMany({
      where: { cart: { tokenHash: visitor } },
      orderBy: { createdAt: 'asc' },
    })
    const five = () => Array.from({ length: 5 }, () => pdf())
    for (const { id } of lines.slice(1, 4))
      expect(await attachFiles(visitor, id, five())).toEqual([])
    expect(await attachFiles(visitor, lines[4]!.id, five())).toHaveLength(1)
  })

  test('gets no more files than there is room for from two tabs at once', async () => {
    const { visitor, lineId } = await begun()
    const three = () => [pdf(), pdf(), pdf()]
    const left = await Promise.all([
      attachFiles(visitor, lineId, three()),
      attachFiles(visitor, lineId, three()),
    ])
    expect(left.flat()).toHaveLength(2)
    expect((await findLineBrief(visitor, lineId))!.files).toHaveLength(BRIEF_FILES.most)
  })
})

describe('a file of a cart goes, and its bytes with it,', () => {
  test.each([
    [
      'when it is removed',
      async ({ visitor, file }: Awaited<ReturnType<typeof begun>>) =>
        expect(await detachFile(visitor, file.id)).toBe('brief.pdf'),
    ],
    [
      'with its line',
      ({ visitor, lineId }: Awaited<ReturnType<typeof begun>>) => removeFromCart(visitor, lineId),
    ],
    [
      'when the cart is emptied',
      ({ visitor }: Awaited<ReturnType<typeof begun>>) => clearCart(visitor),
    ],
    [
      'when the cart is left alone for 30 days',
      async ({ visitor }: Awaited<ReturnType<typeof begun>>) => {
        await db.cart.update({
          where: { tokenHash: visitor },
          data: { updatedAt: after(-31 * DAY) },
        })
        await abandonCarts()
      },
    ],
  ])('%s', async (_, remove) => {
    const [gone, kept] = [await begun(), await begun()]
    await remove(gone)
    expect(await leftOf(gone.file)).toEqual(NOTHING)
    expect(await leftOf(kept.file)).toEqual(ALL)
  })

  test('also when a checkout with it was cancelled before', async () => {
    const { visitor, file } = await begun()
    const { attemptId } = await placeSandboxOrder(visitor)
    expect(await cancelCheckout(visitor, attemptId)).toEqual({ kind: 'active' })
    expect(await leftOf(file)).toEqual(ALL)
    await detachFile(visitor, file.id)
    expect(await leftOf(file)).toEqual(NOTHING)
  })
})

describe('a file stays', () => {
  test('in an order that waits for its payment, when its cart lets go of it', async () => {
    const { visitor, file } = await begun()
    const { orderId, sessionId } = await placeSandboxOrder(visitor)
    await db.cart.update({ where: { tokenHash: visitor }, data: { status: 'active' } })
    await detachFile(visitor, file.id)
    expect(await leftOf(file)).toEqual(ALL)
    await payNow(sessionId)
    expect((await projectOf(orderId)).files).toMatchObject([{ id: file.id }])
  })

  test('in a project, whatever else lets go of it', async () => {
    const { visitor, file } = await begun()
    const { orderId, sessionId } = await placeSandboxOrder(visitor)
    await payNow(sessionId)
    await db.cartItemFile.deleteMany({ where: { fileId: file.id } })
    await db.orderLineFile.deleteMany({ where: { fileId: file.id } })
    await transaction((tx) => releaseFiles(tx, [file.id]))
    expect(await leftOf(file)).toEqual(ALL)
    expect((await projectOf(orderId)).files).toHaveLength(1)
  })
})

describe('signing in', () => {
  test('brings the briefs of both carts together', async () => {
    const user = await createUser()
    const there = await begun({ answers: { need1: 'As before', audience: 'Sailors' } })
    await mergeCarts(there.visitor, user.id)
    const here = await visitorWithCart(there.productId)
    const lineId = await lineOf(here)
    await customizeLine(here, lineId, lineChoices({ answers: { need1: 'As here' } }))
    await attachFiles(here, lineId, [pdf('new.pdf')])
    await mergeCarts(here, user.id)
    const brief = await findLineBrief(here, lineId)
    expect(brief!.answers).toEqual({ need1: 'As here', audience: 'Sailors' })
    expect(brief!.files.map(({ name }) => name)).toEqual(['brief.pdf', 'new.pdf'])
    await db.cart.updateMany({
      where: { status: 'merged' },
      data: { updatedAt: subMonths(new Date(), RETENTION.carts + 1) },
    })
    await forgetOldRecords()
    expect(await leftOf(there.file)).toEqual(ALL)
  })

  test('moves a line with its files', async () => {
    const user = await createUser()
    const there = await begun()
    await mergeCarts(there.visitor, user.id)
    const here = randomUUID()
    await mergeCarts(here, user.id)
    expect(await findLineBrief(here, there.lineId)).toMatchObject({
      answers: { goals: 'More bookings' },
      files: [{ id: there.file.id }],
    })
    expect(await findLineBrief(there.visitor, there.lineId)).toBeNull()
  })
})

describe('an order', () => {
  test('takes the brief along word for word, and leaves it in the cart until it is paid', async () => {
    const { visitor, lineId, file } = await begun({ customisation: 'Blue' })
    const { orderId } = await placeSandboxOrder(visitor)
    const line = await db.orderLine.findFirstOrThrow({
      where: { orderId },
      include: { files: true },
    })
    expect(line).toMatchObject({
      customisation: 'Blue',
      briefWhole: false,
      files: [{ fileId: file.id }],
    })
    expect(line.brief).toEqual([
      { key: 'need1', question: 'Your logo', answer: 'In the file' },
      {
        key: 'goals',
        question: 'What should be different when this is done?',
        answer: 'More bookings',
      },
    ])
    expect(await findLineBrief(visitor, lineId)).toMatchObject({ files: [{ id: file.id }] })
  })

  test('that is cancelled and placed again has it all', async () => {
    const { visitor, lineId, file } = await begun()
    const first = await placeSandboxOrder(visitor)
    await attachFiles(visitor, lineId, [pdf('second.pdf')])
    expect((await readOrder(first.orderId)).status).toBe('cancelled')
    const { orderId, sessionId } = await placeSandboxOrder(visitor)
    await payNow(sessionId)
    const project = await projectOf(orderId)
    expect(project.files.map(({ name }) => name).sort()).toEqual(['brief.pdf', 'second.pdf'])
    expect(project.briefAnswers).toHaveLength(2)
    expect(await leftOf(file)).toEqual(ALL)
  })

  test('hands it to the project once, however often the payment is told', async () => {
    const { visitor, file } = await begun()
    const { orderId, sessionId } = await placeSandboxOrder(visitor)
    await payNow(sessionId)
    await Promise.all([settleSession(sessionId), settleSession(sessionId)])
    const order = await readOrder(orderId)
    const project = await projectOf(orderId)
    expect(project.briefAnswers).toMatchObject([
      { key: 'need1', question: 'Your logo', answer: 'In the file' },
      { key: 'goals', answer: 'More bookings' },
    ])
    expect(project.files).toMatchObject([
      {
        id: file.id,
        name: 'brief.pdf',
        visibility: 'client',
        status: 'available',
        ownerId: order.userId,
      },
    ])
    expect([order.status, project.briefSentAt]).toEqual(['awaiting_brief', null])
    expect(await leftOf(file)).toEqual(ALL)
  })

  test('goes straight to work when its buyer says that the brief is whole', async () => {
    const { visitor } = await begun({ whole: true })
    const { orderId, sessionId } = await placeSandboxOrder(visitor)
    await payNow(sessionId)
    await settleSession(sessionId)
    const { status, userId, events } = await readOrder(orderId)
    expect([status, (await projectOf(orderId)).briefSentAt]).toEqual([
      'in_progress',
      expect.any(Date),
    ])
    const moves = events
      .filter(({ subject, to }) => subject === 'order' && to !== 'pending_payment')
      .map(({ from, to, actorType, actorId }) => [from, to, actorType, actorId])
    expect(moves).toEqual([
      ['pending_payment', 'confirmed', 'system', null],
      ['confirmed', 'awaiting_brief', 'system', null],
      ['awaiting_brief', 'in_progress', 'client', userId],
    ])
  })

  test('waits for the rest of the brief when it is whole for one of its services alone', async () => {
    const { visitor } = await begun({ whole: true })
    await addToCart(visitor, { productId: (await createProduct()).id })
    const { orderId, sessionId } = await placeSandboxOrder(visitor)
    await payNow(sessionId)
    expect((await readOrder(orderId)).status).toBe('awaiting_brief')
  })

  test('whose time to pay is over gives the brief back, and keeps no file that is taken away afterwards', async () => {
    const { visitor, lineId, file } = await begun()
    const { orderId } = await placeSandboxOrder(visitor)
    const cart = await db.cart.findUniqueOrThrow({ where: { tokenHash: visitor } })
    await reopenCart(cart.id)
    await removeFromCart(visitor, lineId)
    expect(await leftOf(file)).toEqual(NOTHING)
    expect(await db.orderLine.count({ where: { orderId } })).toBe(1)
  })

  test('that was never paid forgets its brief with its buyer, unless a cart still has the file', async () => {
    const [lost, open] = [await begun(), await begun()]
    for (const { visitor } of [lost, open]) {
      const { orderId, attemptId } = await placeSandboxOrder(visitor)
      await cancelCheckout(visitor, attemptId)
      await db.order.update({
        where: { id: orderId },
        data: { updatedAt: subMonths(new Date(), RETENTION.unpaidOrders + 1) },
      })
    }
    await db.cart.update({ where: { tokenHash: lost.visitor }, data: { status: 'converted' } })
    await forgetOldRecords()
    expect(await leftOf(lost.file)).toEqual(NOTHING)
    expect(await leftOf(open.file)).toEqual(ALL)
    expect(
      await db.orderLine.findFirst({ where: { order: { cart: { tokenHash: lost.visitor } } } }),
    ).toMatchObject({ brief: null, customisation: '' })
  })
})

describe('a file can be read', () => {
  const reads = async (id: string, reader: Partial<OrderReader>) =>
    getBriefFile(id, { ...NOBODY, ...reader }).then(
      ({ name }) => name,
      () => null,
    )

  test('of a cart by its browser and its user alone', async () => {
    const { visitor, file } = await begun()
    const [user, other] = [await createUser(), await createUser()]
    await mergeCarts(visitor, user.id)
    expect(await reads(file.id, { visitor })).toBe('brief.pdf')
    expect(await reads(file.id, client(user.id))).toBe('brief.pdf')
    for (const reader of [{}, { visitor: randomUUID() }, client(other.id), { admin: true }])
      expect(await reads(file.id, reader)).toBeNull()
    expect(await reads('no id', { visitor })).toBeNull()
  })

  test('of an order by its owner and, once it is paid, staff', async () => {
    const { visitor, file } = await begun()
    const { orderId, sessionId } = await placeSandboxOrder(visitor)
    expect(await reads(file.id, { admin: true })).toBeNull()
    await payNow(sessionId)
    const { userId } = await readOrder(orderId)
    for (const reader of [{ visitor }, client(userId!), { admin: true }])
      expect(await reads(file.id, reader)).toBe('brief.pdf')
    for (const reader of [{}, { visitor: randomUUID() }, client((await createUser()).id)])
      expect(await reads(file.id, reader)).toBeNull()
  })
})

describe('files that nobody has ordered', () => {
  test('go from a cart without an account that was left for two days, and not before', async () => {
    const { visitor, file } = await begun()
    const leave = (days: number) =>
      db.cart.update({ where: { tokenHash: visitor }, data: { updatedAt: after(-days * DAY) } })
    await leave(UNORDERED.guestDays - 0.5)
    await dropGuestFiles()
    expect(await leftOf(file)).toEqual(ALL)
    await leave(UNORDERED.guestDays + 0.5)
    await dropGuestFiles()
    expect(await leftOf(file)).toEqual(NOTHING)
  })

  test('have no more room than all carts together have', async () => {
    await begun()
    expect(await hasRoomForUnordered(UNORDERED.allBytes / 2)).toBe(true)
    expect(await hasRoomForUnordered(UNORDERED.allBytes)).toBe(false)
  })
})
