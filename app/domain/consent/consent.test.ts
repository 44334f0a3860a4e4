import { expect, test } from 'vitest'
import { ALL_ACCEPTED, DEFAULT_PREFERENCES } from './consent.rules'
import { db } from '~/platform/db/db.server'
import { recordConsent } from './consent.server'

/** Every entry of the log, the latest first. */
const readLog = () => db.consentRecord.findMany({ orderBy: { id: 'desc' } })

const TEXT = { textVersion: '2026-11-21', language: 'sv' } as const

test('each choice is logged with its text, and the earlier ones stay', async () => {
  const chooser = { visitorKey: 'a-random-key-of-a-browser' }
  await recordConsent(chooser, { preferences: ALL_ACCEPTED, ...TEXT })
  await recordConsent(chooser, {
    preferences: { ...DEFAULT_PREFERENCES, analytics: true },
    ...TEXT,
    language: 'pl',
  })
  const [latest, first, ...more] = await readLog()
  expect(more).toEqual([])
  expect(first!.visitorHash).toBe(latest!.visitorHash)
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

test('a log entry does not say who chose, and no two people have the same', async () => {
  const others = [{ userId: 7 }, { visitorKey: '7' }, { visitorKey: 'user:7' }, { userId: 8 }]
  for (const chooser of others)
    await recordConsent(chooser, { preferences: DEFAULT_PREFERENCES, ...TEXT })
  const hashes = (await readLog()).slice(0, others.length).map(({ visitorHash }) => visitorHash)
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(new Set(hashes).size).toBe(others.length)
})
