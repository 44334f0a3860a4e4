import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OrderStatus } from '~/domain/ground/machines.rules'
import { adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import { db } from '~/platform/db/db.server'
import { formatMoney } from '~/platform/i18n/format.server'
import { LANGUAGES, type Language } from '../../app/platform/i18n/languages'
import { readOrder } from '../factories/running-order'
import { CLAIMS, type Claims } from '../factories/told-claims'
import { TOLD_ORDERS, type ToldOrder } from '../factories/told-orders'
import type { Told } from '../factories/told-steps'
import { brokenTexts } from '../setup/broken-texts'
import { formIn, linesOf, wordsOf } from '../setup/claims'
import type { Page } from '../setup/page'
import { withSession } from '../setup/session'
import { THOROUGH } from '../setup/thorough'
import { Visitor } from '../setup/visitor'

/** By day every order in English, and each twelfth in another language, in turn; at night all. */
const inTurn = (language: Language) =>
  THOROUGH || language === 'en'
    ? names
    : names.filter((_, at) => at % 12 === 3 * LANGUAGES.indexOf(language))
const names = Object.keys(CLAIMS) as ToldOrder[]
const OPEN: OrderStatus[] = ['pending_payment', 'awaiting_brief', 'in_progress', 'in_review']
const PAUSED: OrderStatus[] = ['on_hold', 'disputed', 'withdrawal_requested']
const BROKEN_OFF: OrderStatus[] = ['expired', 'cancelled', 'withdrawn']

interface Walked extends Told {
  row: Awaited<ReturnType<typeof readOrder>>
  page(at: string): Promise<Page>
  studioPage(at: string): Promise<Page>
}

let admin: Visitor
const told = new Map<ToldOrder, Told & { visitor: Visitor }>()

beforeAll(async () => {
  admin = new Visitor()
  await admin.signInAs('admin')
  for (const name of names) {
    const order = await TOLD_ORDERS[name]()
    told.set(name, { ...order, visitor: await withSession(order.userId) })
  }
})
beforeEach(() => db.rateLimit.deleteMany())

async function walk(name: ToldOrder, language: Language): Promise<Walked> {
  const { visitor, ...order } = told.get(name)!
  const headers = { 'Accept-Language': language }
  const sound = (page: Page) => {
    expect([page.status, page.language, brokenTexts(page)]).toEqual([200, language, []])
    return page
  }
  return {
    ...order,
    row: await readOrder(order.orderId),
    page: async (at) => sound(await visitor.get(at, headers)),
    studioPage: async (at) => sound(await admin.get(at, headers)),
  }
}

const lineOf = (page: Page, selector: string) => linesOf(page, selector)[0] ?? ''
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** What has to be said in these words, in order, and what nowhere. */
function expectOrder(texts: string[], forms: RegExp[], about: string) {
  expect(texts.length, about).toBe(forms.length)
  for (const [at, form] of forms.entries()) expect(texts[at], `${about} ${at + 1}`).toMatch(form)
}

describe.each(LANGUAGES)('in %s', (language) => {
  const orders = inTurn(language)
  const { say, form } = formIn(language)
  const labels = (keys: string[]) => wordsOf(language, keys)

  test.each(orders)('the dashboard tells the truth of an order that is %s', async (name) => {
    const { orderId, page } = await walk(name, language)
    const claims = CLAIMS[name]
    const home = await page(paths.dashboard({ order: orderId }))
    const next = lineOf(home, '[aria-labelledby="next-step"]')
    const kind = String(claims.next).split('.')[0]!
    expect(next).toContain(say(`dashboard:next.${kind}.title`))
    expect(next).toMatch(
      form(`dashboard:next.${claims.next}${claims.next.includes('.') ? '' : '.text'}`),
    )
    for (const turn of ['client', 'studio'] as const)
      expect(next.includes(say(`dashboard:next.turn.${turn}`)), turn).toBe(claims.turn === turn)
    expectPlan(home, '[aria-labelledby="milestones"] li', claims, language)
    expect(lineOf(home, '[aria-labelledby="payment"]')).toContain(
      say(`dashboard:payment.${claims.money}`),
    )
  })

  test.each(orders)('amounts, days and links of %s are those of its rows', async (name) => {
    const { orderId, row, page } = await walk(name, language)
    const { order: status } = CLAIMS[name]
    expect(row.status).toBe(status)
    const addresses = [
      paths.dashboard({ order: orderId }),
      paths.orders({ order: orderId }),
      paths.milestones({ order: orderId }),
    ]
    const pages = await Promise.all(addresses.map(page))
    const owed = row.payables.filter(({ status: payable }) => payable !== 'void')
    const paid = sum(row.payables.filter(({ status: payable }) => payable === 'paid'))
    const back = row.payables
      .flatMap(({ payments }) => payments)
      .reduce((total, { refundedAmount }) => total + refundedAmount, 0)
    const over = [...BROKEN_OFF, 'withdrawal_requested'].includes(status)
    const left = over ? 0 : sum(owed) - paid
    const money = (cents: number) => plain(formatMoney(cents, row.currency, language))
    for (const [at, one] of pages.entries()) {
      const text = plain(lineOf(one, 'main'))
      const where = addresses[at]!
      const termed = linesOf(one, 'main dl > div').map(plain)
      // A plan without milestones has no figures.
      if (at < 2 || row.project) {
        expect(termed, where).toContain(`${say('dashboard:money.paid')} ${money(paid)}`)
        const backs = termed.filter((pair) => pair.startsWith(`${say('dashboard:money.back')} `))
        expect(backs, where).toEqual(
          back > 0 ? [`${say('dashboard:money.back')} ${money(back)}`] : [],
        )
        const lefts = termed.filter((pair) => pair.startsWith(`${say('dashboard:money.left')} `))
        expect(lefts, where).toEqual(
          left > 0 ? [`${say('dashboard:money.left')} ${money(left)}`] : [],
        )
      }
      const nothingLeft =
        row.payables.every(({ status: payable }) => payable === 'paid') &&
        back === 0 &&
        status !== 'disputed'
      if (at === 1)
        expect(
          lineOf(one, '[aria-labelledby="payment"]').includes(say('dashboard:money.nothingLeft')),
          where,
        ).toBe(nothingLeft)
      const planned = form('dashboard:milestones.due').test(text)
      if (!OPEN.includes(status)) expect(planned, `${where} plans a day`).toBe(false)
      const paysHere = one.$('main a[href^="/pay/"]').length > 0
      if (over || row.payables.every(({ status: payable }) => payable === 'paid'))
        expect(paysHere, `${where} asks for money`).toBe(false)
      const reviewed = row.project?.milestones.some((one) => one.status === 'submitted')
      const review = form('project:plan.review.text').test(text)
      if (at === 2) expect(review, where).toBe(reviewed === true && OPEN.includes(status))
      if (BROKEN_OFF.includes(status) && !row.project)
        for (const none of [
          'dashboard:progress.none',
          'dashboard:milestones.none',
          'project:plan.none.text',
        ])
          expect(text, where).not.toContain(say(none))
    }
  })

  test.each(orders)(
    'the overview and the projects list of %s what is owed, no more',
    async (name) => {
      const { orderId, row, page } = await walk(name, language)
      const { order: status, states = [], answers = [], pays = [], ours = [] } = CLAIMS[name]
      const overview = await page(paths.overview())
      for (const [card, kinds] of [
        ['waiting', answers],
        ['payments', pays],
        ['studio', ours],
      ] as const)
        expectOrder(
          linesOf(overview, `[aria-labelledby="card-${card}"] li p.font-semibold`),
          kinds.map((kind) => form(`overview:owed.${kind}.text`)),
          `${card} of ${orderId}`,
        )
      if (PAUSED.includes(status)) {
        const shown = lineOf(overview, 'main')
        for (const key of [
          'dashboard:progress.due',
          'overview:owed.work.by',
          'overview:owed.payment.by',
        ])
          expect(shown).not.toMatch(form(key))
      }
      if (!row.project) return
      const card = lineOf(await page(paths.dashboardNew()), 'article')
      const next = states.find((state) => state !== 'released')
      const said = labels(['in_progress', 'submitted', 'planned', 'paused', 'payable']).filter(
        (label) => card.split(/[·]/)[0]!.includes(label),
      )
      if (BROKEN_OFF.includes(status) || !next) expect(said).toEqual([])
      else expect(card).toContain(say(`dashboard:milestones.state.${next}`))
    },
  )

  test.each(orders)('the plan and the changes of %s say how it stands', async (name) => {
    const { orderId, row, page } = await walk(name, language)
    const claims = CLAIMS[name]
    const milestones = await page(paths.milestones({ order: orderId }))
    expectPlan(milestones, 'main article', claims, language)
    const { order: status } = claims
    const changes = await page(paths.projectDetails({ order: orderId, part: 'changes' }))
    const text = lineOf(changes, 'main')
    if (BROKEN_OFF.includes(status) || status === 'completed')
      for (const mark of ['requested.client', 'priced.client'])
        expect(text).not.toContain(say(`project:changes.marks.${mark}`))
    const team = await page(paths.projectDetails({ order: orderId, part: 'team' }))
    const comes = form('project:team.nobody').test(lineOf(team, 'main'))
    if ([...BROKEN_OFF, 'completed', 'closed'].includes(status)) expect(comes).toBe(false)
    const brief = lineOf(await page(paths.projectDetails({ order: orderId })), 'main')
    if (!row.project && BROKEN_OFF.includes(status))
      expect(brief).not.toContain(say('project:brief.noProject.text'))
    if (status === 'awaiting_brief')
      expect(form('project:brief.sendTextHeld').test(brief)).toBe(row.earlyStartAt === null)
  })

  test.each(orders)('the history of %s is what happened', async (name) => {
    const { orderId, row, page } = await walk(name, language)
    const titles = linesOf(await page(paths.activities({ order: orderId })), 'main li')
    const kinds = row.events.map(({ kind, from }) => `${kind} from ${from}`)
    const tells = (key: string) =>
      titles.some((title) => title.includes(say(`dashboard:activities.kinds.order.${key}`)))
    expect(tells('in_progress')).toBe(kinds.includes('order.in_progress from awaiting_brief'))
    expect(tells('reworked')).toBe(kinds.includes('order.in_progress from in_review'))
    expect(tells('resumed')).toBe(
      kinds.some(
        (kind) => /^order\..* from (on_hold|disputed)$/.test(kind) && !/cancelled/.test(kind),
      ),
    )
  })

  test.each(orders)('the studio reads of %s what is so', async (name) => {
    const { orderId, studioPage } = await walk(name, language)
    const claims = CLAIMS[name]
    const order = await studioPage(adminPaths.order(orderId))
    const now = lineOf(order, '[aria-labelledby="now"]')
    expect(now).toContain(say(`admin-orders:status.${claims.order}`))
    for (const turn of ['client', 'studio', 'nobody'] as const)
      expect(now.includes(say(`admin-orders:order.turn.${turn}`)), turn).toBe(claims.turn === turn)
    const rows = linesOf(order, '[aria-labelledby="milestones"] > ol > li').map(plain)
    expectOrder(
      rows,
      (claims.states ?? []).map((state) => form(`admin-orders:milestones.status.${state}`)),
      'milestone',
    )
    for (const [at, key] of (claims.paid ?? []).entries())
      expect(rows[at]).toMatch(form(`dashboard:milestones.payment.${key}`))
    if (!OPEN.includes(claims.order)) {
      expect(rows.join()).not.toMatch(form('admin-orders:milestones.due'))
      expect(rows.join()).not.toMatch(form('admin-orders:milestones.held'))
    }
    const team = lineOf(await studioPage(adminPaths.orderPart(orderId, 'team')), 'main')
    if (BROKEN_OFF.includes(claims.order) && claims.states)
      expect(team).not.toContain(say('assignments:team.free'))
    const list = await studioPage(adminPaths.milestones({ q: await numberOf(orderId) }))
    const listed = lineOf(list, 'main')
    if (claims.states?.every((state) => state === 'ended'))
      expect(listed).toContain(say('admin-orders:milestones.status.ended'))
  })
})

const numberOf = async (id: string) =>
  (await db.order.findUniqueOrThrow({ where: { id }, select: { number: true } })).number

function sum(rows: { amount: number }[]) {
  return rows.reduce((total, { amount }) => total + amount, 0)
}

/** Each milestone says how it stands and how it is paid, and nothing else about either. */
function expectPlan(
  page: Page,
  selector: string,
  { states = [], paid = [] }: Claims,
  language: Language,
) {
  const { say, form } = formIn(language)
  const rows = linesOf(page, selector)
  expectOrder(
    rows,
    states.map((state) => form(`dashboard:milestones.state.${state}`)),
    'milestone',
  )
  expectOrder(
    rows,
    paid.map((key) => form(`dashboard:milestones.payment.${key}`)),
    'payment',
  )
  for (const [at, row] of rows.entries()) {
    if (!paid[at]!.startsWith('prepaid')) continue
    expect(row).not.toContain(say('dashboard:milestones.payment.refunded'))
  }
}
