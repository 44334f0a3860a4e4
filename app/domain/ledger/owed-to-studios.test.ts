import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { readOwedToStudios } from './owed-to-studios.server'

async function book(currency: string, entries: Record<string, number>) {
  await db.ledgerTransaction.create({
    data: {
      ...{ key: randomUUID(), kind: 'payment' },
      entries: {
        create: Object.entries(entries).map(([account, amount]) => ({ account, currency, amount })),
      },
    },
  })
}

test('a studio is owed what came in and what its statements come to, by currency', async () => {
  await book('SEK', { 'gateway:stripe': 50_000, 'studio:7': -50_000 })
  await book('EUR', { 'gateway:stripe': 90_000, 'studio:7': -90_000 })
  // A statement takes the fee, and moves the rest from one account to the other.
  await book('EUR', { 'studio:7': 90_000, 'studio-payable:7': -80_000, fees: -10_000 })
  await book('EUR', { 'gateway:stripe': 1_000, 'studio:7': -1_000 })
  // What is even is not told, and what went back beyond what came in is below zero.
  await book('PLN', { 'gateway:stripe': 4_000, 'studio:7': -4_000 })
  await book('PLN', { 'studio-payable:7': 4_000, bank: -4_000 })
  await book('USD', { 'gateway:stripe': -300, 'studio:70': 300 })
  await book('EUR', { 'gateway:stripe': 5, 'studio:8': -5 })

  const owed = await readOwedToStudios([7, 70, 9])
  expect([...owed]).toEqual([
    [
      7,
      [
        { cents: 81_000, currency: 'EUR' },
        { cents: 50_000, currency: 'SEK' },
      ],
    ],
    [70, [{ cents: -300, currency: 'USD' }]],
  ])
  expect((await readOwedToStudios([])).size).toBe(0)
})
