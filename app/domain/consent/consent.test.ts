import { expect, test } from 'vitest'
import { ALL_ACCEPTED, DEFAULT_PREFERENCES } from './consent.rules'
import { listConsents, recordConsent } from './consent.server'

const TEXT = { textVersion: '2026-11-21', language: 'sv' } as const

test('each choice is logged with its text, and the earlier ones stay', async () => {
  const chooser = { visitorKey: 'a-random-key-of-a-browser' }
  await recordConsent(chooser, { preferences: ALL_ACCEPTED, ...TEXT })
  await recordConsent(chooser, {
    preferences: { ...DEFAULT_PREFERENCES, analytics: true },
    ...TEXT,
    language: 'pl',
  })
  const [latest, first, ...more] = await listConsents(chooser)
  expect(more).toEqual([])
  expect(first).toMatchObject({ functional: true, analytics: true, marketing: true, ...TEXT })
  expect(latest).toMatchObject({
    functional: false,
    analytics: true,
    marketing: false,
    textVersion: TEXT.textVersion,
    language: 'pl',
  })
  expect(Date.now() - latest!.at.getTime()).toBeLessThan(60_000)
})

test('a log entry does not say who chose, and nobody finds another one’s', async () => {
  await recordConsent({ userId: 7 }, { preferences: DEFAULT_PREFERENCES, ...TEXT })
  const [entry] = await listConsents({ userId: 7 })
  expect(entry!.visitorHash).toMatch(/^[0-9a-f]{64}$/)
  expect(await listConsents({ visitorKey: '7' })).toEqual([])
  expect(await listConsents({ visitorKey: 'user:7' })).toEqual([])
  expect(await listConsents({ userId: 8 })).toEqual([])
})
