import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { adminPaths } from '../../app/paths/admin'
import { connect, db } from '~/platform/db/db.server'
import { databaseLocation } from '~/platform/db/location'
import { env } from '~/platform/env.server'
import { createStudio } from '../factories/purchase'
import { paidOrder, readOrder } from '../factories/running-order'
import { brokenTexts } from '../setup/broken-texts'
import { loadBuild } from '../setup/handler'
import type { Page } from '../setup/page'
import { openCounted, QUERY_BUDGET } from '../setup/queries'
import { isPage, mappedRoutes } from '../setup/route-map'
import { withSession } from '../setup/session'
import { createSqliteDatabase, type SqliteDatabase } from '../setup/sqlite'
import type { Visitor } from '../setup/visitor'

const build = await loadBuild()
const OWNER = 1
/** They show a list that the address names. */
const OF_A_LIST = ['/dashboard/admin/views']

/**
 * The pages of the control center that are about nothing in particular; new ones come with the map.
 */
const pages = mappedRoutes
  .filter(
    (route) =>
      isPage(build, route) &&
      /^\/dashboard\/admin(\/|$)/.test(route.pattern) &&
      !route.pattern.includes(':') &&
      !OF_A_LIST.includes(route.pattern),
  )
  .map(({ pattern }) => pattern)

let owner: Visitor
let database: SqliteDatabase

function expectSound(page: Page, pattern: string) {
  expect([page.status, page.url.pathname], pattern).toEqual([200, pattern])
  expect(page.$('h1')).toHaveLength(1)
  expect(brokenTexts(page)).toEqual([])
}

// Begins with nothing but the studio and its owner, without what the demo is filled with.
describe.skipIf(databaseLocation(env).provider === 'postgresql')(
  'a studio that has only begun',
  () => {
    beforeAll(async () => {
      database = await createSqliteDatabase()
      await db.$disconnect()
      Object.assign(globalThis, { kanalDb: connect(database.url) })
      await createStudio()
      owner = await withSession(OWNER)
    })
    beforeEach(() => db.rateLimit.deleteMany())
    afterAll(async () => {
      await db.$disconnect()
      await database.dispose()
    })

    test.each(pages)('with no order opens %s', async (pattern) => {
      expect(await db.order.count()).toBe(0)
      const { page, queries } = await openCounted(owner, pattern)
      expectSound(page, pattern)
      expect(queries).toBeLessThanOrEqual(QUERY_BUDGET)
    })

    describe('with its first order', () => {
      beforeAll(() => paidOrder())

      test.each(pages)('opens %s', async (pattern) => {
        // The shop's products are kept at hand from the first page on that shows them.
        await owner.get(pattern)
        const { page, queries } = await openCounted(owner, pattern)
        expectSound(page, pattern)
        expect(queries).toBeLessThanOrEqual(QUERY_BUDGET)
      })

      test('shows it, its buyer and its payment', async () => {
        const { id: orderId, email } = await db.order.findFirstOrThrow()
        const { number } = await readOrder(orderId)
        for (const path of [
          adminPaths.orders(),
          adminPaths.order(orderId),
          adminPaths.payments(),
          adminPaths.ledger(),
        ])
          expect((await owner.get(path)).textOf('main'), path).toContain(number)
        expect((await owner.get(adminPaths.clients())).textOf('main')).toContain(email)
      })
    })
  },
)
