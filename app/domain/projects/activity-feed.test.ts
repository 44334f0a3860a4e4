import { beforeAll, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { createStudio } from '../../../tests/factories/purchase'
import { readOrder, runningOrder } from '../../../tests/factories/running-order'
import type { Participant } from '../people/participant.rules'
import {
  ACTIVITIES_PER_PAGE,
  ACTIVITY_GROUPS,
  activityGroup,
  kindsOf,
  readFeedFilter,
} from './activity-feed.rules'
import { readActivityFeed } from './activity-feed.server'
import { ACTIVITY_KINDS } from './activity.rules'

const NO_FILTER = { group: null, period: null }

describe('the groups of activities', () => {
  test('hold every kind once', () => {
    expect(ACTIVITY_GROUPS.flatMap(kindsOf).sort()).toEqual([...ACTIVITY_KINDS].sort())
  })

  test.each([
    ['payable.paid', 'payments'],
    ['milestone.submitted', 'work'],
    ['milestone.approved', 'decisions'],
    ['file.added', 'files'],
    ['message.posted', 'messages'],
    ['deliverable.approved', 'decisions'],
    ['design.shared', 'work'],
  ])('%s is of %s', (kind, group) => {
    expect(activityGroup(kind)).toBe(group)
  })

  test('are read out of an address, and nothing else is', () => {
    expect(readFeedFilter(new URLSearchParams('kind=payments&period=30'))).toEqual({
      group: 'payments',
      period: '30',
    })
    expect(readFeedFilter(new URLSearchParams('kind=%00&period=0'))).toEqual(NO_FILTER)
  })
})

describe('the feed', () => {
  let client: Participant
  let orderId: string

  beforeAll(async () => {
    await createStudio()
    orderId = (await runningOrder()).orderId
    client = { side: 'client', userId: (await readOrder(orderId)).userId!, companies: [] }
    const event = {
      subject: 'order',
      subjectId: orderId,
      orderId,
      actorType: 'system',
      visibility: 'client',
    }
    await db.event.createMany({
      data: Array.from({ length: ACTIVITIES_PER_PAGE + 5 }, (_, index) => ({
        ...event,
        key: `feed:${orderId}:${index}`,
        kind: 'payable.paid',
        at: index < 3 ? after(-40 * DAY) : new Date(),
      })),
    })
    await db.event.create({
      data: {
        ...event,
        key: `feed:${orderId}:team`,
        kind: 'milestone.released',
        visibility: 'team',
      },
    })
  })

  test('goes page by page through all that a client may know, once each', async () => {
    const first = await readActivityFeed(client, orderId, NO_FILTER, {})
    const second = await readActivityFeed(client, orderId, NO_FILTER, { after: first.after! })
    const ids = [...first.activities, ...second.activities].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect([...ids].sort().reverse()).toEqual(ids)
    expect(second.after).toBeNull()
    expect(first.activities.every(({ kind }) => kind !== 'milestone.released')).toBe(true)
  })

  test('is narrowed by group and period, and is nobody else’s', async () => {
    const paid = await readActivityFeed(client, orderId, { group: 'payments', period: '30' }, {})
    expect(
      paid.activities.every(({ kind, at }) => kind.startsWith('payable') && at > after(-30 * DAY)),
    ).toBe(true)
    expect(paid.activities.length).toBeGreaterThan(5)
    expect(
      (await readActivityFeed(client, orderId, { group: 'work', period: null }, {})).activities
        .length,
    ).toBeGreaterThan(0)
    for (const which of [orderId, null])
      expect(
        (await readActivityFeed({ ...client, userId: 999_999 }, which, NO_FILTER, {})).activities,
      ).toEqual([])
    const all = await readActivityFeed(client, null, NO_FILTER, {})
    expect(all.activities[0]!.order).toMatchObject({ id: orderId })
  })
})
