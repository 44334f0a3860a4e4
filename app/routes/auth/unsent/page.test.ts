import { beforeEach, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { paths } from '~/paths'
import { db } from '~/platform/db/db.server'
import { Visitor } from '#tests/setup/visitor'

const PROFILE = paths.settingsPart('profile')

beforeEach(() => Promise.all([db.rateLimit.deleteMany(), db.unsentForm.deleteMany()]))

async function signedOutWhileTyping() {
  const visitor = new Visitor()
  await visitor.signInAs('client')
  const page = await visitor.get(PROFILE)
  const { id } = await db.user.findUniqueOrThrow({ where: { username: 'client' } })
  await db.session.deleteMany({ where: { userId: id } })
  const name = `Ada Långström ${Date.now()}`
  return {
    visitor,
    id,
    name,
    page: await visitor.submit(page, 'form:has(#profile-name)', { name }),
  }
}

test('what was typed into a form of an ended session goes through signing in, and is sent by a press', async () => {
  const { visitor, id, name, page } = await signedOutWhileTyping()
  expect(page.url.pathname).toBe('/auth')
  expect(page.text).toContain('We’ve kept what you typed')
  expect((await db.unsentForm.findFirstOrThrow()).sealed).not.toContain(name)
  const credentials = { username: 'client', password: DEMO_PASSWORD }
  const refused = await visitor.submit(page, '#sign-in', { ...credentials, password: 'wrong' })
  const unsent = await visitor.submit(refused, '#sign-in', credentials)
  expect(unsent.url.pathname).toBe('/auth/unsent')
  expect(unsent.text).toContain(name)
  const done = await visitor.submit(unsent, 'Send it now')
  expect(done.url.pathname).toBe(PROFILE)
  expect((await db.user.findUniqueOrThrow({ where: { id } })).name).toBe(name)
  expect(await db.unsentForm.count()).toBe(0)
  expect((await visitor.get('/auth/unsent')).url.pathname).toBe('/dashboard')
})

test('it is for its sender alone: another browser sees nothing, another account cannot send it', async () => {
  const { visitor, name, page } = await signedOutWhileTyping()
  const elsewhere = new Visitor()
  await elsewhere.signInAs('client')
  expect((await elsewhere.get('/auth/unsent')).url.pathname).toBe('/dashboard')
  const other = await visitor.submit(page, '#sign-in', {
    username: 'freelancer',
    password: DEMO_PASSWORD,
  })
  expect(other.url.pathname).toBe('/dashboard/freelancer')
  expect(other.text).not.toContain(name)
  const stranger = new Visitor()
  await stranger.post(PROFILE, {
    'for-account': '1',
    intent: 'profile',
    name: 'Planted by somebody',
  })
  expect(await db.unsentForm.count()).toBe(1)
})

test('nothing is kept of a button, and what is not wanted is thrown away', async () => {
  const { visitor, page } = await signedOutWhileTyping()
  const unsent = await visitor.submit(page, '#sign-in', {
    username: 'client',
    password: DEMO_PASSWORD,
  })
  expect((await visitor.submit(unsent, 'Discard')).url.pathname).toBe('/dashboard')
  await db.session.deleteMany()
  await visitor.post('/dashboard/notifications', { intent: 'read-all' })
  expect(await db.unsentForm.count()).toBe(0)
})

test('long ones have so much room together, and the page shows their beginning', async () => {
  const { visitor, id } = await signedOutWhileTyping()
  const send = async () => {
    const body = new URLSearchParams({ 'for-account': String(id), name: '<'.repeat(240_000) })
    await visitor.fetch(PROFILE, { method: 'POST', body })
  }
  for (let sent = 0; sent < 5; sent++) await send()
  expect(await db.unsentForm.count()).toBe(2)
  const page = await visitor.signInAs('client')
  const unsent = await visitor.get('/auth/unsent')
  expect([page.status, unsent.status]).toEqual([200, 200])
  expect(unsent.$('dd').text().length).toBeLessThan(6_000)
})
