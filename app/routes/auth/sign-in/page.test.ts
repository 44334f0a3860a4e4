import { beforeEach, describe, expect, test } from 'vitest'
import { jobHandlers } from '~/domain/background.server'
import { DEMO_ACCOUNTS, DEMO_CLIENTS, DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { issueAccountLink } from '~/domain/people/account-links.server'
import { HOUR } from '~/platform/clock'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { db, transaction } from '~/platform/db/db.server'
import { runDueJobs } from '~/platform/outbox/outbox.server'
import { Visitor } from '#tests/setup/visitor'
import companySite from '../../../../prisma/seed/catalog/webflow-company-site'

const roles = DEMO_ACCOUNTS.map(({ role }) => role)
const LANDING = {
  admin: '/dashboard/admin',
  freelancer: '/dashboard/freelancer',
  client: '/dashboard',
}
const FAILED = {
  en: 'Login failed',
  sv: 'Inloggningen misslyckades',
  nl: 'Inloggen is niet gelukt',
  pl: 'Logowanie nie powiodło się',
}
const NEW_PASSWORD = 'quiet water at night'

async function clientAccount() {
  return db.user.findUniqueOrThrow({ where: { username: 'client' } })
}

async function createLink(lifetime = HOUR) {
  const { id } = await clientAccount()
  return signLinkToken(
    'account-link',
    await transaction((tx) =>
      issueAccountLink(tx, { userId: id, purpose: 'set_password', lifetime }),
    ),
  )
}

beforeEach(async () => {
  await db.rateLimit.deleteMany()
})

describe('the sign-in page', () => {
  test.each(roles)('lets %s in and leads to their own place', async (role) => {
    const visitor = new Visitor()
    const page = await visitor.signInAs(role)
    expect(page.redirects[0]).toBe('/auth')
    expect(page.url.pathname).toBe(LANDING[role])
    expect((await visitor.get('/auth')).url.pathname).toBe(LANDING[role])
  })

  test('takes the mail address for a name, in any case', async () => {
    const { email } = await clientAccount()
    expect(
      (await new Visitor().signIn(` ${email.toUpperCase()} `, DEMO_PASSWORD)).url.pathname,
    ).toBe('/dashboard')
  })

  test('leads back to the page that asked for it', async () => {
    const visitor = new Visitor()
    const page = await visitor.get('/login/dashboard/orders')
    expect(page.redirects).toEqual(['/login/dashboard/orders', '/dashboard/orders'])
    expect(page.url.pathname).toBe('/auth')
    const refused = await visitor.submit(page, '#sign-in', {
      username: 'client',
      password: 'not the one',
    })
    expect(refused.status).toBe(400)
    const orders = await visitor.submit(refused, '#sign-in', {
      username: 'client',
      password: DEMO_PASSWORD,
    })
    expect(orders.url.pathname).toBe('/dashboard/orders')
  })

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'dashboard'])(
    'leads nowhere else: %s',
    async (target) => {
      const visitor = new Visitor()
      const page = await visitor.get(`/auth?redirectTo=${encodeURIComponent(target)}`)
      expect(
        (await visitor.submit(page, '#sign-in', { username: 'client', password: DEMO_PASSWORD }))
          .url.pathname,
      ).toBe('/dashboard')
    },
  )

  test.each(Object.entries(FAILED))(
    'says in %s what is wrong, and keeps the name but not the password',
    async (language, message) => {
      const page = await new Visitor({ language }).signIn('client', 'not the one')
      expect(page.status).toBe(400)
      expect(page.errors).toHaveLength(1)
      expect(page.errors[0]).toContain(message)
      expect(page.$('#sign-in input[name="username"]').attr('value')).toBe('client')
      expect(page.html).not.toContain('not the one')
    },
  )

  test('says the same of a name that nobody has', async () => {
    const wrong = await new Visitor().signIn('client', 'not the one')
    const nobody = await new Visitor().signIn('nobody', 'not the one')
    expect(nobody.errors).toEqual(wrong.errors)
  })

  test('asks for what is missing, each problem linked to its field', async () => {
    const page = await new Visitor().signIn('', '')
    expect(page.status).toBe(400)
    const targets = page
      .$('[role="alert"] li a')
      .toArray()
      .map((link) => page.$(link).attr('href')!)
    expect(targets).toHaveLength(2)
    for (const target of targets)
      expect(page.$(`#sign-in ${target}`).attr('aria-invalid')).toBe('true')
  })

  test.each(roles)('signs in as %s in one press in the demo', async (role) => {
    const visitor = new Visitor()
    const page = await visitor.get('/auth')
    expect(page.text).toContain(DEMO_PASSWORD)
    expect((await visitor.submit(page, `Sign in as ${role}`)).url.pathname).toBe(LANDING[role])
  })

  test.each(Object.entries(DEMO_CLIENTS))(
    'offers in %s the client who has milestones in it',
    async (language, username) => {
      const visitor = new Visitor({ language })
      const page = await visitor.get('/auth')
      const offered = page.$('input[name=username][type=hidden]').toArray()
      expect(offered.map((input) => page.$(input).attr('value'))).toContain(username)
      await visitor.signIn(username, DEMO_PASSWORD)
      const dashboard = await visitor.get('/dashboard')
      const { milestones } = companySite.text[language as keyof typeof DEMO_CLIENTS]
      for (const { title } of milestones) expect(dashboard.textOf('main')).toContain(title)
    },
  )

  test('opens a new session each time and ends the old one', async () => {
    const { id } = await clientAccount()
    await db.session.deleteMany({ where: { userId: id } })
    const visitor = new Visitor()
    await visitor.signInAs('client')
    const first = new Map(visitor.cookies)
    await visitor.post('/auth', { username: 'client', password: DEMO_PASSWORD })
    expect(await db.session.count({ where: { userId: id } })).toBe(1)
    expect(visitor.cookies.get('kanal_session')).not.toBe(first.get('kanal_session'))
    const thief = new Visitor()
    for (const [name, value] of first) thief.cookies.set(name, value)
    expect((await thief.fetch('/api/user')).status).toBe(401)
  })

  test('stops guesses at one account, whatever the password then, and leaves the others alone', async () => {
    const visitor = new Visitor()
    const { email } = await db.user.findUniqueOrThrow({ where: { username: 'freelancer' } })
    for (let i = 0; i < 10; i++)
      expect((await visitor.signIn(i % 2 ? 'freelancer' : email, `guess number ${i}`)).status).toBe(
        400,
      )
    const page = await visitor.signIn('freelancer', DEMO_PASSWORD)
    expect(page.status).toBe(429)
    expect(page.errors.join()).toMatch(/^Too many attempts\. Try again in 1[45] minutes, /)
    const api = await visitor.fetch(
      '/api/login',
      json({ username: 'freelancer', password: DEMO_PASSWORD }),
    )
    expect(api.status).toBe(429)
    expect(Number(api.headers.get('Retry-After'))).toBeGreaterThan(14 * 60)
    expect((await visitor.signInAs('admin')).url.pathname).toBe('/dashboard/admin')
  })

  test('does not count those who know their password', async () => {
    for (let i = 0; i < 12; i++)
      expect((await new Visitor().signInAs('client')).url.pathname).toBe('/dashboard')
  })
})

describe('a forgotten password', () => {
  test('gets the same answer for every name, and a mail for a real one', async () => {
    await db.outboxJob.deleteMany()
    const visitor = new Visitor({ language: 'sv' })
    const answers = []
    for (const username of ['nobody@example.com', 'client']) {
      const page = await visitor.submit(
        await visitor.get('/auth/forgot-password'),
        '#forgot-password',
        { username },
      )
      answers.push(page.text)
    }
    expect(answers[0]).toContain('är mejlet på väg')
    expect(answers[1]).toBe(answers[0])
    await runDueJobs(jobHandlers, 2)
    const jobs = await db.outboxJob.findMany({ where: { kind: 'mail' } })
    expect(jobs).toHaveLength(1)
    expect(jobs[0]!.payload).toMatchObject({
      template: 'reset-password',
      language: 'sv',
      to: (await clientAccount()).email,
    })
  })

  test('needs a name', async () => {
    const visitor = new Visitor()
    const page = await visitor.submit(
      await visitor.get('/auth/forgot-password'),
      '#forgot-password',
    )
    expect(page.status).toBe(400)
    expect(page.errors).toHaveLength(1)
  })

  test('fills no mailbox', async () => {
    const visitor = new Visitor()
    const form = await visitor.get('/auth/forgot-password')
    for (let i = 0; i < 5; i++)
      expect((await visitor.submit(form, '#forgot-password', { username: 'client' })).status).toBe(
        200,
      )
    expect((await visitor.submit(form, '#forgot-password', { username: 'client' })).status).toBe(
      429,
    )
  })
})

describe('a link to set a password', () => {
  test('says whose password it is, refuses weak ones, then signs in, once', async () => {
    const { email, passwordHash } = await clientAccount()
    const path = `/auth/set-password/${await createLink()}`
    const visitor = new Visitor()
    const page = await visitor.get(path)
    expect(page.text).toContain(email)
    for (const password of ['', 'short', email]) {
      const refused = await visitor.submit(page, '#set-password', { password })
      expect(refused.status).toBe(400)
      expect(refused.errors).toHaveLength(1)
    }
    const dashboard = await visitor.submit(page, '#set-password', { password: NEW_PASSWORD })
    expect(dashboard.url.pathname).toBe('/dashboard')
    expect(dashboard.text).toContain('Your password is set')
    expect((await visitor.get(path)).status).toBe(410)
    expect(
      (await visitor.submit(page, '#set-password', { password: 'one more password' })).status,
    ).toBe(410)
    expect((await new Visitor().signIn('client', NEW_PASSWORD)).url.pathname).toBe('/dashboard')
    await db.user.update({ where: { username: 'client' }, data: { passwordHash } })
  })

  test('that is over or was never ours says so, and where to get another', async () => {
    const visitor = new Visitor()
    const expired = await visitor.get(`/auth/set-password/${await createLink(-1)}`)
    const foreign = await visitor.get('/auth/set-password/nonsense')
    expect([expired.status, foreign.status]).toEqual([410, 404])
    expect(expired.heading).toBe('This link has expired')
    expect(foreign.heading).toBe('This link doesn’t work')
    expect(expired.link('Request a new link')).toBe('/auth/forgot-password')
  })
})

test('signing out ends the session; the page alone does not', async () => {
  const visitor = new Visitor()
  await visitor.signInAs('client')
  const page = await visitor.get('/auth/sign-out')
  expect((await visitor.fetch('/api/user')).status).toBe(200)
  const stolen = new Map(visitor.cookies)
  const home = await visitor.submit(page, 'main form')
  expect(home.url.pathname).toBe('/')
  expect(home.text).toContain('You’re signed out.')
  for (const [name, value] of stolen) visitor.cookies.set(name, value)
  expect((await visitor.fetch('/api/user')).status).toBe(401)
})

function json(body: unknown, headers: Record<string, string> = {}) {
  return {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  }
}

describe('the JSON contract', () => {
  const credentials = { username: 'client', password: DEMO_PASSWORD }

  test('signs in, tells who it is, and signs out', async () => {
    const visitor = new Visitor()
    const signedOut = await visitor.fetch('/api/user')
    expect(signedOut.status).toBe(401)
    expect(await signedOut.json()).toEqual({ message: 'Not authenticated' })
    const { id, email } = await clientAccount()
    const user = { id, username: 'client', email, role: 'client', isAdmin: false }
    const login = await visitor.fetch('/api/login', json(credentials))
    expect(login.status).toBe(200)
    expect(await login.json()).toEqual(user)
    const me = await visitor.fetch('/api/user')
    expect(await me.json()).toEqual(user)
    expect(me.headers.get('Cache-Control')).toBe('no-store')
    const logout = await visitor.fetch('/api/logout', { method: 'POST' })
    expect(logout.status).toBe(200)
    expect(await logout.json()).toEqual({})
    expect((await visitor.fetch('/api/user')).status).toBe(401)
  })

  test('takes a form for JSON', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(credentials)) form.set(name, value)
    expect((await new Visitor().fetch('/api/login', { method: 'POST', body: form })).status).toBe(
      200,
    )
    expect(
      (
        await new Visitor().fetch('/api/login', {
          method: 'POST',
          body: new URLSearchParams(credentials),
        })
      ).status,
    ).toBe(200)
  })

  test('refuses a wrong password', async () => {
    const login = await new Visitor().fetch(
      '/api/login',
      json({ ...credentials, password: 'wrong' }),
    )
    expect(login.status).toBe(401)
    expect(await login.json()).toEqual({ message: 'Login failed' })
    expect(login.headers.getSetCookie()).toEqual([])
  })

  test.each([
    ['no JSON', { method: 'POST', body: '{', headers: { 'Content-Type': 'application/json' } }],
    [
      'another type of body',
      {
        method: 'POST',
        body: JSON.stringify(credentials),
        headers: { 'Content-Type': 'text/plain' },
      },
    ],
    ['nothing', { method: 'POST' }],
    ['null', json(null)],
    ['a list', json([credentials])],
    ['no password', json({ username: 'client' })],
    ['an empty name', json({ ...credentials, username: ' ' })],
    ['other types', json({ username: { contains: '' }, password: true })],
    ['a flood', json({ ...credentials, password: 'x'.repeat(100_000) })],
  ])('answers 400 to %s', async (_, send) => {
    const login = await new Visitor().fetch('/api/login', send)
    expect(login.status).toBe(400)
    expect(await login.json()).toEqual({ message: expect.any(String) })
  })

  test.each(['/api/login', '/api/logout'])('answers 403 to another site at %s', async (path) => {
    for (const Origin of ['https://evil.example', 'null']) {
      const answer = await new Visitor().fetch(path, json(credentials, { Origin }))
      expect(answer.status).toBe(403)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })

  test.each([
    ['/api/user', 'POST', 'GET'],
    ['/api/my-orders', 'DELETE', 'GET'],
    ['/api/login', 'GET', 'POST'],
    ['/api/login', 'PUT', 'POST'],
    ['/api/logout', 'GET', 'POST'],
  ])('%s does not know %s', async (path, method, allowed) => {
    const answer = await new Visitor().fetch(path, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe(allowed)
    expect(await answer.json()).toEqual({ message: 'Method not allowed' })
  })

  test('lists one’s own orders, oldest first, whoever is asked for', async () => {
    const visitor = new Visitor()
    expect((await visitor.fetch('/api/my-orders')).status).toBe(401)
    await visitor.signInAs('client')
    const { id } = await clientAccount()
    const own = await db.order.findMany({ where: { userId: id }, orderBy: { createdAt: 'asc' } })
    for (const query of ['', `?userId=${id}`, '?userId=1', '?userId=nonsense']) {
      const answer = await visitor.fetch(`/api/my-orders${query}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      expect(await answer.json()).toEqual(
        own.map(({ id, number, status, createdAt }) => ({
          id,
          number,
          status,
          createdAt: createdAt.toISOString(),
        })),
      )
    }
  })

  test.each(['GET', 'POST'])('answers 404 to a %s of what it does not have', async (method) => {
    const answer = await new Visitor().fetch('/api/nothing/here', { method })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ message: 'Not found' })
  })
})

test('the link of the bar brings back to the page that one was on', async () => {
  const visitor = new Visitor()
  const page = await visitor.get('/shop?category=branding')
  const signIn = await visitor.get(page.$('header a[href^="/auth"]').first().attr('href')!)
  const values = { username: 'client', password: DEMO_PASSWORD }
  const back = await visitor.submit(signIn, 'Sign in', values)
  expect(back.url.pathname + back.url.search).toBe('/shop?category=branding')
})
