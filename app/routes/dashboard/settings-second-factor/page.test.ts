import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { issueAccountLink } from '~/domain/people/account-links.server'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { hashPassword } from '~/platform/crypto/passwords.server'
import { openSecret } from '~/platform/crypto/secret-box.server'
import { hotp, totpStep } from '~/platform/crypto/totp'
import { HOUR } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { cheapPasswordHash } from '#tests/setup/seed'
import { Visitor } from '#tests/setup/visitor'

const PAGE = '/dashboard/settings/second-factor'
let passwordHash: string

type Account = { id: number; username: string }

/** What the phone shows; every code is used once, so a test that needs another forgets the last. */
async function codeOf({ id }: Account) {
  const { totpSecret } = await db.user.update({ where: { id }, data: { totpLastStep: null } })
  return hotp(openSecret('totp', totpSecret!)!, totpStep(new Date()))
}

async function account(): Promise<Account> {
  const username = `bo-${randomUUID().slice(0, 8)}`
  return db.user.create({
    data: { username, email: `${username}@example.com`, name: 'Bo', passwordHash },
    select: { id: true, username: true },
  })
}

/** Switches it on through the page, and gives back the recovery codes. */
async function switchOn(who: Account) {
  const visitor = new Visitor()
  await visitor.signIn(who.username, DEMO_PASSWORD)
  const begun = await visitor.submit(await visitor.get(PAGE), 'Set up')
  const shown = await visitor.submit(begun, '#confirm', { code: await codeOf(who) })
  return { visitor, begun, codes: shown.texts('main li.select-all'), shown }
}

const login = (body: object) =>
  new Visitor().fetch('/api/login', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })

beforeAll(() => {
  passwordHash = cheapPasswordHash()
})

beforeEach(async () => {
  await db.rateLimit.deleteMany()
})

describe('setting it up', () => {
  test('shows the key as picture, letters and link, and the recovery codes once', async () => {
    const who = await account()
    const { visitor, begun, codes, shown } = await switchOn(who)
    expect(begun.$('main svg[role="img"] path').attr('d')).toMatch(/^M4 4h1v1h-1z/)
    expect(begun.$('main a[href^="otpauth://totp/"]').length).toBe(1)
    expect(shown.status).toBe(200)
    expect(codes).toHaveLength(10)
    const again = await visitor.get(PAGE)
    expect(again.text).toContain('You have 10 recovery codes left.')
    expect(again.html).not.toContain(codes[0]!)
    expect(again.html).not.toContain('otpauth:')
  })

  test('counts wrong codes', async () => {
    const visitor = new Visitor()
    await visitor.signIn((await account()).username, DEMO_PASSWORD)
    const begun = await visitor.submit(await visitor.get(PAGE), 'Set up')
    for (let i = 0; i < 6; i++)
      expect((await visitor.submit(begun, '#confirm', { code: '000000' })).status).toBe(400)
    expect((await visitor.submit(begun, '#confirm', { code: '000000' })).status).toBe(429)
  })
})

describe('signing in with a second factor', () => {
  test('takes the code on a page of its own, and leads to where it was asked for', async () => {
    const who = await account()
    await switchOn(who)
    const visitor = new Visitor()
    const asked = await visitor.get('/dashboard/orders')
    const step = await visitor.submit(asked, '#sign-in', {
      username: who.username,
      password: DEMO_PASSWORD,
    })
    expect(step.url.pathname).toBe('/auth/second-factor')
    expect((await visitor.fetch('/api/user')).status).toBe(401)
    const wrong = await visitor.submit(step, '#second-factor', { code: '000000' })
    expect([wrong.status, wrong.errors.length]).toEqual([400, 1])
    const code = await codeOf(who)
    const inside = await visitor.submit(wrong, '#second-factor', { code })
    expect(inside.url.pathname).toBe('/dashboard/orders')
    const second = new Visitor()
    const again = await second.submit(
      await second.signIn(who.username, DEMO_PASSWORD),
      '#second-factor',
      { code },
    )
    expect(again.status).toBe(400)
    expect((await second.fetch('/api/user')).status).toBe(401)
  })

  test('takes a recovery code, once', async () => {
    const who = await account()
    const { codes } = await switchOn(who)
    for (const pathname of ['/dashboard', '/auth/second-factor']) {
      const visitor = new Visitor()
      const page = await visitor.submit(
        await visitor.signIn(who.username, DEMO_PASSWORD),
        '#second-factor',
        { code: codes[0]! },
      )
      expect(page.url.pathname).toBe(pathname)
    }
  })

  test('stops guesses, whatever the code then', async () => {
    const who = await account()
    await switchOn(who)
    const visitor = new Visitor()
    const step = await visitor.signIn(who.username, DEMO_PASSWORD)
    for (let i = 0; i < 6; i++) await visitor.submit(step, '#second-factor', { code: `00000${i}` })
    expect((await visitor.submit(step, '#second-factor', { code: await codeOf(who) })).status).toBe(
      429,
    )
  })

  test('begins with the password, the present one', async () => {
    const who = await account()
    await switchOn(who)
    expect((await new Visitor().get('/auth/second-factor?redirectTo=/faq')).path).toBe(
      '/auth?redirectTo=%2Ffaq',
    )
    const visitor = new Visitor()
    const step = await visitor.signIn(who.username, DEMO_PASSWORD)
    await db.user.update({
      where: { id: who.id },
      data: { passwordHash: await hashPassword('another one by now') },
    })
    expect(
      (await visitor.submit(step, '#second-factor', { code: await codeOf(who) })).url.pathname,
    ).toBe('/auth')
    expect((await visitor.fetch('/api/user')).status).toBe(401)
  })

  test('is not got around by a new password', async () => {
    const who = await account()
    await switchOn(who)
    const linkId = await transaction((tx) =>
      issueAccountLink(tx, { userId: who.id, purpose: 'reset_password', lifetime: HOUR }),
    )
    const visitor = new Visitor()
    const set = await visitor.submit(
      await visitor.get(`/auth/set-password/${signLinkToken('account-link', linkId)}`),
      '#set-password',
      { password: 'quiet water at night' },
    )
    expect(set.url.pathname).toBe('/auth/second-factor')
    expect(
      (await visitor.submit(set, '#second-factor', { code: await codeOf(who) })).url.pathname,
    ).toBe('/dashboard')
  })

  test('asks for the code in the JSON contract too', async () => {
    const who = await account()
    await switchOn(who)
    const credentials = { username: who.username, password: DEMO_PASSWORD }
    const asked = await login(credentials)
    expect([asked.status, await asked.json(), asked.headers.getSetCookie()]).toEqual([
      401,
      { message: 'Second factor required' },
      [],
    ])
    expect((await login({ ...credentials, code: '000000' })).status).toBe(401)
    expect(
      (await login({ ...credentials, password: 'not the one', code: await codeOf(who) })).status,
    ).toBe(401)
    expect((await login({ ...credentials, code: await codeOf(who) })).status).toBe(200)
  })

  test('ends when it is switched off against a code', async () => {
    const who = await account()
    const { visitor } = await switchOn(who)
    const page = await visitor.get(PAGE)
    expect((await visitor.submit(page, '#end', { code: '000000' })).status).toBe(400)
    await visitor.submit(page, '#end', { code: await codeOf(who) })
    expect((await new Visitor().signIn(who.username, DEMO_PASSWORD)).url.pathname).toBe(
      '/dashboard',
    )
  })
})
