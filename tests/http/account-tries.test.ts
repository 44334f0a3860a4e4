import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { jobHandlers } from '~/domain/background.server'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { openSecret, sealSecret } from '~/platform/crypto/secret-box.server'
import { hotp, totpStep } from '~/platform/crypto/totp'
import { after, DAY, MINUTE } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { runDueJobs } from '~/platform/outbox/outbox.server'
import { hit } from '~/platform/rate-limit.server'
import { PEER_HEADER } from '../setup/handler'
import { cheapPasswordHash } from '../setup/seed'
import { Visitor } from '../setup/visitor'

const passwordHash = cheapPasswordHash()
let last = 0
const from = (address: string) => new Visitor({ headers: { [PEER_HEADER]: address } })
const elsewhere = () => from(`93.187.${Math.floor((last += 1) / 250)}.${last % 250}`)
const ATTACKER = '93.188.1.1'
const PASSWORD_PAGE = '/auth/confirm-password'

async function person() {
  const username = `eva-${randomUUID().slice(0, 8)}`
  return db.user.create({
    data: { username, email: `${username}@example.com`, name: 'Eva', passwordHash },
    select: { id: true, username: true, email: true },
  })
}
type Person = Awaited<ReturnType<typeof person>>

async function withSecondFactor() {
  const who = await person()
  await db.user.update({
    where: { id: who.id },
    data: {
      totpSecret: sealSecret('totp', Buffer.from('12345678901234567890')),
      totpConfirmedAt: new Date(),
    },
  })
  return who
}

async function codeOf({ id }: Person) {
  const { totpSecret } = await db.user.update({ where: { id }, data: { totpLastStep: null } })
  return hotp(openSecret('totp', totpSecret!)!, totpStep(new Date()))
}

/** As many tries as that, without their work. */
async function fill(key: string, hits: number) {
  for (let i = 0; i < hits; i += 1) await hit(key, { limit: hits, window: MINUTE })
}

async function signInFully(visitor: Visitor, who: Person) {
  const page = await visitor.signIn(who.username, DEMO_PASSWORD)
  return page.url.pathname === '/auth/second-factor'
    ? visitor.submit(page, '#second-factor', { code: await codeOf(who) })
    : page
}

beforeEach(async () => {
  await db.rateLimit.deleteMany()
})

describe('wrong passwords of others', () => {
  test('from one address keep nobody out who comes from another, however many there were', async () => {
    const who = await person()
    await fill(`sign-in:address:${ATTACKER}`, 50)
    for (let i = 0; i < 12; i += 1)
      expect((await from(ATTACKER).signIn(who.username, 'wrong')).status).toBe(429)
    expect((await elsewhere().signIn(who.username, DEMO_PASSWORD)).url.pathname).toBe('/dashboard')
    const other = '93.188.1.2'
    for (let i = 0; i < 10; i += 1)
      expect((await from(other).signIn(who.username, 'wrong')).status).toBe(400)
    for (let i = 0; i < 25; i += 1)
      expect((await from(other).signIn(who.username, DEMO_PASSWORD)).status).toBe(429)
    expect((await elsewhere().signIn(who.username, DEMO_PASSWORD)).url.pathname).toBe('/dashboard')
  })

  test('from many addresses, and from their own, do not keep the owner out of a browser that knows them', async () => {
    const who = await person()
    const own = from(ATTACKER)
    await own.signIn(who.username, DEMO_PASSWORD)
    await own.submit(await own.get('/auth/sign-out'), 'main form')
    await fill(`sign-in:account:id:${who.id}`, 29)
    await elsewhere().signIn(who.email, 'wrong')
    await fill(`sign-in:address:${ATTACKER}`, 50)
    expect((await elsewhere().signIn(who.username, DEMO_PASSWORD)).status).toBe(429)
    expect((await own.signIn(who.username, DEMO_PASSWORD)).url.pathname).toBe('/dashboard')
  })

  test('in a browser that knows the account are counted too', async () => {
    const who = await person()
    const own = elsewhere()
    await own.signIn(who.username, DEMO_PASSWORD)
    await own.submit(await own.get('/auth/sign-out'), 'main form')
    for (let i = 0; i < 10; i += 1)
      expect((await own.signIn(i % 2 ? who.username : who.email, 'wrong')).status).toBe(400)
    expect((await own.signIn(who.username, DEMO_PASSWORD)).status).toBe(429)
  })

  test('for a name like the number of an account do not fill its counter', async () => {
    const who = await person()
    await fill(`sign-in:account:name:${who.id}`, 29)
    await elsewhere().signIn(String(who.id), 'wrong')
    expect((await elsewhere().signIn(String(who.id), 'wrong')).status).toBe(429)
    expect((await elsewhere().signIn(who.username, DEMO_PASSWORD)).url.pathname).toBe('/dashboard')
  })

  test('of whoever found an open browser elsewhere do not keep the owner from confirming theirs', async () => {
    const who = await person()
    const own = elsewhere()
    await own.signIn(who.username, DEMO_PASSWORD)
    const thief = from(ATTACKER)
    thief.cookies.set('kanal_session', own.cookies.get('kanal_session')!)
    const page = await thief.get(PASSWORD_PAGE)
    for (let i = 0; i < 11; i += 1)
      await thief.submit(page, '#confirm-password', { password: 'wrong' })
    expect(
      (await thief.submit(page, '#confirm-password', { password: DEMO_PASSWORD })).status,
    ).toBe(429)
    expect(
      (
        await own.submit(await own.get(PASSWORD_PAGE), '#confirm-password', {
          password: DEMO_PASSWORD,
        })
      ).url.pathname,
    ).toBe('/dashboard/settings')
  })

  test('a cookie of another app, or one that was changed, is that of no known browser', async () => {
    const who = await person()
    const own = elsewhere()
    await own.signIn(who.username, DEMO_PASSWORD)
    const other = elsewhere()
    other.cookies.set(
      'kanal_device',
      own.cookies.get('kanal_device')!.replace(/^./, (sign) => (sign === 'e' ? 'f' : 'e')),
    )
    await fill(`sign-in:account:id:${who.id}`, 30)
    expect((await other.signIn(who.username, DEMO_PASSWORD)).status).toBe(429)
  })
})

describe('wrong codes of somebody with the password', () => {
  async function guess(
    who: Person,
    tries: number,
    visitor = from(ATTACKER),
    code = (i: number) => `00000${i}`,
  ) {
    const step = await visitor.signIn(who.username, DEMO_PASSWORD)
    let status = 0
    for (let i = 0; i < tries; i += 1)
      status = (await visitor.submit(step, '#second-factor', { code: code(i) })).status
    return status
  }

  test('keep neither the owner out who comes from elsewhere, nor recovery codes', async () => {
    const who = await withSecondFactor()
    expect(await guess(who, 8)).toBe(429)
    expect((await signInFully(elsewhere(), who)).url.pathname).toBe('/dashboard')
    expect(await guess(who, 1, from(ATTACKER), () => 'ABCDEFGHIJKLMNOP')).toBe(400)
  })

  test('from many addresses do not keep the owner out of a browser that knows them', async () => {
    const who = await withSecondFactor()
    const own = elsewhere()
    await signInFully(own, who)
    await own.submit(await own.get('/auth/sign-out'), 'main form')
    for (let i = 0; i < 5; i += 1) await guess(who, 4, elsewhere())
    expect(await guess(who, 1, elsewhere())).toBe(429)
    expect((await signInFully(own, who)).url.pathname).toBe('/dashboard')
  })

  test('are told to the owner, once a day', async () => {
    const who = await withSecondFactor()
    for (let i = 0; i < 2; i += 1) await guess(who, 5, elsewhere())
    const told = await db.outboxJob.findMany({
      where: { key: { startsWith: `account:secondFactorRefused:${who.id}:` } },
    })
    expect(told.map(({ payload }) => payload)).toMatchObject([
      { template: 'account', to: who.email, data: { notice: 'secondFactorRefused' } },
    ])
  })

  test('end at a hundred in a row, until there is another password', async () => {
    const who = await withSecondFactor()
    await guess(who, 1)
    await db.rateLimit.deleteMany({ where: { resetsAt: { lt: after(2 * DAY) } } })
    expect(await db.rateLimit.updateMany({ data: { hits: 100 } })).toEqual({ count: 1 })
    const visitor = elsewhere()
    const refused = await visitor.submit(
      await visitor.signIn(who.username, DEMO_PASSWORD),
      '#second-factor',
      { code: await codeOf(who) },
    )
    expect([refused.status, refused.errors.join()]).toEqual([
      429,
      expect.stringContaining('Too many wrong codes in a row'),
    ])
    await db.user.update({ where: { id: who.id }, data: { passwordHash: cheapPasswordHash() } })
    await db.rateLimit.deleteMany({ where: { resetsAt: { lt: after(2 * DAY) } } })
    expect((await signInFully(elsewhere(), who)).url.pathname).toBe('/dashboard')
  })
})

describe('asking for a new password', () => {
  const ask = async (visitor: Visitor, username: string) =>
    visitor.submit(await visitor.get('/auth/forgot-password'), '#forgot-password', { username })

  test('works for the owner while another address asks without end', async () => {
    const who = await person()
    for (let i = 0; i < 8; i += 1) await ask(from(ATTACKER), who.username)
    expect((await ask(from(ATTACKER), who.username)).status).toBe(429)
    expect((await ask(elsewhere(), who.username)).status).toBe(200)
  })

  test('works in a new browser while many addresses ask', async () => {
    const who = await person()
    for (let i = 0; i < 11; i += 1) await ask(elsewhere(), who.email)
    for (const name of [who.email, who.username])
      expect((await ask(elsewhere(), name)).status).toBe(200)
  })

  test('leaves it to the worker to look whose name it is', async () => {
    const who = await person()
    await db.outboxJob.deleteMany()
    for (const name of [who.username, 'nobody-at-all']) await ask(elsewhere(), name)
    const kinds = async () =>
      (await db.outboxJob.findMany({ orderBy: { createdAt: 'asc' } })).map(({ kind }) => kind)
    expect(await kinds()).toEqual(['password-reset', 'password-reset'])
    await runDueJobs(jobHandlers, 2)
    expect(await db.accountLink.count({ where: { userId: who.id } })).toBe(1)
  })
})

test('the form of the profile tells of ten usernames in an hour', async () => {
  const who = await person()
  const visitor = elsewhere()
  await visitor.signIn(who.username, DEMO_PASSWORD)
  const page = await visitor.get('/dashboard/settings/profile')
  for (let i = 0; i < 10; i += 1)
    expect((await visitor.submit(page, '#profile', { username: 'client' })).status).toBe(400)
  expect((await visitor.submit(page, '#profile', { username: 'admin' })).status).toBe(429)
  expect((await visitor.submit(page, '#profile', { name: 'Eva B' })).status).toBe(200)
})
