import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeFreelancerStatus } from '~/domain/freelancers/freelancer-status.server'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { after, DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { createFreelancer } from '#tests/factories/freelancer'
import { readCalendar } from '#tests/setup/icalendar'
import type { Page } from '#tests/setup/page'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { withSession } from '#tests/setup/session'
import { Visitor } from '#tests/setup/visitor'

const PROFILE = paths.freelancerArea('profile')
const SCHEDULE = paths.freelancerArea('schedule')

let admin: Visitor
let client: Visitor

beforeAll(async () => {
  ;[admin, client] = [new Visitor(), new Visitor()]
  await admin.signInAs('admin')
  await client.signInAs('client')
})

beforeEach(() => db.rateLimit.deleteMany())

async function signedIn(options?: Parameters<typeof createFreelancer>[0]) {
  const freelancer = await createFreelancer(options)
  return { ...freelancer, visitor: await withSession(freelancer.userId) }
}
const read = (id: string) =>
  db.freelancer.findUniqueOrThrow({
    where: { id },
    include: { availability: { orderBy: { weekOf: 'asc' } }, holidays: true },
  })
const day = (days: number) =>
  after(days * DAY)
    .toISOString()
    .slice(0, 10)
const valueOf = (page: Page, name: string) =>
  page.$(`[name="${name}"]`).attr('value') ?? page.$(`textarea[name="${name}"]`).text().trim()

describe('the area', () => {
  test('is not a client’s, and tells an admin without a profile why it is empty', async () => {
    for (const path of [PROFILE, SCHEDULE]) {
      expect((await client.fetch(path)).headers.get('Location')).toBe('/dashboard')
      const page = await admin.get(path)
      expect([page.status, page.textOf('main h2')]).toEqual([
        200,
        'You’re not in the freelancer network',
      ])
      expect(page.link('Open freelancers')).toBe(adminPaths.freelancers({ list: 'freelancers' }))
    }
    expect((await admin.post(SCHEDULE, { intent: 'hours', usual: '10' })).text).toContain(
      'nothing was saved',
    )
  })
})

describe('the profile', () => {
  test('is kept and shown again, with the rate in integer cents', async () => {
    const { id, visitor } = await signedIn()
    const values = {
      headline: ' Shops  by the sea ',
      about: 'One.\r\nTwo.',
      skills: ['shopify', 'seo'],
      languages: ['sv'],
      links: 'elin.example\nhttps://elin.example/',
      rate: '1,234.50',
      currency: 'SEK',
    }
    const page = await visitor.submit(await visitor.get(PROFILE), 'Save profile', values)
    expect(page.text).toContain('Your profile has been saved.')
    expect(await read(id)).toMatchObject({
      headline: 'Shops by the sea',
      about: 'One.\nTwo.',
      skills: ['shopify', 'seo'],
      languages: ['sv'],
      portfolioLinks: ['https://elin.example/'],
      hourlyRate: 123_450,
      currency: 'SEK',
      publicPage: false,
      traits: ' skill:shopify skill:seo language:sv ',
    })
    expect([valueOf(page, 'headline'), valueOf(page, 'rate'), valueOf(page, 'links')]).toEqual([
      'Shops by the sea',
      '1234.50',
      'https://elin.example/',
    ])
    await visitor.submit(page, 'Save profile', { rate: '' })
    expect(await read(id)).toMatchObject({ hourlyRate: null })
    expect(await countQueries(visitor, PROFILE)).toBeLessThanOrEqual(QUERY_BUDGET)
  })

  test.each([
    ['skills', { skills: [] }, 'Choose at least one skill.'],
    ['languages', { languages: [] }, 'Choose at least one language.'],
    ['rate', { rate: 'a lot' }, 'Enter an amount, such as 85.00, or leave the field empty.'],
    ['rate', { rate: '0' }, 'Enter an amount, such as 85.00, or leave the field empty.'],
    [
      'links',
      { links: 'javascript:alert(1)' },
      '“javascript:alert(1)” isn’t a web address. Enter it like https://example.com, one per line.',
    ],
    ['headline', { headline: 'x'.repeat(121) }, 'Use 120 characters or fewer.'],
    [
      'headline',
      { headline: '', publicPage: true },
      'Enter a headline: it’s the first thing on your public page.',
    ],
  ])('with a wrong %s keeps what was typed and saves nothing', async (_field, wrong, message) => {
    const { id, visitor } = await signedIn()
    const page = await visitor.submit(await visitor.get(PROFILE), 'Save profile', {
      headline: 'Typed',
      about: 'Typed too',
      ...wrong,
    })
    expect([page.status, page.errors]).toEqual([400, [message]])
    expect(valueOf(page, 'about')).toBe('Typed too')
    expect(await read(id)).toMatchObject({ about: '' })
  })

  test('pauses and takes offers again, unless the studio paused it', async () => {
    const { id, visitor } = await signedIn()
    const paused = await visitor.submit(await visitor.get(PROFILE), 'Pause offers')
    expect((await read(id)).status).toBe('paused')
    const back = await visitor.submit(paused, 'Resume offers')
    expect(back.text).toContain('You’ll get offers again.')
    await changeFreelancerStatus(id, 'paused', { adminId: 1, reason: 'x' })
    const held = await visitor.get(PROFILE)
    expect(held.text).toContain('The studio has paused your offers')
    expect(held.$('button[value="active"]')).toHaveLength(0)
    expect((await visitor.post(PROFILE, { intent: 'active' })).text).toContain(
      'changed in the meantime',
    )
  })

  test('of who left is closed, and says that payments go on', async () => {
    const { id, visitor } = await signedIn({ status: 'offboarded' })
    for (const path of [PROFILE, SCHEDULE])
      expect((await visitor.get(path)).text).toContain('We’ll still pay what you’ve earned')
    expect(
      (
        await visitor.post(PROFILE, {
          intent: 'profile',
          headline: 'x',
          skills: 'seo',
          languages: 'en',
          currency: 'EUR',
        })
      ).text,
    ).toContain('nothing was saved')
    expect(await read(id)).toMatchObject({ headline: '' })
  })
})

describe('the public page', () => {
  test('is there once it is wanted, and gone once it is not; it shows no rate and no address', async () => {
    const { id, user, visitor } = await signedIn({ name: 'Elin <i>Sand</i>', hourlyRate: 95_000 })
    expect((await new Visitor().fetch(paths.freelancer(id))).status).toBe(404)
    await visitor.submit(await visitor.get(PROFILE), 'Save profile', {
      headline: 'Shops by the sea',
      links: 'elin.example',
      publicPage: true,
    })
    const page = await new Visitor().get(paths.freelancer(id))
    expect([page.status, page.heading]).toEqual([200, 'Elin <i>Sand</i>'])
    for (const words of ['Shops by the sea', 'React', 'Polski', 'https://elin.example/'])
      expect(page.textOf('main')).toContain(words)
    expect(page.html).not.toContain('950')
    expect(page.html).not.toContain(user.email)
    expect((await new Visitor().get(paths.freelancers())).link('Elin <i>Sand</i>')).toBe(
      paths.freelancer(id),
    )
    await visitor.submit(await visitor.get(PROFILE), 'Save profile', { publicPage: false })
    expect((await new Visitor().fetch(paths.freelancer(id))).status).toBe(404)
  })

  const ends: [string, (freelancer: { id: string; userId: number }) => Promise<unknown>][] = [
    [
      'closes the account',
      ({ userId }) => db.user.update({ where: { id: userId }, data: { disabledAt: new Date() } }),
    ],
    [
      'has the account erased',
      ({ userId }) => db.user.update({ where: { id: userId }, data: { erasedAt: new Date() } }),
    ],
    [
      'leaves',
      async ({ id }) => {
        expect(await changeFreelancerStatus(id, 'paused', { adminId: 1 })).toBe(true)
        expect(await changeFreelancerStatus(id, 'offboarded', { adminId: 1 })).toBe(true)
      },
    ],
  ]

  test.each(ends)('ends when somebody %s', async (_how, end) => {
    const freelancer = await createFreelancer({ publicPage: true, headline: 'x' })
    const status = async () => (await new Visitor().fetch(paths.freelancer(freelancer.id))).status
    expect(await status()).toBe(200)
    await end(freelancer)
    expect(await status()).toBe(404)
  })

  test.each([randomUUID(), 'x'])('is not there for %s', async (id) => {
    expect((await new Visitor().fetch(paths.freelancer(id))).status).toBe(404)
  })
})

describe('the schedule', () => {
  const weekNames = (page: Page) =>
    page
      .$('#hours input[name^="week-"]')
      .toArray()
      .map((input) => page.$(input).attr('name')!)

  test('has twelve weeks in one form; an empty one is a usual one', async () => {
    const { id, visitor } = await signedIn()
    const page = await visitor.get(SCHEDULE)
    const weeks = weekNames(page)
    expect(weeks).toHaveLength(12)
    const saved = await visitor.submit(page, 'Save hours', {
      usual: '16',
      [weeks[1]!]: '0',
      [weeks[3]!]: '40',
    })
    expect(saved.text).toContain('Your hours have been saved.')
    expect([valueOf(saved, 'usual'), valueOf(saved, weeks[1]!), valueOf(saved, weeks[2]!)]).toEqual(
      ['16', '0', ''],
    )
    expect(await read(id)).toMatchObject({
      usualHours: 16,
      availability: [{ hours: 0 }, { hours: 40 }],
    })
    await visitor.submit(saved, 'Save hours', { [weeks[1]!]: '' })
    expect((await read(id)).availability).toMatchObject([{ hours: 40 }])
    expect(await countQueries(visitor, SCHEDULE)).toBeLessThanOrEqual(QUERY_BUDGET)
  })

  test.each(['61', '7.5', '-1', 'many'])(
    'takes no week of %s hours, and keeps what was typed',
    async (typed) => {
      const { id, visitor } = await signedIn()
      const page = await visitor.get(SCHEDULE)
      const [first] = weekNames(page)
      const refused = await visitor.submit(page, 'Save hours', { usual: '30', [first!]: typed })
      expect([refused.status, refused.errors]).toEqual([
        400,
        ['Enter whole hours from 0 to 60, or leave the week empty.'],
      ])
      expect([valueOf(refused, first!), valueOf(refused, 'usual')]).toEqual([typed, '30'])
      expect((await read(id)).usualHours).toBe(20)
    },
  )

  test('takes holidays, once each, and lets them go', async () => {
    const { id, visitor } = await signedIn()
    const page = await visitor.get(SCHEDULE)
    expect(page.text).toContain('No upcoming holidays.')
    const values = { startsOn: day(10), endsOn: day(14) }
    const added = await visitor.submit(page, 'Add holiday', values)
    await visitor.submit(page, 'Add holiday', values)
    expect((await read(id)).holidays).toHaveLength(1)
    await visitor.submit(page, 'Add holiday', { startsOn: day(20), endsOn: day(20) })
    expect((await visitor.get(SCHEDULE)).$('#holidays ~ ul li')).toHaveLength(2)
    await visitor.submit(added, 'button[value="holiday-remove"]')
    expect((await read(id)).holidays).toHaveLength(1)
    const [kept] = (await read(id)).holidays
    const stranger = await signedIn()
    expect(
      (await stranger.visitor.post(SCHEDULE, { intent: 'holiday-remove', id: kept!.id })).text,
    ).toContain('already been removed')
    expect((await read(id)).holidays).toHaveLength(1)
  })

  test.each([
    [
      { startsOn: '', endsOn: '' },
      ['Choose a day, such as 2026-12-24.', 'Choose a day, such as 2026-12-24.'],
    ],
    [{ startsOn: day(9), endsOn: '2026-02-30' }, ['Choose a day, such as 2026-12-24.']],
    [{ startsOn: day(9), endsOn: day(8) }, ['The last day has to be after the first.']],
    [{ startsOn: day(-9), endsOn: day(-8) }, ['This holiday has already passed.']],
    [{ startsOn: day(1), endsOn: day(400) }, ['A holiday can be up to a year long.']],
  ])('takes no holiday %o', async (values, errors) => {
    const { id, visitor } = await signedIn()
    const page = await visitor.submit(await visitor.get(SCHEDULE), 'Add holiday', values)
    expect([page.status, page.errors]).toEqual([400, errors])
    expect(valueOf(page, 'startsOn')).toBe(values.startsOn)
    expect((await read(id)).holidays).toHaveLength(0)
  })

  test('has a calendar with holidays, whose address can be changed', async () => {
    const { visitor } = await signedIn()
    const page = await visitor.submit(await visitor.get(SCHEDULE), 'Add holiday', {
      startsOn: day(10),
      endsOn: day(12),
    })
    const address = (from: Page) =>
      new URL(/https?:\S+\.ics/.exec(from.textOf('main'))![0]).pathname
    const feed = await new Visitor().fetch(address(page))
    const compact = (days: number) => day(days).replaceAll('-', '')
    expect(readCalendar(await feed.text()).events).toMatchObject([
      { summary: 'Time off', start: compact(10), end: compact(13) },
    ])
    const renewed = await visitor.submit(page, 'Create a new address')
    expect((await new Visitor().fetch(address(page))).status).toBe(404)
    expect((await new Visitor().fetch(address(renewed))).status).toBe(200)
  })
})
