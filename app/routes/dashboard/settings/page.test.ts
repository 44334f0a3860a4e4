import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { LANGUAGES } from '~/platform/i18n/languages'
import { findProgram, makeToken } from '~/domain/people/api-tokens.server'
import { changePassword } from '~/domain/people/own-account.server'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { after, DAY, HOUR, MINUTE } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { cheapPasswordHash } from '#tests/setup/seed'
import { Visitor } from '#tests/setup/visitor'

const at = (part: string) => `/dashboard/settings/${part}`
const PARTS = [
  'profile',
  'addresses',
  'password',
  'second-factor',
  'sessions',
  'language',
  'data',
  'data/erase',
]
const ADDRESS = {
  label: 'Office',
  line1: 'Oudegracht 1',
  line2: 'Second floor',
  postalCode: '3511 AA',
  city: 'Utrecht',
  country: 'NL',
}

let passwordHash: string

/** Somebody of their own for each test, signed in. */
async function person(language = 'en') {
  const username = `anna-${randomUUID().slice(0, 8)}`
  const user = await db.user.create({
    data: {
      username,
      email: `${username}@example.com`,
      name: 'Anna Lind',
      emailVerifiedAt: new Date(),
      passwordHash,
    },
  })
  const visitor = new Visitor({ language })
  await visitor.signIn(username, DEMO_PASSWORD)
  return { user, visitor }
}

const jobsTo = async (to: string) =>
  (await db.outboxJob.findMany({ orderBy: { id: 'asc' } }))
    .map(
      ({ payload }) =>
        payload as { to: string; template: string; data: { notice?: string; linkId?: string } },
    )
    .filter((job) => job.to === to)

beforeAll(() => {
  passwordHash = cheapPasswordHash()
})

beforeEach(async () => {
  await db.rateLimit.deleteMany()
})

describe('every page of the settings', () => {
  test.each(PARTS)(
    '%s asks for sign-in, opens for everybody who is, and asks little of the database',
    async (part) => {
      const answer = await new Visitor().fetch(at(part))
      expect(answer.headers.get('Location')).toBe(
        `/auth?redirectTo=${encodeURIComponent(at(part))}`,
      )
      for (const role of ['freelancer', 'admin', 'client'] as const) {
        const visitor = new Visitor()
        await visitor.signInAs(role)
        const page = await visitor.get(at(part))
        expect([page.status, page.$('h1').length]).toEqual([200, 1])
        if (role === 'client')
          expect(await countQueries(visitor, at(part))).toBeLessThanOrEqual(QUERY_BUDGET)
      }
    },
  )

  test('is listed on the first one, and leads to it', async () => {
    const { visitor } = await person()
    const index = await visitor.get('/dashboard/settings')
    for (const part of PARTS.slice(0, -1))
      expect(index.$(`main a[href="${at(part)}"]`).length, part).toBe(1)
  })
})

describe('the profile', () => {
  test('is saved, and says what is wrong with what was typed', async () => {
    const { user, visitor } = await person()
    const page = await visitor.get(at('profile'))
    const refused = await visitor.submit(page, '#profile', {
      name: ' ',
      username: 'a b@c',
      phone: 'call me',
    })
    expect([refused.status, refused.errors.length]).toEqual([400, 3])
    expect(refused.$('#profile-username').attr('value')).toBe('a b@c')
    const taken = await visitor.submit(page, '#profile', { username: 'Client' })
    expect(taken.errors.join()).toContain('This username is taken')
    const saved = await visitor.submit(page, '#profile', {
      name: 'Åsa',
      username: `${user.username}.b`,
      phone: '+46 31 123',
    })
    expect(saved.url.pathname).toBe(at('profile'))
    expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      name: 'Åsa',
      username: `${user.username}.b`,
      phone: '+46 31 123',
    })
  })

  test('has a new mail address once its link is followed, and the old one is told', async () => {
    const { user, visitor } = await person()
    const email = `new-${user.email}`
    const page = await visitor.get(at('profile'))
    expect(
      (await visitor.submit(page, '#email', { email, password: 'not the one' })).errors.join(),
    ).toContain('That password is incorrect')
    await visitor.submit(page, '#email', { email, password: DEMO_PASSWORD })
    expect((await jobsTo(user.email)).map(({ data }) => data.notice)).toEqual(['emailChangeAsked'])
    const [job] = await jobsTo(email)
    const address = `/auth/confirm-email/${signLinkToken('account-link', job!.data.linkId!)}`
    const opened = await new Visitor().get(address)
    expect(opened.text).toContain(email)
    expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).email).toBe(user.email)
    await visitor.submit(opened, 'Use this address')
    expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).email).toBe(email)
    expect((await jobsTo(user.email)).map(({ data: told }) => told.notice)).toEqual([
      'emailChangeAsked',
      'emailChanged',
    ])
    expect((await visitor.get(address)).status).toBe(410)
  })

  test('has no new mail address by a link from before a new password', async () => {
    const { user, visitor } = await person()
    const email = `thief-${user.email}`
    await visitor.submit(await visitor.get(at('profile')), '#email', {
      ...{ email, password: DEMO_PASSWORD },
    })
    const [job] = await jobsTo(email)
    await changePassword(user.id, 'another-lantern-over-water', '')
    const address = `/auth/confirm-email/${signLinkToken('account-link', job!.data.linkId!)}`
    expect((await new Visitor().post(address)).status).toBe(410)
    expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).email).toBe(user.email)
  })

  test('answers the same for an address that somebody has, and tells that one', async () => {
    const [one, other] = [await person(), await person()]
    const page = await one.visitor.get(at('profile'))
    const answer = await one.visitor.submit(page, '#email', {
      email: other.user.email,
      password: DEMO_PASSWORD,
    })
    expect(answer.text).toContain(`We’ve sent a link to ${other.user.email}`)
    expect((await jobsTo(other.user.email)).map(({ data }) => data.notice)).toEqual(['emailTaken'])
  })

  test.each(['nonsense', `${randomUUID()}.AAAA`, '%00'])(
    'opens nothing for the link %s',
    async (token) => {
      expect((await new Visitor().get(`/auth/confirm-email/${token}`)).status).toBe(404)
      expect((await new Visitor().post(`/auth/confirm-email/${token}`)).status).toBe(404)
    },
  )
})

describe('addresses', () => {
  test('are added once, changed, fill in the checkout, and are deleted after a question', async () => {
    const { user, visitor } = await person()
    const form = await visitor.get(at('addresses/new'))
    expect((await visitor.submit(form, '#address', {})).errors.length).toBeGreaterThan(3)
    await visitor.submit(form, '#address', { ...ADDRESS, preferred: true })
    await visitor.submit(form, '#address', { ...ADDRESS, preferred: true })
    const [address, ...more] = await db.address.findMany({ where: { userId: user.id } })
    expect([address, more]).toMatchObject([{ ...ADDRESS, preferred: true }, []])
    await visitor.submit(await visitor.get(at(`addresses/${address!.id}`)), '#address', {
      label: 'Home',
    })
    const list = await visitor.get(at('addresses'))
    expect(list.text).toContain('Home')
    const product = await db.product.findFirstOrThrow({
      where: { status: 'published', availabilityStatus: 'available' },
    })
    await visitor.post(`/shop/product/${product.id}`, {
      deliverySpeed: 'standard',
      customisation: '',
      quantity: '1',
      intent: 'add',
    })
    const checkout = await visitor.get('/shop/checkout')
    expect(checkout.$('#checkout-addressLine').attr('value')).toBe('Oudegracht 1, Second floor')
    expect(checkout.$('#checkout-country option[selected]').attr('value')).toBe('NL')
    const asked = await visitor.get(list.link('Delete Home'))
    expect(await db.address.count({ where: { userId: user.id } })).toBe(1)
    await visitor.submit(asked, 'Delete address')
    expect(await db.address.count({ where: { userId: user.id } })).toBe(0)
  })

  test('of somebody else are not there', async () => {
    const [one, other] = [await person(), await person()]
    const { id } = await db.address.create({ data: { userId: other.user.id, ...ADDRESS } })
    for (const path of [
      `addresses/${id}`,
      `addresses/${id}/delete`,
      'addresses/nonsense',
      'addresses/%00',
    ]) {
      expect((await one.visitor.get(at(path))).status, path).toBe(404)
      expect((await one.visitor.post(at(path), ADDRESS)).status, path).toBe(404)
    }
    expect(await db.address.findUniqueOrThrow({ where: { id } })).toMatchObject(ADDRESS)
  })
})

describe('the password', () => {
  const NEW = 'quiet water at night'

  test('is changed against the present one; others are signed out at once, and a mail tells of it', async () => {
    const { user, visitor } = await person()
    const other = new Visitor()
    await other.signIn(user.username, DEMO_PASSWORD)
    const page = await visitor.get(at('password'))
    expect(
      (
        await visitor.submit(page, '#password', { current: 'not the one', password: NEW })
      ).errors.join(),
    ).toContain('That password is incorrect')
    expect(
      (
        await visitor.submit(page, '#password', { current: DEMO_PASSWORD, password: 'short' })
      ).errors.join(),
    ).toContain('at least 10')
    const saved = await visitor.submit(page, '#password', { current: DEMO_PASSWORD, password: NEW })
    expect([saved.status, saved.url.pathname]).toEqual([200, at('password')])
    expect((await other.fetch('/api/user')).status).toBe(401)
    expect((await new Visitor().signIn(user.username, NEW)).url.pathname).toBe('/dashboard')
    expect((await jobsTo(user.email)).map(({ data }) => data.notice)).toEqual(['passwordChanged'])
  })

  test('cannot be guessed by whoever finds the browser open', async () => {
    const { visitor } = await person()
    const page = await visitor.get(at('password'))
    const guess = (current: string) => visitor.submit(page, '#password', { current, password: NEW })
    for (let i = 0; i < 10; i++) expect((await guess(`guess ${i}`)).status).toBe(400)
    expect((await guess(DEMO_PASSWORD)).status).toBe(429)
  })
})

describe('sessions', () => {
  test('end everywhere else with the tokens of programs, of which there may be some and no session', async () => {
    const { user, visitor } = await person()
    expect((await visitor.get(at('sessions'))).html).not.toContain('value="others"')
    const token = await makeToken(user.id, { name: 'T', scope: 'read', days: 7, studioId: null })
    const page = await visitor.get(at('sessions'))
    expect(page.textOf('#ends-programs')).toMatch(/^This also deletes your token for programs\./)
    const after = await visitor.submit(page, 'Sign out everywhere else')
    expect(after.html).toContain('One token for programs has been deleted.')
    expect(await findProgram(token)).toBeNull()
  })

  test('are listed with this one marked, and end at once', async () => {
    const { user, visitor } = await person()
    const phone = new Visitor({
      headers: {
        'User-Agent':
          'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) Version/18.4 Mobile Safari/604.1',
      },
    })
    await phone.signIn(user.username, DEMO_PASSWORD)
    const page = await visitor.get(at('sessions'))
    expect(page.texts('main li h2')).toEqual(['Chrome on LinuxThis browser', 'Safari on iPhone'])
    await visitor.submit(page, 'main li:nth-child(2) form')
    expect((await phone.fetch('/api/user')).status).toBe(401)
    await phone.signIn(user.username, DEMO_PASSWORD)
    await visitor.submit(await visitor.get(at('sessions')), 'Sign out everywhere else')
    expect((await phone.fetch('/api/user')).status).toBe(401)
    expect((await visitor.fetch('/api/user')).status).toBe(200)
    const out = await visitor.submit(await visitor.get(at('sessions')), 'main li form')
    expect(out.url.pathname).toBe('/auth')
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0)
  })

  test('of somebody else are not there', async () => {
    const [one, other] = [await person(), await person()]
    const { id } = await db.session.findFirstOrThrow({ where: { userId: other.user.id } })
    for (const session of [id, 'nonsense', '\0'])
      expect((await one.visitor.post(at('sessions'), { intent: 'end', session })).status).toBe(404)
    expect((await one.visitor.post(at('sessions'), { intent: 'x' })).status).toBe(400)
    expect((await other.visitor.fetch('/api/user')).status).toBe(200)
  })

  test('are written to when they are used, but not at every page', async () => {
    const { user, visitor } = await person()
    const seen = async () =>
      (await db.session.findFirstOrThrow({ where: { userId: user.id } })).lastSeenAt.getTime()
    const early = after(-2 * MINUTE)
    await db.session.updateMany({ where: { userId: user.id }, data: { lastSeenAt: early } })
    await visitor.get(at('profile'))
    expect(await seen()).toBe(early.getTime())
    await db.session.updateMany({ where: { userId: user.id }, data: { lastSeenAt: after(-HOUR) } })
    await visitor.get(at('profile'))
    expect(await seen()).toBeGreaterThan(after(-MINUTE).getTime())
  })
})

describe('language and theme', () => {
  test('are kept with the person and hold in a new browser', async () => {
    const { user, visitor } = await person()
    const page = await visitor.get(at('language'))
    await visitor.submit(page, 'Save language', { language: 'nl' })
    await visitor.submit(page, 'Save theme', { theme: 'light' })
    expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      language: 'nl',
      theme: 'light',
    })
    const elsewhere = new Visitor({ language: 'pl' })
    const home = await elsewhere.signIn(user.username, DEMO_PASSWORD)
    expect([home.language, home.$('html').attr('data-theme')]).toEqual(['nl', 'light'])
    const chosen = new Visitor({ language: 'pl' })
    await chosen.post('/settings/language', { language: 'sv' })
    expect((await chosen.signIn(user.username, DEMO_PASSWORD)).language).toBe('sv')
  })

  test('are those of the browser for who picked none', async () => {
    const { user } = await person()
    expect(
      (await new Visitor({ language: 'pl' }).signIn(user.username, DEMO_PASSWORD)).language,
    ).toBe('pl')
  })
})

describe('data', () => {
  test('is exported for its owner alone', async () => {
    const [one, other] = [await person(), await person()]
    await one.visitor.submit(await one.visitor.get(at('data')), 'Export my data')
    expect((await one.visitor.get(at('data'))).textOf('main')).toContain(
      'We’re preparing your export.',
    )
    const request = await db.dataRequest.findFirstOrThrow({ where: { userId: one.user.id } })
    await db.dataRequest.update({
      where: { id: request.id },
      data: { status: 'ready', storageKey: 'exports/none', finishedAt: after(-8 * DAY) },
    })
    for (const visitor of [one.visitor, other.visitor])
      expect((await visitor.fetch(at(`data/${request.id}`))).status).toBe(404)
    for (const id of ['nonsense', '%00'])
      expect((await one.visitor.fetch(at(`data/${id}`))).status).toBe(404)
  })

  test('is erased against the password, and the account is closed at once', async () => {
    const { user, visitor } = await person()
    const page = await visitor.get(at('data/erase'))
    expect((await visitor.submit(page, '#erasure', { password: 'not the one' })).status).toBe(400)
    const closed = await visitor.submit(page, '#erasure', { password: DEMO_PASSWORD })
    expect(closed.url.pathname).toBe('/')
    expect((await visitor.fetch('/api/user')).status).toBe(401)
    expect((await new Visitor().signIn(user.username, DEMO_PASSWORD)).status).toBe(400)
  })

  test('stays while an order runs, and the page says which', async () => {
    const client = new Visitor()
    await client.signInAs('client')
    const page = await client.get(at('data/erase'))
    const order = await db.order.findFirstOrThrow({
      where: { user: { username: 'client' }, status: 'in_progress' },
    })
    expect(page.textOf('main')).toContain(order.number)
    expect(page.$('#erasure').length).toBe(0)
    await client.post(at('data/erase'), { password: DEMO_PASSWORD })
    expect((await client.fetch('/api/user')).status).toBe(200)
  })
})

test.each(LANGUAGES)(
  'the notice to staff without a second factor is in %s, and locks nobody out',
  async (language) => {
    const admin = new Visitor({ language })
    await admin.signInAs('admin')
    const page = await admin.get(at('second-factor'))
    expect(page.$('main .border-warning').length).toBe(1)
    const { visitor } = await person(language)
    expect((await visitor.get(at('second-factor'))).$('main .border-warning').length).toBe(0)
  },
)
