import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seesOrder } from '~/domain/orders/order-access.server'
import { sidesOf } from '~/domain/people/participant.server'
import { paths } from '~/paths'
import { db } from '~/platform/db/db.server'
import { anybodysSubmission } from '../setup/form'
import type { Page } from '../setup/page'
import { isPage, mappedRoutes } from '../setup/route-map'
import { furnishStudio } from '../setup/studio-things'
import { loadBuild } from '../setup/handler'
import { addressOf, whoseIs } from '../setup/whose-addresses'
import { Visitor } from '../setup/visitor'

const WORD = 'Zinnober'
const build = await loadBuild()
const withThings = mappedRoutes.filter(({ pattern }) => pattern.includes(':'))
const DESK = '/studiostack/dashboard'
const deskPages = mappedRoutes.filter(
  (route) => route.pattern.startsWith(DESK) && isPage(build, route),
)

let seller: Awaited<ReturnType<typeof furnishStudio>>
let strangers: Record<string, Visitor>

beforeAll(async () => {
  seller = await furnishStudio('west-light', WORD)
  const other = await furnishStudio('late-light', 'Azure')
  const admin = new Visitor()
  await admin.signInAs('admin')
  strangers = {
    'the owner of another studio': other.owner,
    'the client of another studio': other.buyer,
    'the staff of the site': admin,
    'somebody who is not signed in': new Visitor(),
  }
})

beforeEach(() => db.rateLimit.deleteMany())

const addressFor = (pattern: string) =>
  pattern.includes(':') ? addressOf(pattern, seller.things) : pattern
const isShown = (body: string) => body.toLowerCase().includes(WORD.toLowerCase())

/**
 * What an answer is worth to whoever asked: nothing, when it refuses, leads away or is of something
 * else.
 */
async function leakIn(response: Response) {
  const body = await response.text()
  if (isShown(body)) return `${response.status} with words of it`
  // A loader that leads away answers a call for its data with the way.
  if (body.includes('SingleFetchRedirect')) return null
  return [200, 201, 206].includes(response.status) ? `${response.status}` : null
}

/** All that can be told apart about a studio, its orders and its work. */
async function stateOf(studioId: number) {
  const order = {
    lines: true,
    payables: {
      include: {
        payments: { include: { refunds: true } },
        invoice: { include: { creditNotes: true } },
      },
    },
    threads: { include: { messages: true } },
    events: true,
    project: {
      include: {
        milestones: true,
        files: { include: { versions: true } },
        folders: true,
        links: true,
        briefNotes: true,
        briefAnswers: true,
        changeRequests: true,
        deliverables: { include: { files: true } },
        designs: { include: { versions: { include: { pins: true } } } },
        previews: { include: { versions: true } },
      },
    },
  }
  const include = {
    members: true,
    products: { include: { translations: true, prices: true } },
    showcaseProjects: { include: { translations: true } },
    contactMessages: true,
    orders: { include: order },
  }
  const plain = (_key: string, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value
  return JSON.stringify(
    await db.studio.findUniqueOrThrow({ where: { id: studioId }, include }),
    plain,
  )
}

/** Every press that a page's forms allow, as a browser would send it. */
function pressesOf(page: Page) {
  const { $ } = page
  return $('main form')
    .toArray()
    .flatMap((form, index) => {
      if ($(form).attr('method')?.toUpperCase() !== 'POST') return []
      $(form).attr('data-form', String(index))
      const buttons = $(form).find('button:not([type="button"], [type="reset"])').toArray()
      return buttons.map((button, press) => {
        $(button).attr('data-press', `${index}-${press}`)
        return anybodysSubmission(page, `[data-press="${index}-${press}"]`)
      })
    })
}

test('every address that names a row has been told of whom it is', () => {
  expect(
    withThings.filter(({ pattern }) => whoseIs(pattern) === null).map(({ pattern }) => pattern),
  ).toEqual([])
})

describe('of another studio’s things', () => {
  const named = withThings.filter(({ pattern }) =>
    ['studio', 'elsewhere'].includes(whoseIs(pattern) ?? ''),
  )

  test.each(named)('$pattern gives a stranger nothing', async (route) => {
    const address = addressFor(route.pattern)
    const leaks: string[] = []
    for (const [who, visitor] of Object.entries(strangers)) {
      const asked = [
        address,
        ...(isPage(build, route)
          ? [`${address}.data`, `${address}.data?_routes=${encodeURIComponent(route.id)}`]
          : []),
      ]
      for (const one of asked) {
        const leak = await leakIn(await visitor.fetch(one))
        if (leak) leaks.push(`${who}: GET ${one} ${leak}`)
      }
      const leak = await leakIn(
        await visitor.fetch(address, {
          method: 'POST',
          body: new URLSearchParams({ intent: 'save' }),
        }),
      )
      if (leak) leaks.push(`${who}: POST ${address} ${leak}`)
    }
    expect(leaks).toEqual([])
  })

  test.each(named.filter(({ pattern }) => whoseIs(pattern) === 'studio'))(
    '$pattern is there for those whose it is',
    async ({ pattern }) => {
      const answers = await Promise.all(
        [seller.owner, seller.buyer].map((visitor) => visitor.fetch(addressFor(pattern))),
      )
      const away = (one: Response) =>
        one.headers.get('Location')?.startsWith('/studiostack/auth') ||
        one.headers.get('Location')?.startsWith('/auth')
      expect(answers.some((one) => one.status === 200 || (one.status === 303 && !away(one)))).toBe(
        true,
      )
    },
  )

  const plain = mappedRoutes.filter(
    (route) =>
      !route.pattern.includes(':') &&
      !route.pattern.endsWith('*') &&
      isPage(build, route) &&
      /^\/(dashboard|studiostack\/dashboard|shop\/order)/.test(route.pattern),
  )

  // Accounts are the site’s, and so are the list of the studios on it and what it pays them.
  const OF_THE_SITE = ['clients', 'studios', 'payouts'].map((list) => `/dashboard/admin/${list}`)

  test.each(plain.filter(({ pattern }) => !OF_THE_SITE.includes(pattern)))(
    '$pattern shows nothing of it, asked for its order',
    async ({ pattern }) => {
      const shown: string[] = []
      for (const [who, visitor] of Object.entries(strangers)) {
        const response = await visitor.fetch(`${pattern}?order=${seller.things.order}`)
        if (isShown(await response.text())) shown.push(who)
      }
      expect(shown).toEqual([])
    },
  )

  test('its client reads whose work it is', async () => {
    expect((await seller.buyer.get('/dashboard/overview')).textOf('main')).toContain(
      `${WORD} · K${seller.things.studioId}-`,
    )
  })

  test('nothing of it is missing in the file that its people take along', async () => {
    const { order, invoice, creditNote, refund } = seller.things
    const { number } = await db.order.findUniqueOrThrow({ where: { id: order } })
    const file = await (await seller.owner.fetch(`${DESK}/export`)).text()
    const words = [
      'service',
      'work',
      'buyer',
      'asks',
      'answers',
      'change',
      'design',
      'preview',
      'pack',
    ].map((what) => `"${WORD} ${what}"`)
    for (const one of [
      ...words,
      invoice,
      creditNote,
      refund,
      `${number}/${WORD}.pdf`,
      `${number}/${WORD} (2).pdf`,
      `${number}/${WORD} (3).pdf`,
      `${number}/${WORD}.png`,
      'studio.json',
    ])
      expect(file, one).toContain(one)
  })

  test('its export, its live news and its orders are its people’s and its clients’ alone', async () => {
    for (const [who, visitor] of Object.entries(strangers)) {
      const response = await visitor.fetch(`${DESK}/export`)
      expect(isShown(await response.text()), who).toBe(false)
    }
    for (const username of ['late-light-owner', 'late-light-buyer', 'admin']) {
      const viewer = await db.user.findUniqueOrThrow({ where: { username } })
      expect(await seesOrder(await sidesOf(viewer), seller.things.order), username).toBe(false)
    }
    for (const username of ['west-light-owner', 'west-light-buyer']) {
      const viewer = await db.user.findUniqueOrThrow({ where: { username } })
      expect(await seesOrder(await sidesOf(viewer), seller.things.order), username).toBe(true)
    }
  })

  test.each(deskPages)(
    'nothing that can be pressed at $pattern is done for a stranger',
    async ({ pattern }) => {
      const address = addressFor(pattern)
      const page = await seller.owner.get(address)
      expect(page.status).toBe(200)
      const before = await stateOf(seller.things.studioId)
      const done: string[] = []
      // What somebody drafts is their own, whatever the form is about.
      const presses = pressesOf(page).filter(({ action }) => action !== paths.drafts())
      for (const { action, body } of presses) {
        for (const [who, visitor] of Object.entries(strangers)) {
          const { status, headers } = await visitor.fetch(
            new URL(action, page.url).pathname + new URL(action, page.url).search,
            { method: 'POST', body },
          )
          const refused =
            [400, 404, 422].includes(status) ||
            headers.get('Location')?.startsWith('/studiostack/auth')
          if (pattern.includes(':') && !refused)
            done.push(`${who}: ${action} ${[...body.keys()].join(' ')} ${status}`)
        }
      }
      expect(done).toEqual([])
      expect(await stateOf(seller.things.studioId)).toBe(before)
    },
  )
})
