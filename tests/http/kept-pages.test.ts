import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { namesRead, readChoices } from '../../app/shell/kept-pages.server'
import { isWatched } from '~/platform/db/content-watch.server'
import { findAddresses } from '../setup/addresses'
import { loadBuild } from '../setup/handler'
import { openHeard } from '../setup/queries'
import { mappedRoutes } from '../setup/route-map'
import { db } from '~/platform/db/db.server'
import { paths } from '../../app/paths'
import { Visitor } from '../setup/visitor'

let kept: string[]

beforeAll(async () => {
  await loadBuild()
  const address = await findAddresses()
  kept = mappedRoutes.map(({ pattern }) => address(pattern)).filter((path) => namesRead(path))
})

/** The tables that statements read. */
function tablesIn(queries: string[]) {
  return [
    ...new Set(
      queries.flatMap((sql) =>
        [...sql.matchAll(/(?:FROM|JOIN)\s+(?:[`"]\w+[`"]\.)?[`"](\w+)[`"]/gi)].map(
          ([, table]) => table!,
        ),
      ),
    ),
  ]
}

test('pages that are kept for everyone read nothing whose change would not be noticed', async () => {
  const product = await reviewedProduct()
  expect(kept.length).toBeGreaterThan(21)
  for (const path of [
    ...kept,
    paths.product(product),
    paths.home({ services: 'popular' }),
    paths.shop({ q: 'shop' }),
  ]) {
    const { page, queries } = await openHeard(new Visitor(), path)
    expect([
      path,
      page.status,
      ...tablesIn(queries).filter((table) => table !== 'ContentVersion' && !isWatched(table)),
    ]).toEqual([path, 200])
    expect(page.headers.getSetCookie()).toEqual([])
  }
})

test('a kept page reads nothing else of its address than it is kept by', async () => {
  const asked = new Set<string>()
  for (const method of ['get', 'getAll', 'has'] as const) {
    const read = URLSearchParams.prototype[method] as (this: URLSearchParams, name: string) => never
    const spy = vi.spyOn(URLSearchParams.prototype, method).mockImplementation(function (
      this: URLSearchParams,
      name: string,
    ) {
      asked.add(name)
      return read.call(this, name)
    })
    onTestFinished(() => spy.mockRestore())
  }
  for (const path of kept) {
    asked.clear()
    expect((await new Visitor().get(`${path}?lng=nl&unknown=1`)).status).toBe(200)
    expect([
      path,
      ...[...asked].filter((name) => !OF_REMIX.includes(name) && !namesRead(path)!.includes(name)),
    ]).toEqual([path])
  }
})
/** What Remix itself looks for in every address. */
const OF_REMIX = ['index', '_data', '_routes']

async function reviewedProduct() {
  const {
    id: orderId,
    userId,
    lines,
  } = await db.order.findFirstOrThrow({
    where: { userId: { not: null } },
    include: { lines: true },
  })
  const productId = lines[0]!.productId
  await db.review.create({
    data: {
      orderId,
      productId,
      userId: userId!,
      status: 'published',
      rating: 5,
      body: 'Well built.',
      language: 'en',
      publishedAt: new Date(),
    },
  })
  return productId
}

test('nobody’s session, cart or message is among the choices that a page is kept by', async () => {
  const read = (cookie: string, language = 'sv-SE,sv;q=0.9') =>
    readChoices(
      new Headers({
        Cookie: cookie,
        'Accept-Language': language,
        'User-Agent': 'somebody',
        'X-Forwarded-For': '203.0.113.7',
      }),
    )
  const plain = await read('')
  expect(Object.keys(plain!).sort()).toEqual(['accept-language', 'cookie'])
  expect(await read('_ga=GA1.2.3; other=kanal_session', 'sv')).toEqual(plain)
  for (const name of [
    'kanal_session',
    '__Host-kanal_session',
    'kanal_cart',
    'kanal_flash',
    'kanal_second_step',
    'kanal_quote',
    'kanal_of_tomorrow',
  ]) {
    expect([name, await read(`_ga=1; ${name}=x`)]).toEqual([name, null])
  }
  const themed = new Visitor()
  await themed.post(paths.theme(), { theme: 'light', redirectTo: '/' })
  const cookie = [...themed.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  expect(await read(cookie)).not.toEqual(plain)
  expect(await read(`${cookie}; _ga=2`)).toEqual(await read(cookie))
})
