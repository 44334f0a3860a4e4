import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { resetSettings, setSetting, versionOf } from '../../../tests/factories/settings'
import { findProposal, rejectProposal } from './setting-proposals.server'
import {
  changeSetting,
  confirmProposal,
  putBackSetting,
  readSettings,
  readSettingsWithHistory,
} from './settings.server'

const ONE = { type: 'admin', id: 1 } as const
const OTHER = { type: 'admin', id: 2 } as const

const changesOf = (key: string) => db.event.count({ where: { subject: 'setting', subjectId: key } })

beforeEach(resetSettings)

describe('a setting', () => {
  test('is what it always was until somebody sets it, and then at once what was set', async () => {
    expect(await readSettings()).toMatchObject({
      coupons: true,
      currencies: ['USD', 'EUR', 'SEK', 'PLN'],
      refundLimits: { USD: 100_000 },
    })
    expect(await changeSetting(ONE, 'coupons', false, await versionOf('coupons'))).toEqual({
      kind: 'changed',
    })
    expect((await readSettings()).coupons).toBe(false)
  })

  test('is changed by one of two admins at a time; the other is told who and what to', async () => {
    const [version, before] = [await versionOf('coupons'), await changesOf('coupons')]
    const told = await Promise.all([
      changeSetting(ONE, 'coupons', false, version),
      changeSetting(OTHER, 'coupons', false, version),
    ])
    expect(told.map(({ kind }) => kind).sort()).toEqual(['changed', 'conflict'])
    expect(told.find(({ kind }) => kind === 'conflict')).toMatchObject({
      value: false,
      at: expect.any(Date),
    })
    expect(await changesOf('coupons')).toBe(before + 1)
    expect(await changeSetting(ONE, 'coupons', true, version)).toMatchObject({ kind: 'conflict' })
  })

  test('that nobody has set yet is set by one of two', async () => {
    await db.setting.deleteMany({ where: { key: 'liveUpdates' } })
    const told = await Promise.all([
      changeSetting(ONE, 'liveUpdates', false, 0),
      changeSetting(OTHER, 'liveUpdates', false, 0),
    ])
    expect(told.map(({ kind }) => kind).sort()).toEqual(['changed', 'conflict'])
  })

  test('is put back, guarded like any change', async () => {
    await setSetting('currencies', ['USD', 'EUR'])
    await setSetting('currencies', ['USD'])
    const version = await versionOf('currencies')
    const [last, first] = (await readSettingsWithHistory()).history
    expect([last!.before, last!.after, first!.before]).toEqual([
      ['USD', 'EUR'],
      ['USD'],
      ['USD', 'EUR', 'SEK', 'PLN'],
    ])
    expect(await putBackSetting(OTHER, last!.id, version - 1)).toMatchObject({ kind: 'conflict' })
    expect(await putBackSetting(OTHER, first!.id, version)).toEqual({ kind: 'changed' })
    expect((await readSettings()).currencies).toEqual(['USD', 'EUR', 'SEK', 'PLN'])
  })

  test('that stays the same leaves no trace', async () => {
    const before = await changesOf('reorder')
    expect(await changeSetting(ONE, 'reorder', true, await versionOf('reorder'))).toEqual({
      kind: 'same',
    })
    expect(await changesOf('reorder')).toBe(before)
  })

  test('cannot have a value that is none', async () => {
    await expect(
      changeSetting(ONE, 'currencies', ['EUR'], await versionOf('currencies')),
    ).rejects.toThrow()
    await setSetting('refundLimits', { USD: 1, EUR: 1, SEK: 1, PLN: 1 })
    await db.setting.update({ where: { key: 'refundLimits' }, data: { value: { USD: 'much' } } })
    expect((await readSettings()).refundLimits.USD).toBe(100_000)
  })

  test('that another process changed counts here within seconds', async () => {
    await setSetting('reorder', false)
    await readSettings()
    await db.setting.update({ where: { key: 'reorder' }, data: { value: true } })
    await expect.poll(async () => (await readSettings()).reorder, { timeout: 5000 }).toBe(true)
  })
})

describe('the limits of two people', () => {
  const limits = (USD: number) => ({ USD, EUR: 100_000, SEK: 1_000_000, PLN: 400_000 })
  const propose = async (actor: typeof ONE | typeof OTHER, USD: number) =>
    changeSetting(actor, 'refundLimits', limits(USD), await versionOf('refundLimits'))
  const now = async () => (await readSettings()).refundLimits.USD

  describe('where there are two admins', () => {
    beforeAll(async () => {
      await db.user.createMany({
        data: ['one', 'two'].map((name) => ({
          username: `limits-${name}`,
          email: `limits-${name}@example.com`,
          name,
          role: 'admin' as const,
        })),
      })
    })
    afterAll(() => db.user.deleteMany({ where: { username: { startsWith: 'limits-' } } }))

    const seen = async () => (await findProposal('refundLimits'))?.at.getTime() ?? 0

    test('are those that were seen: one in its place is not confirmed with it', async () => {
      await propose(ONE, 110_000)
      const first = await seen()
      await new Promise((done) => setTimeout(done, 5))
      await propose(ONE, 9_000_000)
      await expect(confirmProposal(OTHER, 'refundLimits', first)).rejects.toThrow('proposal')
      await expect(rejectProposal(OTHER, 'refundLimits', first)).rejects.toThrow('proposal')
      expect(await now()).toBe(100_000)
      await rejectProposal(OTHER, 'refundLimits', await seen())
    })

    test('change when another one than the proposer confirms, up or down', async () => {
      for (const USD of [200_000, 50_000]) {
        const before = await now()
        expect(await propose(ONE, USD)).toEqual({ kind: 'proposed' })
        expect(await now()).toBe(before)
        await expect(confirmProposal(ONE, 'refundLimits', await seen())).rejects.toMatchObject({
          code: 'setting.ownProposal',
        })
        expect(await confirmProposal(OTHER, 'refundLimits', await seen())).toEqual({
          kind: 'changed',
        })
        expect(await now()).toBe(USD)
        await expect(confirmProposal(OTHER, 'refundLimits', await seen())).rejects.toThrow(
          'proposal',
        )
      }
      const kinds = (
        await db.event.findMany({
          where: { subject: 'setting', subjectId: 'refundLimits' },
          orderBy: { id: 'desc' },
          take: 4,
        })
      ).map(({ kind, actorId }) => [kind, actorId])
      expect(kinds).toEqual([
        ['setting.confirmed', 2],
        ['setting.proposed', 1],
        ['setting.confirmed', 2],
        ['setting.proposed', 1],
      ])
    })

    test('stay when the other one rejects; one proposal waits at a time', async () => {
      expect(await propose(ONE, 300_000)).toEqual({ kind: 'proposed' })
      expect(await propose(OTHER, 400_000)).toEqual({ kind: 'occupied' })
      expect(await findProposal('refundLimits')).toMatchObject({ byId: 1, value: { USD: 300_000 } })
      await rejectProposal(OTHER, 'refundLimits', await seen())
      expect([await now(), await findProposal('refundLimits')]).toEqual([100_000, null])
    })

    test('are not put back by one alone either', async () => {
      await setSetting('refundLimits', limits(50_000))
      const { id } = (await readSettingsWithHistory()).history.find(
        ({ key }) => key === 'refundLimits',
      )!
      expect(await putBackSetting(ONE, id, await versionOf('refundLimits'))).toEqual({
        kind: 'proposed',
      })
      expect(await now()).toBe(50_000)
    })
  })

  test('where there is one admin fall at once, and rise only with a second person', async () => {
    expect(await propose(ONE, 99_999)).toEqual({ kind: 'changed' })
    expect(await propose(ONE, 100_000)).toEqual({ kind: 'proposed' })
    expect(await now()).toBe(99_999)
  })
})
