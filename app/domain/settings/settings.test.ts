import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { resetSettings, setSetting, versionOf } from '../../../tests/factories/settings'
import { changeSetting, putBackSetting, readSettings, readSettingsWithHistory } from './settings.server'

const ONE = { type: 'admin', id: 1 } as const
const OTHER = { type: 'admin', id: 2 } as const

const changesOf = (key: string) => db.event.count({ where: { subject: 'setting', subjectId: key } })

beforeEach(resetSettings)

describe('a setting', () => {
  test('is what it always was until somebody sets it, and then at once what was set', async () => {
    expect(await readSettings()).toMatchObject({ coupons: true, currencies: ['USD', 'EUR', 'SEK', 'PLN'], refundLimits: { USD: 100_000 } })
    expect(await changeSetting(ONE, 'coupons', false, await versionOf('coupons'))).toEqual({ kind: 'changed' })
    expect((await readSettings()).coupons).toBe(false)
  })

  test('is changed by one of two admins at a time; the other is told who and what to', async () => {
    const [version, before] = [await versionOf('coupons'), await changesOf('coupons')]
    const told = await Promise.all([changeSetting(ONE, 'coupons', false, version), changeSetting(OTHER, 'coupons', false, version)])
    expect(told.map(({ kind }) => kind).sort()).toEqual(['changed', 'conflict'])
    expect(told.find(({ kind }) => kind === 'conflict')).toMatchObject({ value: false, at: expect.any(Date) })
    expect(await changesOf('coupons')).toBe(before + 1)
    expect(await changeSetting(ONE, 'coupons', true, version)).toMatchObject({ kind: 'conflict' })
  })

  test('that nobody has set yet is set by one of two', async () => {
    await db.setting.deleteMany({ where: { key: 'liveUpdates' } })
    const told = await Promise.all([changeSetting(ONE, 'liveUpdates', false, 0), changeSetting(OTHER, 'liveUpdates', false, 0)])
    expect(told.map(({ kind }) => kind).sort()).toEqual(['changed', 'conflict'])
  })

  test('is put back, guarded like any change', async () => {
    await setSetting('currencies', ['USD', 'EUR'])
    await setSetting('currencies', ['USD'])
    const version = await versionOf('currencies')
    const [last, first] = (await readSettingsWithHistory()).history
    expect([last!.before, last!.after, first!.before]).toEqual([['USD', 'EUR'], ['USD'], ['USD', 'EUR', 'SEK', 'PLN']])
    expect(await putBackSetting(OTHER, last!.id, version - 1)).toMatchObject({ kind: 'conflict' })
    expect(await putBackSetting(OTHER, first!.id, version)).toEqual({ kind: 'changed' })
    expect((await readSettings()).currencies).toEqual(['USD', 'EUR', 'SEK', 'PLN'])
  })

  test('that stays the same leaves no trace', async () => {
    const before = await changesOf('reorder')
    expect(await changeSetting(ONE, 'reorder', true, await versionOf('reorder'))).toEqual({ kind: 'same' })
    expect(await changesOf('reorder')).toBe(before)
  })

  test('cannot have a value that is none', async () => {
    await expect(changeSetting(ONE, 'currencies', ['EUR'], await versionOf('currencies'))).rejects.toThrow()
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
