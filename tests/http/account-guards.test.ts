import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { after, DAY, HOUR, MINUTE } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { cheapPasswordHash } from '../setup/seed'
import { Visitor } from '../setup/visitor'

const at = (part: string) => `/dashboard/settings/${part}`
const passwordHash = cheapPasswordHash()

/** Somebody of their own for each test, signed in. */
async function person() {
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
  const visitor = new Visitor()
  await visitor.signIn(username, DEMO_PASSWORD)
  return { user, visitor }
}

beforeEach(() => db.rateLimit.deleteMany())

describe('what guards an account', () => {
  const longAgo = (userId: number) =>
    db.session.updateMany({ where: { userId }, data: { createdAt: after(-HOUR) } })

  test.each(['second-factor', 'sessions'])(
    '%s asks whoever has been signed in for a while for the password, and leads back',
    async (part) => {
      const { user, visitor } = await person()
      expect((await visitor.get(at(part))).redirects).toEqual([])
      await longAgo(user.id)
      const page = await visitor.get(at(part))
      expect(page.path).toBe(`/auth/confirm-password?redirectTo=${encodeURIComponent(at(part))}`)
      expect((await visitor.post(at(part), { intent: 'begin' })).url.pathname).toBe(
        '/auth/confirm-password',
      )
      expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).totpSecret).toBeNull()
      const refused = await visitor.submit(page, 'main form', { password: 'something else' })
      expect([refused.status, refused.errors]).toEqual([400, ['That password is incorrect.']])
      const [before] = await db.session.findMany({ where: { userId: user.id } })
      expect((await visitor.submit(page, 'main form', { password: DEMO_PASSWORD })).path).toBe(
        at(part),
      )
      const sessions = await db.session.findMany({ where: { userId: user.id } })
      expect(sessions).toHaveLength(1)
      expect(sessions[0]!.id).not.toBe(before!.id)
    },
  )

  test('the way back leads nowhere else', async () => {
    const { visitor } = await person()
    const page = await visitor.get('/auth/confirm-password?redirectTo=//evil.example')
    expect((await visitor.submit(page, 'main form', { password: DEMO_PASSWORD })).path).toBe(
      '/dashboard/settings',
    )
  })
})

describe('a session', () => {
  test('ends two weeks after its last page, and each page puts that off', async () => {
    const { user, visitor } = await person()
    const read = () => db.session.findFirstOrThrow({ where: { userId: user.id } })
    const days = async () => Math.round(((await read()).expiresAt.getTime() - Date.now()) / DAY)
    expect(await days()).toBe(14)
    await db.session.updateMany({
      where: { userId: user.id },
      data: { createdAt: after(-20 * DAY), lastSeenAt: after(-2 * DAY), expiresAt: after(DAY) },
    })
    await visitor.get('/dashboard/settings')
    expect(await days()).toBe(10)
    await db.session.updateMany({ where: { userId: user.id }, data: { expiresAt: after(-MINUTE) } })
    expect((await visitor.get('/dashboard/settings')).url.pathname).toBe('/auth')
  })

  test('leaves nothing of its pages in caches, and has the browser forget its storage at its end', async () => {
    const { visitor } = await person()
    expect((await visitor.fetch('/dashboard/settings')).headers.get('Cache-Control')).toBe(
      'private, no-store',
    )
    const out = await visitor.fetch('/auth/sign-out', {
      method: 'POST',
      body: new URLSearchParams(),
    })
    expect([out.status, out.headers.get('Clear-Site-Data')]).toEqual([303, '"storage"'])
  })
})
