import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  checkoutInput,
  createProduct,
  createStudio,
  placeSandboxOrder,
  visitorWithCart,
} from '../../../tests/factories/purchase'
import { db, transaction } from '~/platform/db/db.server'
import { checkVatNumber, queueVatCheck } from './vat-check.server'

/** VIES, as its REST API answers. */
let vies: Server
let url: string
let answer: { status: number; body: object }
const asked: unknown[] = []

beforeAll(async () => {
  await createStudio()
  vies = createServer((request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece.toString()))
    request.on('end', () => {
      asked.push([request.method, request.url, JSON.parse(body)])
      response.writeHead(answer.status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => vies.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(vies.address() as AddressInfo).port}/rest-api/`
})
afterAll(() => vies.close())

const placed = async () => {
  const { id } = await createProduct()
  const company = { country: 'PL', vatNumber: 'PL1234567890', companyName: 'Żagle' } as const
  return (await placeSandboxOrder(await visitorWithCart(id), checkoutInput(company))).orderId
}
const found = (orderId: string) =>
  db.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { vatCheckedAt: true, vatCheckValid: true, vatCheckNumber: true, reverseCharge: true },
  })

test('what VIES says of a number is kept with the order, and asked for once', async () => {
  const orderId = await placed()
  answer = {
    status: 200,
    body: { valid: true, requestDate: '2026-11-27T10:00:00Z', requestIdentifier: 'WAPIAAAA1' },
  }
  await checkVatNumber(orderId, url)
  await checkVatNumber(orderId, url)
  expect(asked).toEqual([
    [
      'POST',
      '/rest-api/check-vat-number',
      {
        ...{ countryCode: 'PL', vatNumber: '1234567890' },
        ...{ requesterMemberStateCode: 'SE', requesterNumber: '559412038701' },
      },
    ],
  ])
  expect(await found(orderId)).toEqual({
    vatCheckedAt: new Date('2026-11-27T10:00:00Z'),
    vatCheckValid: true,
    vatCheckNumber: 'WAPIAAAA1',
    reverseCharge: true,
  })
})

test('a number that it does not know is told to the team, and the order stays', async () => {
  const orderId = await placed()
  answer = {
    status: 200,
    body: { valid: false, requestDate: '2026-11-27T10:00:00Z', requestIdentifier: '' },
  }
  await checkVatNumber(orderId, url)
  expect(await found(orderId)).toMatchObject({
    vatCheckValid: false,
    vatCheckNumber: null,
    reverseCharge: true,
  })
  expect(
    await db.event.count({ where: { orderId, kind: 'order.vat_invalid', visibility: 'team' } }),
  ).toBe(1)
})

test.each([
  [{ status: 503, body: {} }],
  [{ status: 200, body: { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] } }],
])('it is asked again when it is away: %j', async (away) => {
  const orderId = await placed()
  answer = away
  await expect(checkVatNumber(orderId, url)).rejects.toThrow('VIES')
  expect(await found(orderId)).toMatchObject({ vatCheckedAt: null })
})

test('only a number of the EU is asked for, and only where a register is named', async () => {
  const orderId = await placed()
  const key = `vat-check:${orderId}`
  const jobs = () => db.outboxJob.count({ where: { key } })
  const order = { id: orderId, country: 'PL', vatNumber: 'PL1234567890' }
  await transaction((tx) => queueVatCheck(tx, order, null))
  await transaction((tx) => queueVatCheck(tx, { ...order, country: 'GB', vatNumber: 'GB1' }, url))
  await transaction((tx) => queueVatCheck(tx, { ...order, vatNumber: null }, url))
  expect(await jobs()).toBe(0)
  await transaction((tx) => queueVatCheck(tx, order, url))
  expect(await jobs()).toBe(1)
  await db.outboxJob.deleteMany({ where: { key } })
})
