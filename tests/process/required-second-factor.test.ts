import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { codeOn } from '../setup/second-factor-code'
import { Installation } from './installation'

const PAGE = '/dashboard/settings/second-factor'

let kanal: Installation

beforeAll(async () => {
  kanal = await Installation.create()
})
afterAll(() => kanal.dispose())

async function visit(pathname: string, visitor: ReturnType<Installation['visitor']>) {
  return (await visitor.get(pathname)).url.pathname
}

test('who has to have a second factor is somebody only once it is on, also in sessions from before; others are not held up', async () => {
  const before = await kanal.start()
  const [admin, client] = [kanal.visitor(), kanal.visitor()]
  await admin.signInAs('admin')
  await before.stop('SIGTERM')

  await kanal.start({ REQUIRE_SECOND_FACTOR: 'staff' })
  await client.signInAs('client')
  expect(await visit('/dashboard/orders', client)).toBe('/dashboard/orders')
  for (const pathname of [
    '/dashboard/admin',
    '/dashboard',
    '/dashboard/settings/password',
    '/auth',
    '/studiostack/dashboard',
  ])
    expect(await visit(pathname, admin)).toBe(PAGE)
  expect((await admin.fetch('/api/user')).status).toBe(401)
  expect((await admin.fetch('/dashboard/admin/exports/orders')).headers.get('Location')).toBe(PAGE)
  const credentials = JSON.stringify({ username: 'freelancer', password: DEMO_PASSWORD })
  const login = await kanal.visitor().fetch('/api/login', {
    method: 'POST',
    body: credentials,
    headers: { 'Content-Type': 'application/json' },
  })
  expect([login.status, login.headers.getSetCookie()]).toEqual([403, []])
  const anew = kanal.visitor()
  const landed = await anew.signIn('freelancer', DEMO_PASSWORD)
  expect([landed.url.pathname, landed.text]).toEqual([
    PAGE,
    expect.stringContaining('Set up two-step verification first'),
  ])
  expect(await visit('/shop', anew)).toBe('/shop')
  await kanal.db.session.updateMany({ data: { createdAt: new Date(0) } })
  expect(await visit(PAGE, admin)).toBe('/auth/confirm-password')
})

test('sets it up, and cannot switch it off', async () => {
  const visitor = kanal.visitor()
  const begun = await visitor.submit(await visitor.signIn('admin', DEMO_PASSWORD), 'Set up')
  expect(begun.text).not.toContain('Cancel, leave it off')
  await visitor.submit(begun, '#confirm', { code: codeOn(begun) })
  expect(await visit('/dashboard/admin', visitor)).toBe('/dashboard/admin')
  expect((await visitor.get(PAGE)).$('#end').length).toBe(0)
  await kanal.db.user.updateMany({ data: { totpLastStep: null } })
  await visitor.fetch(PAGE, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'end', code: codeOn(begun) }),
  })
  expect(await visit('/dashboard/admin', visitor)).toBe('/dashboard/admin')
  expect(
    await kanal.db.user.count({ where: { username: 'admin', totpConfirmedAt: { not: null } } }),
  ).toBe(1)
})
