import { beforeEach, describe, expect, test } from 'vitest'
import { jobHandlers } from '~/domain/background.server'
import { issueAccountLink } from '~/domain/people/account-links.server'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { paths } from '~/paths'
import { MINUTE } from '~/platform/clock'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { db, transaction } from '~/platform/db/db.server'
import { runDueJobs } from '~/platform/outbox/outbox.server'
import { PEER_HEADER } from '#tests/setup/handler'
import { Visitor } from '#tests/setup/visitor'

const REQUEST = '/auth/sign-in-link'
const from = (address: string) => new Visitor({ headers: { [PEER_HEADER]: address } })

const client = () => db.user.findUniqueOrThrow({ where: { username: 'client' } })

async function createLink(
  purpose: 'sign_in' | 'reset_password' = 'sign_in',
  lifetime = 15 * MINUTE,
) {
  const { id: userId } = await client()
  const id = await transaction((tx) => issueAccountLink(tx, { userId, purpose, lifetime }))
  return paths.signInLink(signLinkToken('account-link', id))
}

/** Asks for a link as a person does, and has the mail sent. */
async function askFor(visitor: Visitor, username: string, page = REQUEST) {
  const sent = await visitor.submit(await visitor.get(page), '#sign-in-link', { username })
  expect(sent.status).toBe(200)
  expect(sent.text).toContain('the email is on its way')
  await runDueJobs(jobHandlers)
}

beforeEach(async () => {
  await db.rateLimit.deleteMany()
  await db.outboxJob.deleteMany()
  await db.accountLink.deleteMany({ where: { purpose: { in: ['sign_in', 'reset_password'] } } })
})

describe('a link that signs in', () => {
  test('is asked for by name, used by a press, once, and leads where one was', async () => {
    const visitor = new Visitor()
    const signIn = await visitor.get('/auth?redirectTo=%2Fdashboard%2Forders')
    const page = signIn.link('Email me a sign-in link')!
    const sent = await visitor.submit(await visitor.get(page), '#sign-in-link', {
      username: 'CLIENT',
    })
    expect(sent.text).toContain('If there’s an account with that name')
    await runDueJobs(jobHandlers)
    const { id } = await db.accountLink.findFirstOrThrow({ where: { purpose: 'sign_in' } })
    const path = paths.signInLink(signLinkToken('account-link', id))
    const open = await visitor.get(path)
    expect(open.headers.get('Cache-Control')).toContain('no-store')
    expect(open.text).toContain((await client()).email)
    expect((await visitor.fetch('/api/user')).status).toBe(401)
    const orders = await visitor.submit(open, 'main form')
    expect(orders.url.pathname).toBe('/dashboard/orders')
    expect((await visitor.fetch('/api/user')).status).toBe(200)
    const other = new Visitor()
    const used = await other.submit(open, 'main form')
    expect(used.status).toBe(410)
    expect(used.heading).toBe('This link has been used')
    expect((await other.fetch('/api/user')).status).toBe(401)
  })

  test('holds for its time, its purpose and its signature', async () => {
    const visitor = new Visitor()
    for (const [path, status, heading] of [
      [await createLink('sign_in', -1), 410, 'This link has expired'],
      [await createLink('reset_password'), 404, 'This link doesn’t work'],
      [paths.signInLink('nonsense'), 404, 'This link doesn’t work'],
    ] as const) {
      const page = await visitor.get(path)
      expect([page.status, page.heading]).toEqual([status, heading])
      expect(page.link('Request a new link')).toBe(REQUEST)
      expect((await visitor.post(path, {})).status).toBe(status)
    }
    expect((await visitor.fetch('/api/user')).status).toBe(401)
  })

  test('carries no words of whoever asked, and leads them nowhere in another browser', async () => {
    const words = '/search?q=call+0800+666'
    await askFor(new Visitor(), 'client', `${REQUEST}?redirectTo=${encodeURIComponent(words)}`)
    const mail = await db.mailMessage.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
    expect(mail.template).toBe('sign-in-link')
    for (const part of [mail.text, mail.html]) expect(part).not.toMatch(/0800|redirectTo/)
    const { id } = await db.accountLink.findFirstOrThrow({ where: { purpose: 'sign_in' } })
    const owner = new Visitor()
    const link = paths.signInLink(signLinkToken('account-link', id))
    const home = await owner.submit(await owner.get(`${link}?redirectTo=%2Ffaq`), 'main form')
    expect(home.url.pathname).toBe('/dashboard')
  })

  test('ends with the others once one was used', async () => {
    const [first, second] = [await createLink(), await createLink()]
    const visitor = new Visitor()
    await visitor.submit(await visitor.get(first), 'main form')
    expect((await new Visitor().get(second)).heading).toBe('A newer link has replaced this one')
  })

  test('asks for the second factor where it is on', async () => {
    const { id } = await client()
    await db.user.update({
      where: { id },
      data: { totpSecret: 'sealed', totpConfirmedAt: new Date() },
    })
    const visitor = new Visitor()
    const page = await visitor.submit(await visitor.get(await createLink()), 'main form')
    expect(page.url.pathname).toBe('/auth/second-factor')
    expect((await visitor.fetch('/api/user')).status).toBe(401)
    await db.user.update({ where: { id }, data: { totpSecret: null, totpConfirmedAt: null } })
  })

  test('is mailed to nobody else, and not again while one holds', async () => {
    await askFor(new Visitor(), 'nobody@example.com')
    expect(await db.accountLink.count({ where: { purpose: 'sign_in' } })).toBe(0)
    const { email, username } = await client()
    for (const name of [email, username, email]) await askFor(new Visitor(), name)
    expect(await db.accountLink.count({ where: { purpose: 'sign_in' } })).toBe(1)
  })
})

describe('whoever fails on purpose at an account from many addresses', () => {
  test('does not keep its owner out of a new browser', async () => {
    for (const peer of ['93.184.1.1', '93.184.1.2', '93.184.1.3'])
      for (let i = 0; i < 10; i++) await from(peer).signIn('client', 'not the one')
    const owner = from('93.184.1.99')
    const refused = await owner.signIn('client', DEMO_PASSWORD)
    expect(refused.status).toBe(429)
    expect(refused.errors[0]).toContain('have a sign-in link emailed to you')
    await askFor(owner, 'client')
    const { id } = await db.accountLink.findFirstOrThrow({ where: { purpose: 'sign_in' } })
    const path = paths.signInLink(signLinkToken('account-link', id))
    const home = await owner.submit(await owner.get(path), 'main form')
    expect(home.url.pathname).toBe('/dashboard')
    await owner.submit(await owner.get('/auth/sign-out'), 'main form')
    expect((await owner.signIn('client', DEMO_PASSWORD)).url.pathname).toBe('/dashboard')
  })

  test.each([
    [REQUEST, '#sign-in-link', 'sign_in'],
    ['/auth/forgot-password', '#forgot-password', 'reset_password'],
  ] as const)('uses up none of the links of %s', async (path, form, purpose) => {
    for (const peer of ['93.184.2.1', '93.184.2.2', '93.184.2.3'])
      for (let i = 0; i < 5; i++) {
        const stranger = from(peer)
        const asked = await stranger.submit(await stranger.get(path), form, { username: 'client' })
        expect(asked.status).toBe(200)
      }
    const owner = from('93.184.2.99')
    const asked = await owner.submit(await owner.get(path), form, { username: 'client' })
    expect(asked.status).toBe(200)
    await runDueJobs(jobHandlers)
    const links = await db.accountLink.findMany({ where: { purpose } })
    expect(links.map(({ usedAt }) => usedAt)).toEqual([null])
  })
})
