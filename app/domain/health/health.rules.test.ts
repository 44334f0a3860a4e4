import { expect, test } from 'vitest'
import { after, MINUTE, SECOND } from '~/platform/clock'
import { judge, PARTS, type Measures, type Verdict } from './health.rules'

const NOW = new Date('2026-11-24T12:00:00Z')
const WELL: Measures = {
  jobs: { pending: 3, sending: 1, failed: 0 },
  ...{
    failedMails: 0,
    dueSince: after(-MINUTE, NOW),
    failedEvents: 0,
    lastEventAt: NOW,
    lastMailAt: NOW,
  },
  ...{
    timerFailures: [],
    databaseTook: 2,
    clockAhead: 0,
    schemaAge: 'same',
    storageWorks: true,
    mailWorks: true,
    scannerWorks: true,
  },
}

test('nothing has to be done while all goes well', () => {
  expect(judge(WELL, NOW)).toEqual(PARTS.map((part) => ({ part, verdict: 'well', good: true })))
})

test.each<[string, Partial<Measures>, Verdict, boolean]>([
  ['worker', { dueSince: after(-3 * MINUTE, NOW) }, 'late', false],
  ['worker', { dueSince: null }, 'well', true],
  [
    'timers',
    {
      timerFailures: [
        {
          timer: 'expire-offers',
          kind: 'run',
          since: NOW,
          lastAt: NOW,
          failures: 1,
          lastError: 'Error',
        },
      ],
    },
    'failed',
    false,
  ],
  ['outbox', { jobs: { pending: 0, sending: 0, failed: 1 } }, 'failed', false],
  ['webhooks', { failedEvents: 2 }, 'failed', false],
  ['webhooks', { lastEventAt: null }, 'none', true],
  ['storage', { storageWorks: false }, 'failed', false],
  ['scanner', { scannerWorks: false }, 'unreachable', false],
  ['scanner', { scannerWorks: null }, 'off', true],
  ['mail', { mailWorks: false, failedMails: 1 }, 'unreachable', false],
  ['mail', { mailWorks: null, failedMails: 1 }, 'failed', false],
  ['mail', { mailWorks: null }, 'off', true],
  ['database', { databaseTook: 501 }, 'slow', false],
  ['clock', { clockAhead: 5 * SECOND }, 'well', true],
  ['clock', { clockAhead: 5 * SECOND + 1 }, 'wrong', false],
  ['clock', { clockAhead: -5 * SECOND - 1 }, 'wrong', false],
  ['clock', { clockAhead: null }, 'none', true],
  ['schema', { schemaAge: 'same' }, 'well', true],
  ['schema', { schemaAge: 'newer' }, 'newer', false],
  ['schema', { schemaAge: 'older' }, 'older', false],
])('%s with %o is %s', (part, measures, verdict, good) => {
  expect(judge({ ...WELL, ...measures }, NOW).filter((one) => one.part === part)).toEqual([
    { part, verdict, good },
  ])
})

test('what needs somebody comes first', () => {
  const judged = judge({ ...WELL, failedMails: 1, storageWorks: false }, NOW)
  expect(judged.map(({ part }) => part)).toEqual([
    'storage',
    'mail',
    'worker',
    'timers',
    'outbox',
    'webhooks',
    'scanner',
    'database',
    'schema',
    'clock',
  ])
})
