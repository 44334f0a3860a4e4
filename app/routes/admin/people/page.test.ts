import { beforeEach, expect, test } from 'vitest'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { requestRefund } from '~/domain/payments/refunds.server'
import { writeMail } from '~/domain/mails/mails.server'
import { paths } from '~/paths'
import { after, HOUR } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { hit } from '~/platform/rate-limit.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { paidOrder } from '#tests/factories/running-order'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { Visitor } from '#tests/setup/visitor'

const PEOPLE = '/dashboard/admin/people'
const INVITE = `${PEOPLE}/invite`

beforeEach(async () => {
  await db.rateLimit.deleteMany()
  await db.staffInvitation.deleteMany()
})

async function signedIn(username: string) {
  const visitor = new Visitor()
  await visitor.signIn(username, DEMO_PASSWORD)
  return visitor
}

/** The owner invites an address; its link. */
async function invited(email: string) {
  const owner = await signedIn('admin')
  const page = await owner.submit(await owner.get(INVITE), '#invite', { email })
  expect(page.text).toContain(`Invitation sent to ${email}.`)
  const { id } = await db.staffInvitation.findUniqueOrThrow({ where: { liveKey: email } })
  return { owner, id, link: paths.staffInvitation(signLinkToken('staff-invitation', id)) }
}

test('the owner invites a second admin by a link that works once, and removes them again', async () => {
  const { owner, id, link } = await invited('second@kanal.example')
  const job = await db.outboxJob.findFirstOrThrow({ where: { key: `staff-invitation:${id}:1` } })
  expect(JSON.stringify(job.payload)).not.toContain(link.split('.').at(-1)!)
  const second = new Visitor()
  const page = await second.get(link)
  expect(page.headers.get('Cache-Control')).toContain('no-store')
  expect((await second.submit(page, '#join', { name: 'Wilma', password: 'short' })).status).toBe(
    400,
  )
  const joined = await second.submit(page, '#join', {
    name: 'Wilma Ek',
    password: 'a quiet canal at dawn',
  })
  expect(joined.url.pathname).toBe('/dashboard/admin')
  const { id: userId } = await db.user.findUniqueOrThrow({
    where: { email: 'second@kanal.example' },
  })
  expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({
    role: 'admin',
    isAdmin: true,
  })
  expect((await new Visitor().get(link)).status).toBe(410)

  const list = await owner.get(PEOPLE)
  expect(list.text).toContain('Wilma Ek')
  expect((await owner.get('/dashboard/admin/audit?subject=staff')).text).toContain('Staff: joined')
  const removed = await owner.submit(
    await owner.get(`${PEOPLE}/${userId}/remove`),
    'Remove from staff',
  )
  expect(removed.text).toContain('Wilma Ek is no longer on the staff')
  expect(await db.session.count({ where: { userId } })).toBe(0)
  expect((await second.fetch('/dashboard/admin')).headers.get('Location')).toContain('/auth')
})

test('the second admin whom the owner invited approves a refund above the limit that the owner asked for', async () => {
  const { link } = await invited('second-approver@kanal.example')
  const second = new Visitor()
  await second.submit(await second.get(link), '#join', {
    name: 'Wilma Ek',
    password: 'a quiet canal at dawn',
  })
  const { id: secondId } = await db.user.findUniqueOrThrow({
    where: { email: 'second-approver@kanal.example' },
  })
  const { orderId } = await paidOrder({ price: 400_000 })
  const payment = await db.payment.findFirstOrThrow({ where: { payable: { orderId } } })
  const refundId = await transaction((tx) =>
    requestRefund(tx, {
      paymentId: payment.id,
      amount: 300_000,
      reason: 'goodwill',
      actor: { type: 'admin', id: 1 },
    }),
  )
  const order = `/dashboard/admin/orders/${orderId}`
  await (await signedIn('admin')).post(order, { intent: 'refund-approve', refundId })
  expect(await db.refund.findUnique({ where: { id: refundId } })).toMatchObject({
    status: 'requested',
  })
  await second.post(order, { intent: 'refund-approve', refundId })
  expect(await db.refund.findUnique({ where: { id: refundId } })).toMatchObject({
    approvedById: 1,
    secondApprovedById: secondId,
  })
})

test('only the owner may, with the password given a moment ago, and the owner stays', async () => {
  const bookkeeper = await signedIn('bookkeeper')
  expect((await bookkeeper.get(PEOPLE)).$(`main a[href="${INVITE}"]`).length).toBe(0)
  for (const path of [INVITE, `${PEOPLE}/1/remove`]) {
    expect((await bookkeeper.fetch(path)).headers.get('Location')).toBe(PEOPLE)
    expect(
      (
        await bookkeeper.fetch(path, {
          method: 'POST',
          body: new URLSearchParams({ email: 'x@kanal.example' }),
        })
      ).headers.get('Location'),
    ).toBe(PEOPLE)
  }
  const { owner, id } = await invited('revoked@kanal.example')
  await bookkeeper.post(PEOPLE, { invitationId: id })
  expect(await db.staffInvitation.findUnique({ where: { id } })).toMatchObject({ revokedAt: null })
  for (const username of ['client', 'freelancer']) {
    for (const path of [PEOPLE, INVITE])
      expect((await (await signedIn(username)).fetch(path)).headers.get('Location')).toBe(
        '/dashboard',
      )
  }
  expect((await owner.get(`${PEOPLE}/1/remove`)).status).toBe(404)
  await owner.submit(await owner.get(PEOPLE), `form:has(input[value="${id}"])`)
  expect(
    (await new Visitor().get(paths.staffInvitation(signLinkToken('staff-invitation', id)))).status,
  ).toBe(410)
  await db.session.updateMany({ where: { userId: 1 }, data: { createdAt: after(-HOUR) } })
  expect((await owner.fetch(INVITE)).headers.get('Location')).toBe(
    paths.confirmPassword({ redirectTo: INVITE }),
  )
})

test('an address whose account is a client’s or a freelancer’s is refused with the reason', async () => {
  const owner = await signedIn('admin')
  const say = async (email: string) =>
    (await owner.submit(await owner.get(INVITE), '#invite', { email })).errors.join(' ')
  for (const email of ['client@kanal.example', 'freelancer@kanal.example'])
    expect(await say(email)).toContain('use another address')
  expect(await say('bookkeeper@kanal.example')).toContain('already works here')
  expect(await say('not an address')).not.toBe('')
  for (let tries = 0; tries < 6; tries++)
    expect(await say('client@kanal.example')).toContain('use another address')
})

test('the invitation runs out, and is written in four languages', async () => {
  const { id, link } = await invited('late@kanal.example')
  for (const language of LANGUAGES) {
    const { text } = await writeMail('staff-invitation', language, { invitationId: id })
    expect(text).toContain(link)
    expect(text).not.toMatch(/\{\{|staffInvitation\./)
    expect((await new Visitor({ language }).get(link)).text).not.toMatch(/\{\{|staff\.[a-z]/)
  }
  await db.staffInvitation.update({ where: { id }, data: { expiresAt: after(-HOUR) } })
  expect((await new Visitor().get(link)).status).toBe(410)
})

test('the pages of the staff and of an invitation keep the budget of statements', async () => {
  const { owner, link } = await invited('first-of-many@kanal.example')
  const [alone, ...others] = [
    await countQueries(owner, PEOPLE),
    await countQueries(owner, INVITE),
    await countQueries(new Visitor(), link),
  ]
  const people = Array.from({ length: 12 }, (_, at) => `many-${at}@kanal.example`)
  await db.user.createMany({
    data: people.map((email) => ({
      username: email.split('@')[0]!,
      email,
      name: email,
      role: 'admin',
      isAdmin: true,
    })),
  })
  await db.staffInvitation.createMany({
    data: people.map((email) => ({
      email: `asked-${email}`,
      liveKey: `asked-${email}`,
      invitedById: 1,
      expiresAt: after(HOUR),
    })),
  })
  expect(await countQueries(owner, PEOPLE)).toBe(alone)
  for (const queries of [alone!, ...others]) expect(queries).toBeLessThanOrEqual(QUERY_BUDGET)
  await db.user.deleteMany({ where: { email: { in: people } } })
})

test('who is invited for orders alone opens nothing else and moves no money until the owner says so', async () => {
  const email = 'orders-only@kanal.example'
  const owner = await signedIn('admin')
  await owner.submit(await owner.get(INVITE), '#invite', { email, permissions: ['orders'] })
  const { id } = await db.staffInvitation.findUniqueOrThrow({ where: { liveKey: email } })
  const link = paths.staffInvitation(signLinkToken('staff-invitation', id))
  const colleague = new Visitor()
  await colleague.submit(await colleague.get(link), '#join', {
    name: 'Olle Ek',
    password: 'a quiet canal at dawn',
  })
  const user = await db.user.findUniqueOrThrow({ where: { email } })
  expect(user.permissions).toBe('orders')
  for (const [path, opens] of [
    ['/dashboard/admin/orders', true],
    ['/dashboard/admin/payments', false],
    ['/dashboard/admin/products', false],
    ['/dashboard/admin/people', false],
    ['/dashboard/admin/settings', false],
    ['/dashboard/admin/exports/payments', false],
  ] as const) {
    const page = await colleague.get(path)
    expect(page.url.pathname === path, path).toBe(opens)
    if (!opens) expect(page.text, path).toContain('can’t open that page')
  }
  const { orderId } = await paidOrder()
  const payment = await db.payment.findFirstOrThrow({ where: { payable: { orderId } } })
  const refund = { intent: 'refund', paymentId: payment.id, amount: '1.00', reason: 'goodwill' }
  const order = `/dashboard/admin/orders/${orderId}`
  expect((await colleague.post(order, refund)).status).toBe(400)
  expect(await db.refund.count({ where: { paymentId: payment.id } })).toBe(0)
  const list = await owner.get(PEOPLE)
  const saved = await owner.submit(list, `#allow-${user.id}`, {
    permissions: ['orders', 'money', 'content', 'people'],
  })
  expect(saved.text).toContain('The new permissions apply right away.')
  expect((await colleague.get('/dashboard/admin/payments')).url.pathname).toBe(
    '/dashboard/admin/payments',
  )
  expect(
    (await colleague.post(PEOPLE, { intent: 'allow', userId: String(user.id) })).text,
  ).toContain('Only the owner')
})

// The last one: a full counter is remembered for a second.
test('what the owner tries in vain has a counter of its own', async () => {
  const owner = await signedIn('admin')
  await Promise.all(
    Array.from({ length: 60 }, () => hit('staff-invitation-try:1', { limit: 60, window: HOUR })),
  )
  const page = await owner.submit(await owner.get(INVITE), '#invite', {
    email: 'client@kanal.example',
  })
  expect(page.errors.join(' ')).toBe('Too many invitations. Try again in 60 minutes.')
})
