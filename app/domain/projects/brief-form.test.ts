import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { createStudio } from '../../../tests/factories/purchase'
import { paidOrder, readOrder } from '../../../tests/factories/running-order'
import type { Participant } from '../people/participant.rules'
import {
  addBriefNote,
  readBriefForm,
  readBriefNotes,
  saveBrief,
  sendWholeBrief,
} from './brief-form.server'

beforeAll(() => createStudio())

async function openBrief() {
  const { orderId } = await paidOrder()
  const client: Participant = {
    side: 'client',
    userId: (await readOrder(orderId)).userId!,
    companies: [],
  }
  const read = async () => (await readBriefForm(client, orderId, 'sv'))!
  const lineId = (await read()).lines[0]!.id
  const draft = (version: number, goals: string) => ({
    version,
    answers: [
      { lineId, key: 'goals', answer: goals },
      { lineId, key: 'nonsense', answer: 'x' },
    ],
  })
  return { orderId, client, read, draft }
}

test('a brief is kept in several sittings, in the reader’s language, with the words that were asked', async () => {
  const { orderId, client, read, draft } = await openBrief()
  await saveBrief(client, orderId, draft(0, 'Bookings'))
  await saveBrief(client, orderId, draft(1, 'More bookings'))
  const { lines, briefVersion } = await read()
  expect(briefVersion).toBe(2)
  expect(lines[0]!.questions.find(({ key }) => key === 'goals')).toMatchObject({
    answer: 'More bookings',
    question: expect.not.stringContaining('should'),
  })
  expect(await db.briefAnswer.findMany({ where: { project: { orderId } } })).toMatchObject([
    {
      key: 'goals',
      question: 'What should be different when this is done?',
      answer: 'More bookings',
    },
  ])
  await saveBrief(client, orderId, draft(2, ''))
  expect(await db.briefAnswer.count({ where: { project: { orderId } } })).toBe(0)
})

test('the second of two people who write it at once is told, and what the first kept stays', async () => {
  const { orderId, client, read, draft } = await openBrief()
  const outcomes = await Promise.allSettled([
    saveBrief(client, orderId, draft(0, 'Bookings')),
    saveBrief(client, orderId, draft(0, 'Readers')),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: expect.objectContaining({ code: 'brief.conflict' }),
  })
  const kept = outcomes[0]!.status === 'fulfilled' ? 'Bookings' : 'Readers'
  expect((await read()).lines[0]!.questions.find(({ key }) => key === 'goals')!.answer).toBe(kept)
})

test('a brief is sent once, starts the work, and is then only added to', async () => {
  const { orderId, client, draft } = await openBrief()
  const key = randomUUID()
  await expect(addBriefNote(client, orderId, { key, body: 'And a map' })).rejects.toThrow(
    'brief.notSent',
  )
  await sendWholeBrief(client, orderId, draft(0, 'Bookings'))
  expect(await readOrder(orderId)).toMatchObject({ status: 'in_progress' })
  await expect(saveBrief(client, orderId, draft(1, 'Other'))).rejects.toThrow('brief.sent')
  await Promise.all([
    addBriefNote(client, orderId, { key, body: 'And a map' }),
    addBriefNote(client, orderId, { key, body: 'And a map' }),
  ])
  expect(await readBriefNotes(client, orderId)).toMatchObject([
    { body: 'And a map', authorId: client.userId },
  ])
})

test('a brief is nobody else’s', async () => {
  const { orderId, draft } = await openBrief()
  const other: Participant = { side: 'client', userId: 999_999, companies: [] }
  expect(await readBriefForm(other, orderId, 'en')).toBeNull()
  await expect(saveBrief(other, orderId, draft(0, 'Mine'))).rejects.toMatchObject({
    code: 'notFound',
  })
})
