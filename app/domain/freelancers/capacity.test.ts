import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { createFreelancer } from '../../../tests/factories/freelancer'
import { createStudio } from '../../../tests/factories/purchase'
import { readOrder, runningOrder } from '../../../tests/factories/running-order'
import { rankCandidates, readNetwork } from './capacity.server'

const day = (iso: string) => new Date(`${iso}T00:00:00Z`)
const week = { from: day('2026-11-23'), to: day('2026-11-27') }
const now = new Date('2026-11-22T12:00:00Z')

let milestoneId: string

beforeAll(async () => {
  await createStudio()
  const { orderId } = await runningOrder()
  milestoneId = (await readOrder(orderId)).project!.milestones[0]!.id
  await db.milestone.update({
    where: { id: milestoneId },
    data: { workingDays: 2, dueAt: day('2026-11-26') },
  })
})

beforeEach(async () => {
  await db.assignment.deleteMany()
  await db.freelancer.deleteMany()
})

async function assign(
  freelancerId: string,
  status: 'offered' | 'accepted' | 'active' | 'rework' | 'completed',
) {
  await db.assignment.create({
    data: {
      milestoneId,
      freelancerId,
      status,
      leadKey: randomUUID(),
      fee: 40_000,
      currency: 'EUR',
      payoutDueAt: now,
      offerEndsAt: now,
    },
  })
}

/** Those who can take it, the first to ask first. */
const candidates = async (skills: Parameters<typeof rankCandidates>[1]['skills'] = ['react']) =>
  rankCandidates(await readNetwork(), { skills, ...week }, now)
    .filter(({ fits }) => fits)
    .map(({ name, capacity }) => [name, capacity.left])

describe('who can take work', () => {
  test('has every skill asked for and the most hours left comes first', async () => {
    expect(await candidates()).toEqual([])
    await createFreelancer({ name: 'Both', skills: ['react', 'seo'] })
    await createFreelancer({ name: 'More', usualHours: 40 })
    await createFreelancer({ name: 'Another trade', skills: ['seo'] })
    expect(await candidates()).toEqual([
      ['More', 40],
      ['Both', 20],
    ])
    expect(await candidates(['react', 'seo'])).toEqual([['Both', 20]])
    expect(await candidates([])).toHaveLength(3)
  })

  test('comes before the others, of whom those who lack least are first', async () => {
    await createFreelancer({ name: 'Full', usualHours: 0 })
    await createFreelancer({ name: 'Neither', skills: ['copywriting'], usualHours: 40 })
    await createFreelancer({ name: 'One of two', usualHours: 40 })
    await createFreelancer({ name: 'Fits', skills: ['react', 'seo'], usualHours: 5 })
    await db.freelancer.updateMany({
      where: { user: { name: 'Full' } },
      data: { skills: ['react', 'seo'] },
    })
    const ranked = rankCandidates(await readNetwork(), { skills: ['react', 'seo'], ...week }, now)
    expect(ranked.map(({ name, fits, missing }) => [name, fits, missing])).toEqual([
      ['Fits', true, []],
      ['Full', false, []],
      ['One of two', false, ['seo']],
      ['Neither', false, ['react', 'seo']],
    ])
  })

  test('is active, with an account that is open', async () => {
    await createFreelancer({ status: 'paused' })
    await createFreelancer({ status: 'offboarded' })
    const closed = await createFreelancer()
    await db.user.update({ where: { id: closed.userId }, data: { disabledAt: now } })
    expect(await candidates()).toEqual([])
  })

  test('has hours in those weeks, on days that are no holiday', async () => {
    const away = { startsOn: day('2026-11-20'), endsOn: day('2026-11-27') }
    await createFreelancer({ name: 'Away', holidays: { create: away } })
    await createFreelancer({
      name: 'Away for two days',
      holidays: { create: { ...away, endsOn: day('2026-11-24') } },
    })
    await createFreelancer({
      name: 'Busy elsewhere',
      availability: { create: { weekOf: week.from, hours: 0 } },
    })
    await createFreelancer({ name: 'Silent', usualHours: 0 })
    expect(await candidates()).toEqual([['Away for two days', 12]])
  })

  test.each([
    ['offered', 20],
    ['accepted', 8],
    ['active', 8],
    ['rework', 8],
    ['completed', 20],
  ] as const)('keeps the hours of an assignment that is %s: %i left', async (status, left) => {
    const { id } = await createFreelancer()
    await assign(id, status)
    expect(await candidates()).toEqual([['Zofia Brzeg', left]])
  })
})
