import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { connect } from '~/platform/db/db.server'
import { migrate } from '../setup/migrate'
import { removeFolder } from '../setup/remove-folder'
import { testSettings } from '../setup/settings'
import { THOROUGH } from '../setup/thorough'
import { postgresUrl } from './demo-studio'
import { AppProcess } from './installation'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'kanal-seed-test-'))))
afterAll(() => removeFolder(folder))

function seed(url: string) {
  const env = {
    PATH: process.env.PATH ?? '',
    ...testSettings(url, join(folder, 'data'), 'http://127.0.0.1:3000'),
  }
  return new AppProcess(['--import', 'tsx', 'prisma/seed/seed.ts'], env)
}

/** How many there are of what the demo begins with. */
async function countRows(url: string) {
  const db = connect(url)
  try {
    const [studios, users, products, orders, milestones, messages, tickets, designs, files] =
      await Promise.all([
        ...[
          db.studio.count(),
          db.user.count(),
          db.product.count(),
          db.order.count(),
          db.milestone.count(),
        ],
        ...[db.message.count(), db.ticket.count(), db.design.count(), db.fileVersion.count()],
      ])
    return { studios, users, products, orders, milestones, messages, tickets, designs, files }
  } finally {
    await db.$disconnect()
  }
}

/** Of a test that seeds twice, on a machine that has other work. */
const LONG = { timeout: 6 * 60_000 }

const ON_SQLITE: [string, number[], () => string] = [
  'SQLite',
  THOROUGH ? [2_000, 5_000, 9_000] : [5_000],
  () => `file:${join(folder, 'kanal.sqlite')}`,
]
const ON_POSTGRES: [string, number[], () => string] = [
  'PostgreSQL',
  [5_000],
  () => postgresUrl('seed-two'),
]

describe.each(THOROUGH ? [ON_SQLITE, ON_POSTGRES] : [ON_SQLITE])(
  'the first start on %s',
  (_, moments, urlOf) => {
    test(
      'that is killed leaves nothing behind that the next could stumble over, and two at once make one demo studio',
      LONG,
      async () => {
        const url = urlOf()
        const whole = await countRows(`file:${inject('templateFile')}`)
        await migrate(url)
        for (const moment of moments) {
          const broken = seed(url)
          await pause(moment)
          await broken.stop('SIGKILL')
          expect([0, whole.studios]).toContain((await countRows(url)).studios)
        }
        const both = [seed(url), seed(url)]
        for (const one of both) expect((await one.ended).code, one.output).toBe(0)
        expect(await countRows(url)).toEqual(whole)
      },
    )
  },
)
