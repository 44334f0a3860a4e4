import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calendarUrl } from '~/domain/calendar/calendar-feed.server'
import { unsubscribeToken } from '~/domain/notifications/unsubscribe.server'
import { readClient, staffMember } from '~/domain/people/participant.server'
import { askForChange, priceChange } from '~/domain/projects/changes.server'
import { startMilestone, submitMilestone } from '~/domain/projects/milestones.server'
import { paths } from '~/paths'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { db } from '~/platform/db/db.server'
import { ADMIN, readOrder, runningOrder } from '#tests/factories/running-order'
import { handle } from '#tests/setup/handler'
import { readCalendar } from '#tests/setup/icalendar'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { PUBLIC_URL } from '#tests/setup/settings'
import { Visitor } from '#tests/setup/visitor'

const CENTRE = '/dashboard/notifications'
const SETTINGS = '/dashboard/settings/notifications'

let client: Visitor
let clientId: number

beforeAll(async () => {
  client = new Visitor()
  await client.signInAs('client')
  clientId = (await db.user.findUniqueOrThrow({ where: { username: 'client' } })).id
})

beforeEach(async () => {
  await db.rateLimit.deleteMany()
  await db.notification.deleteMany()
})

async function tell(count: number, { userId = clientId, title = 'Logo' } = {}) {
  const rows = Array.from({ length: count }, (_, index) => ({
    key: randomUUID(),
    userId,
    kind: 'file.added',
    data: { title: `${title} ${index + 1}`, number: 'K-1' },
    href: '/dashboard/files?order=1',
  }))
  for (const data of rows) await db.notification.create({ data })
  return db.notification.findMany({ where: { userId }, orderBy: { id: 'desc' } })
}

const unread = () => db.notification.count({ where: { userId: clientId, readAt: null } })

describe('the center', () => {
  test('is for who is signed in, and shows to each their own', async () => {
    await tell(1, { title: 'Mine' })
    const { headers } = await new Visitor().fetch(CENTRE)
    expect(headers.get('Location')).toBe(`/auth?redirectTo=${encodeURIComponent(CENTRE)}`)
    expect((await client.get(CENTRE)).textOf('main')).toContain('New file: Mine 1')
    const other = new Visitor()
    await other.signInAs('freelancer')
    const page = await other.get(CENTRE)
    expect(page.textOf('main')).toContain('No notifications yet')
    expect(page.html).not.toContain('Mine 1')
  })

  test('counts in the bar, and a notice that is opened leads to its page and counts no longer', async () => {
    const [latest] = await tell(2)
    const page = await client.get(CENTRE)
    expect(page.$(`header a[href="${CENTRE}"]`).text()).toContain('Notifications: 2 unread')
    const { status, headers } = await client.fetch(page.link('New file: Logo 2')!)
    expect([status, headers.get('Location')]).toEqual([303, latest!.href])
    const next = await client.get(CENTRE)
    expect(next.$(`header a[href="${CENTRE}"]`).text()).toContain('Notifications: 1 unread')
  })

  test('opens nobody else’s notice, and nothing that is none', async () => {
    const { id: otherId } = await db.user.findUniqueOrThrow({ where: { username: 'freelancer' } })
    const [theirs] = await tell(1, { userId: otherId })
    for (const id of [theirs!.id, randomUUID(), 'x', '%00'])
      expect((await client.fetch(`${CENTRE}/${id}`)).status).toBe(404)
    await client.post(CENTRE, { one: theirs!.id })
    await client.post(CENTRE, { newest: theirs!.id })
    expect(await db.notification.count({ where: { userId: otherId, readAt: null } })).toBe(1)
    const { headers } = await new Visitor().fetch(`${CENTRE}/${theirs!.id}`)
    expect(headers.get('Location')).toContain('/auth')
  })

  test('marks one as read, and all that stood on the page', async () => {
    const [, older] = await tell(3)
    const page = await client.get(CENTRE)
    const marked = await client.submit(page, `button[value="${older!.id}"]`)
    expect(marked.text).toContain('Marked as read.')
    expect(await unread()).toBe(2)
    await tell(1, { title: 'Meanwhile' })
    const all = await client.submit(page, 'Mark all as read')
    expect(all.text).toContain('2 notifications marked as read.')
    expect(await unread()).toBe(1)
    expect((await client.submit(page, 'Mark all as read')).text).toContain(
      'Everything was already marked as read.',
    )
    const left = await client.get(`${CENTRE}?show=unread`)
    expect(left.textOf('main')).toContain('Meanwhile 1')
    expect(left.textOf('main')).not.toContain('Logo 1')
  })

  test.each([{}, { one: 'x' }, { newest: '\u0000' }, { one: '', newest: '1' }])(
    'marks nothing for %j',
    async (form) => {
      await tell(1)
      expect((await client.post(CENTRE, form as Record<string, string>)).status).toBe(200)
      expect(await unread()).toBe(1)
    },
  )

  test('pages by fifty-two notices without missing one, in few queries', async () => {
    await tell(1)
    const few = await countQueries(client, CENTRE)
    await db.notification.deleteMany()
    await tell(52)
    const many = await countQueries(client, CENTRE)
    expect(Math.max(few, many), `${few} and ${many}`).toBeLessThanOrEqual(QUERY_BUDGET)
    const titles = new Set<string>()
    const sizes: number[] = []
    for (let address: string | undefined = CENTRE; address;) {
      const page = await client.get(address)
      const shown = page.texts('main li a[id^="notification-"]')
      sizes.push(shown.length)
      shown.forEach((title) => titles.add(title))
      address = page.$('main a[rel="next"]').attr('href')
    }
    expect(sizes).toEqual([25, 25, 2])
    expect(titles.size).toBe(52)
  })

  test.each(['before=x', 'after=%00', 'before=00000000-0000-7000-8000-000000000000', 'show=all'])(
    'answers ?%s',
    async (query) => {
      await tell(1)
      expect((await client.get(`${CENTRE}?${query}`)).status).toBe(200)
    },
  )
})

describe('the settings', () => {
  beforeEach(() => db.notificationPreference.deleteMany())
  const rows = () =>
    db.notificationPreference.findMany({
      where: { userId: clientId },
      orderBy: [{ kind: 'asc' }, { channel: 'asc' }],
      select: { kind: true, channel: true, enabled: true },
    })

  test('keep what differs from the usual, and show it', async () => {
    const page = await client.get(SETTINGS)
    expect(page.status).toBe(200)
    expect(page.$('input[name="message.posted"][checked]').attr('value')).toBe('mail')
    const saved = await client.submit(page, 'Save', {
      'message.posted': 'digest',
      'file.added': 'off',
    })
    expect(saved.text).toContain('Your choices have been saved.')
    expect(await rows()).toEqual([
      { kind: 'file.added', channel: 'app', enabled: false },
      { kind: 'file.added', channel: 'digest', enabled: false },
      { kind: 'message.posted', channel: 'digest', enabled: true },
      { kind: 'message.posted', channel: 'mail', enabled: false },
    ])
    expect(saved.$('input[name="file.added"][checked]').attr('value')).toBe('off')
    await client.submit(saved, 'Save', { 'message.posted': 'mail', 'file.added': 'digest' })
    expect(await rows()).toEqual([])
  })

  test('offer the studio’s kinds to its staff alone', async () => {
    const admin = new Visitor()
    await admin.signInAs('admin')
    expect((await admin.get(SETTINGS)).$('input[name="studio.message"]')).toHaveLength(4)
    expect((await client.get(SETTINGS)).$('input[name^="studio."]')).toHaveLength(0)
    await client.post(SETTINGS, { 'message.posted': 'app', 'studio.message': 'off' })
    expect((await rows()).map(({ kind }) => kind)).toEqual(['message.posted'])
  })

  test.each([{}, { 'message.posted': 'loud' }, { 'no.kind': 'off' }])(
    'keep nothing of %j',
    async (form) => {
      expect((await client.post(SETTINGS, form as Record<string, string>)).status).toBe(200)
      expect(await rows()).toEqual([])
    },
  )

  test('give another address to the calendar, and the old one ends', async () => {
    const address = (page: Awaited<ReturnType<Visitor['get']>>) =>
      new URL(page.textOf('main .font-mono')).pathname
    const old = address(await client.get(SETTINGS))
    expect((await new Visitor().fetch(old)).status).toBe(200)
    const next = address(await client.submit(await client.get(SETTINGS), 'Create a new address'))
    expect(next).not.toBe(old)
    expect((await new Visitor().fetch(old)).status).toBe(404)
    expect((await new Visitor().fetch(next)).status).toBe(200)
  })

  test('stay within the queries of a page', async () => {
    expect(await countQueries(client, SETTINGS)).toBeLessThanOrEqual(QUERY_BUDGET)
  })
})

describe('the link at the end of a mail', () => {
  beforeEach(() => db.notificationPreference.deleteMany())
  const address = () => paths.unsubscribe(unsubscribeToken(clientId, 'message.posted'))
  const mailed = async () =>
    (await db.notificationPreference.count({
      where: { userId: clientId, kind: 'message.posted', channel: 'mail', enabled: false },
    })) === 0

  test('changes nothing by a visit, and by its button the mails end and come again', async () => {
    const visitor = new Visitor()
    const page = await visitor.get(address())
    expect(page.headers.get('Cache-Control')).toContain('no-store')
    expect(page.text).toContain('New messages')
    expect(await mailed()).toBe(true)
    const off = await visitor.submit(page, 'Unsubscribe')
    expect(off.text).toContain('You’re unsubscribed from these emails')
    expect(await mailed()).toBe(false)
    await visitor.submit(off, 'Subscribe again')
    expect(await mailed()).toBe(true)
  })

  test('is taken in one step by a mail program, which comes from nowhere', async () => {
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect(
      (await handle(new Request(new URL(address(), PUBLIC_URL), { method: 'POST', body }))).status,
    ).toBe(200)
    expect(await mailed()).toBe(false)
  })

  test.each(['x', 'x.y', `1.message.posted.${'A'.repeat(43)}`])(
    'that nobody signed is not found: %s',
    async (token) => {
      expect((await new Visitor().get(paths.unsubscribe(token))).status).toBe(404)
      expect(
        (
          await new Visitor().fetch(paths.unsubscribe(token), {
            method: 'POST',
            body: new URLSearchParams({ mailed: 'off' }),
          })
        ).status,
      ).toBe(404)
    },
  )
})

describe('a decision by mail', () => {
  async function waiting() {
    const { orderId } = await runningOrder({ price: 90_000 })
    const milestone = (await readOrder(orderId)).project!.milestones[0]!
    await startMilestone(milestone.id, ADMIN)
    await submitMilestone(milestone.id, ADMIN)
    const { id } = await db.notification.findFirstOrThrow({
      where: { orderId, kind: 'milestone.submitted' },
    })
    const status = async () => (await readOrder(orderId)).project!.milestones[0]!.status
    return {
      orderId,
      title: milestone.title,
      address: paths.decide(signLinkToken('decision', id)),
      status,
    }
  }

  test('is shown by a visit, taken by its button without an account, and once', async () => {
    const { address, title, status } = await waiting()
    const visitor = new Visitor()
    const page = await visitor.get(address)
    expect(page.status).toBe(200)
    expect(page.headers.get('Cache-Control')).toContain('no-store')
    for (const words of [title, 'Rounds of changes', 'Answering as'])
      expect(page.textOf('main')).toContain(words)
    expect(await status()).toBe('submitted')
    const pressed = await Promise.all([
      visitor.submit(page, 'Approve'),
      visitor.submit(page, 'Approve'),
    ])
    for (const answer of pressed) expect(answer.textOf('h1')).toBe(`Approved: ${title}`)
    expect(await status()).toBe('released')
    expect((await visitor.post(address, { intent: 'changes', reason: 'Too late' })).text).toContain(
      'This has already been answered',
    )
    expect(await status()).toBe('released')
  })

  test('asks what should change, and keeps what was typed', async () => {
    const { address, status } = await waiting()
    const visitor = new Visitor()
    const empty = await visitor.submit(await visitor.get(address), 'Request changes')
    expect(empty.status).toBe(400)
    expect(empty.errors.join()).toContain('Tell us what should change.')
    expect(await status()).toBe('submitted')
    const asked = await visitor.submit(empty, 'Request changes', { reason: 'More blue' })
    expect(asked.textOf('h1')).toContain('We’re making changes to')
    expect(await status()).toBe('changes_requested')
  })

  test('orders a change at the price that stands above the button, and leads to its payment', async () => {
    const { orderId } = await runningOrder({ price: 90_000 })
    const { userId } = await readOrder(orderId)
    await askForChange(await readClient(userId!), orderId, {
      title: 'A booking page',
      description: 'With two calendars',
      key: randomUUID(),
    })
    const { id: changeId } = await db.changeRequest.findFirstOrThrow({
      where: { project: { orderId } },
    })
    await priceChange(staffMember(1), changeId, {
      net: 40_000,
      workingDays: 2,
      answer: 'With both',
    })
    const { id } = await db.notification.findFirstOrThrow({
      where: { orderId, kind: 'change.priced' },
    })
    const page = await new Visitor().get(paths.decide(signLinkToken('decision', id)))
    for (const words of ['A booking page', 'With both', '$500.00', 'Decline'])
      expect(page.textOf('main')).toContain(words)
    const payment = await new Visitor().submit(page, 'Order with obligation to pay')
    expect(payment.url.pathname).toContain('/pay/')
    expect(payment.textOf('main')).toContain('$500.00')
    expect((await new Visitor().submit(page, 'Decline')).text).toContain(
      'This has already been answered',
    )
  })

  test('ends after its days, and is nobody’s without a signature', async () => {
    const { address, orderId, status } = await waiting()
    await db.notification.updateMany({
      where: { orderId },
      data: { createdAt: new Date('2026-01-01') },
    })
    const page = await new Visitor().get(address)
    expect([page.status, page.textOf('h1')]).toEqual([410, 'This link has expired'])
    await new Visitor().post(address, { intent: 'approve' })
    expect(await status()).toBe('submitted')
    const { id } = await db.notification.findFirstOrThrow({ where: { orderId } })
    for (const token of [
      'x',
      signLinkToken('payable', id),
      signLinkToken('decision', randomUUID()),
      signLinkToken('decision', 'x'),
    ]) {
      expect((await new Visitor().get(paths.decide(token))).status).toBe(404)
    }
  })
})

describe('the calendar', () => {
  test('is a file that a calendar program reads, and says when nothing is new', async () => {
    const { calendarVersion } = await db.user.findUniqueOrThrow({ where: { id: clientId } })
    const { pathname } = new URL(calendarUrl(clientId, calendarVersion))
    const program = new Visitor()
    const answer = await program.fetch(pathname)
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
    expect(readCalendar(await answer.text()).events.length).toBeGreaterThan(2)
    const again = await program.fetch(pathname, {
      headers: { 'If-None-Match': answer.headers.get('ETag')! },
    })
    expect(again.status).toBe(304)
    expect(await countQueries(program, pathname)).toBeLessThanOrEqual(QUERY_BUDGET)
    for (const other of [
      '/calendar/x.ics',
      '/calendar/x',
      pathname.replace('.ics', ''),
      pathname.replace('.ics', 'x.ics'),
    ])
      expect((await program.fetch(other)).status).toBe(404)
  })
})
