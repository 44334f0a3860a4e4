import { beforeAll, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { storage } from '~/platform/storage/storage.server'
import { buyer, work } from '../../../tests/factories/data-subject'
import { createStudio, visitorWithCart } from '../../../tests/factories/purchase'
import { EXPORT_LIFETIME } from './data-request.rules'
import { keepTyped } from '../checkout/kept-buyer.server'
import { collectData } from './collect-data.server'
import { dropOldExports, getExport, listExports, makeExport, requestExport } from './exports.server'

beforeAll(createStudio)

describe('an export', () => {
  test('has what is kept about the person, nothing that opens the account, and nobody else', async () => {
    const [own, other] = [await buyer(), await buyer()]
    await requestExport(own.viewer.id)
    await requestExport(own.viewer.id)
    await work()
    const [made, ...more] = await listExports(own.viewer.id)
    expect([made!.status, more]).toEqual(['ready', []])
    const { storageKey } = await getExport(own.viewer.id, made!.id)
    const text = await new Response((await storage().get(storageKey))!.body).text()
    const data = JSON.parse(text) as {
      account: { addresses: unknown[]; sessions: unknown[] }
      orders: { invoices: unknown[]; lines: unknown[]; project: object }[]
      threads: { ticket: object | null; messages: object[] }[]
      files: { name: string }[]
      mails: unknown[]
      contactMessages: unknown[]
    }
    expect(data.orders[0]).toMatchObject({
      id: own.orderId,
      name: `Name ${own.mark}`,
      invoices: [{}],
      lines: [{}],
      project: {},
    })
    expect(data.threads[0]!.messages).toEqual([
      expect.objectContaining({ body: `I am ${own.mark}`, yours: true }),
    ])
    const sent = [`ask-${own.mark}.pdf`, `answer-${own.mark}.pdf`]
    expect(data.threads.find(({ ticket }) => ticket)!.messages).toMatchObject(
      sent.map((name) => ({ attachments: [name] })),
    )
    expect(data.files.map(({ name }) => name)).toEqual(expect.arrayContaining(sent))
    expect(
      [data.account.addresses, data.account.sessions, data.contactMessages].map(
        ({ length }) => length,
      ),
    ).toEqual([1, 1, 1])
    expect(data.mails.length).toBeGreaterThan(0)
    expect(text).not.toMatch(/\.[\w-]{43}(?![\w-])/)
    expect(text).not.toContain(other.mark)
    expect(text).not.toMatch(/passwordHash|totpSecret|hash-zq/)
    await expect(getExport(other.viewer.id, made!.id)).rejects.toThrow('no such export')
  })

  test('has what they typed at a checkout and did not order with, and nobody else’s', async () => {
    const [{ viewer }, other] = [await buyer(), await buyer()]
    const product = await db.product.findFirstOrThrow({ select: { id: true } })
    for (const [owner, street] of [
      [viewer, 'Quay 12'],
      [other.viewer, 'Elsewhere 3'],
    ] as const) {
      const visitor = await visitorWithCart(product.id)
      await db.cart.update({ where: { tokenHash: visitor }, data: { userId: owner.id } })
      await keepTyped(
        visitor,
        { id: owner.id, email: 'a@b.example' },
        { addressLine: street, city: 'Utrecht' },
      )
    }
    const { typedCheckouts } = await collectData(viewer.id)
    expect(typedCheckouts).toEqual([
      { addressLine: 'Quay 12', city: 'Utrecht', updatedAt: expect.any(Date) },
    ])
  })

  test('is made once, told of once, and deleted when its time is over', async () => {
    const { viewer } = await buyer()
    await requestExport(viewer.id)
    const { id } = (await listExports(viewer.id))[0]!
    for (let i = 0; i < 2; i++)
      await makeExport({ key: 'again', kind: 'export-data', payload: { requestId: id } })
    expect(await db.outboxJob.count({ where: { key: `account:dataReady:${id}` } })).toBe(1)
    const { storageKey } = await getExport(viewer.id, id)
    await dropOldExports(after(EXPORT_LIFETIME - DAY))
    expect(await storage().exists(storageKey)).toBe(true)
    await dropOldExports(after(EXPORT_LIFETIME + DAY))
    expect(await storage().exists(storageKey)).toBe(false)
    await expect(getExport(viewer.id, id)).rejects.toThrow('no such export')
  })
})
