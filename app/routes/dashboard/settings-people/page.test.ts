import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { db } from '~/platform/db/db.server'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { INVITATION_LIMITS } from '~/domain/people/company.rules'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { Visitor } from '#tests/setup/visitor'

const PEOPLE = '/dashboard/settings/people'
const COMPANY = '/dashboard/settings/company'
const FACTS = {
  name: 'Vandrarna AB',
  vatNumber: 'SE 556677-889901',
  addressLine: 'Kanalgatan 2',
  postalCode: '411 15',
  city: 'Göteborg',
  country: 'SE',
}
const INVITE = 'Send invitation'

const people = {} as Record<'client' | 'approver' | 'viewer' | 'freelancer', Visitor>
let companyId: string

beforeAll(async () => {
  for (const name of ['client', 'approver', 'viewer', 'freelancer'] as const) {
    people[name] = new Visitor()
    await people[name].signIn(name, DEMO_PASSWORD)
  }
  companyId = (
    await db.company.findFirstOrThrow({
      where: { members: { some: { user: { username: 'client' } } } },
    })
  ).id
})

beforeEach(() => db.rateLimit.deleteMany())

async function invite(email: string, role = 'viewer') {
  const page = await people.client.submit(await people.client.get(PEOPLE), INVITE, { email, role })
  const { id } = await db.companyInvitation.findFirstOrThrow({
    where: { email, liveKey: { not: null } },
  })
  return { page, id, link: `/invitation/${signLinkToken('invitation', id)}` }
}

describe('the company', () => {
  test('is checked as at checkout, keeps what was typed, and is made once', async () => {
    const page = await people.freelancer.get(COMPANY)
    const wrong = await people.freelancer.submit(page, 'Create company', {
      ...FACTS,
      vatNumber: 'SE12',
    })
    expect(wrong.status).toBe(400)
    expect(wrong.errors).toEqual([
      'This doesn’t look like a VAT number from the country you chose. Enter it as it appears on your invoices, with or without the country code.',
    ])
    expect(wrong.$('[name="name"]').val()).toBe(FACTS.name)
    const made = await people.freelancer.submit(wrong, 'Create company', FACTS)
    expect(made.text).toContain('Vandrarna AB has been created.')
    expect(await db.company.findFirst({ where: { name: FACTS.name } })).toMatchObject({
      vatNumber: 'SE556677889901',
      country: 'SE',
    })
    expect((await people.freelancer.submit(page, 'Create company', FACTS)).text).toContain(
      'already owns a company',
    )
    expect(await db.company.count({ where: { name: FACTS.name } })).toBe(1)
  })

  test('is changed by its owner alone', async () => {
    const form = { ...FACTS, companyId, name: 'Taken over' }
    expect((await people.approver.post(COMPANY, form)).text).toContain(
      'Only an owner of the company can do this.',
    )
    expect((await people.freelancer.post(COMPANY, form)).status).toBe(404)
    expect(await db.company.findUnique({ where: { id: companyId } })).toMatchObject({
      name: 'Pracownia Nowak',
    })
    const saved = await people.client.submit(await people.client.get(COMPANY), 'Save', {
      city: 'Wrocław',
    })
    expect(saved.text).toContain('Company details saved.')
    expect(await db.company.findUnique({ where: { id: companyId } })).toMatchObject({
      city: 'Wrocław',
    })
  })
})

describe('the people', () => {
  test('are shown to all of them, with forms for the owner', async () => {
    for (const who of ['client', 'approver', 'viewer'] as const) {
      const page = await people[who].get(PEOPLE)
      expect(page.text).toContain('approver@kanal.example')
      expect(page.$('main button[name="intent"]').length > 0).toBe(who === 'client')
    }
    expect((await people.freelancer.get(PEOPLE)).html).not.toContain('approver@kanal.example')
  })

  test.each<Record<string, string>>([
    { intent: 'role' },
    { intent: 'again', invitationId: "'" },
    { intent: 'role', companyId: '\0', userId: '1e9', role: 'owner' },
  ])('refuse what is no form of the page: %j', async (form) => {
    expect((await people.client.post(PEOPLE, form)).status).toBe(404)
    expect((await people.client.post(PEOPLE, { ...form, intent: 'nothing' })).status).toBe(400)
  })

  test('are asked twice before they go, by their owner or themselves', async () => {
    const { userId } = await db.companyMember.findFirstOrThrow({
      where: { companyId, user: { username: 'approver' } },
    })
    const address = `${PEOPLE}/${companyId}/${userId}`
    expect((await people.viewer.get(address)).status).toBe(404)
    expect((await people.approver.get(address)).heading).toBe('Leave Pracownia Nowak')
    const page = await people.client.get(address)
    expect(page.heading).toBe('Remove Tomasz Zieliński from Pracownia Nowak')
    expect((await people.client.get(`${PEOPLE}/no-id/x`)).status).toBe(404)
  })

  test.each([PEOPLE, COMPANY])('%s asks few queries', async (path) => {
    expect(await countQueries(people.client, path)).toBeLessThanOrEqual(QUERY_BUDGET)
  })
})

describe('an invitation', () => {
  test('needs an address, is one for each, and so many a day', async () => {
    const wrong = await people.client.submit(await people.client.get(PEOPLE), INVITE, {
      email: 'nobody',
    })
    expect([wrong.status, wrong.errors]).toEqual([
      400,
      ['Enter an email address, such as name@example.com.'],
    ])
    expect((await invite('one@invited.example')).page.text).toContain(
      'Invitation sent to one@invited.example.',
    )
    const again = await invite('one@invited.example')
    expect(again.page.errors[0]).toContain('already been invited')
    for (let count = 0; count <= INVITATION_LIMITS.address.limit; count++)
      expect((await invite('one@invited.example')).page.errors[0]).toContain('already been invited')
    for (let count = 0; count < INVITATION_LIMITS.address.limit; count++)
      await people.client.submit(await people.client.get(PEOPLE), 'Resend · one@invited.example')
    const refused = await people.client.get(PEOPLE)
    expect((await people.client.submit(refused, 'Resend · one@invited.example')).text).toContain(
      'Too many invitations. Try again in 24 hours.',
    )
  })

  test('does nothing before its button, makes an account, and works once', async () => {
    const { link } = await invite('new@invited.example', 'approver')
    const guest = new Visitor()
    const page = await guest.get(link)
    expect(page.heading).toBe('Kinga Nowak invites you to Pracownia Nowak')
    expect(page.headers.get('Cache-Control')).toContain('no-store')
    expect(await db.user.count({ where: { email: 'new@invited.example' } })).toBe(0)
    const weak = await guest.submit(page, 'Create account and join', {
      name: '',
      password: 'short',
    })
    expect([weak.status, weak.errors.length]).toEqual([400, 2])
    const joined = await guest.submit(weak, 'Create account and join', {
      name: 'Nell New',
      password: 'over lantern water',
    })
    expect(joined.url.pathname).toBe('/dashboard')
    expect(joined.text).toContain('Welcome to Pracownia Nowak. Its orders are on your dashboard.')
    expect((await new Visitor().get(link)).status).toBe(410)
    expect((await guest.get('/dashboard/orders')).texts('main tbody tr').length).toBeGreaterThan(0)
  })

  test('sends an account to sign in, comes back, and is not for another address', async () => {
    const { link } = await invite('freelancer@kanal.example')
    const guest = new Visitor()
    const page = await guest.get(link)
    expect(page.$('input[type="password"]')).toHaveLength(0)
    expect(page.link('Sign in to accept')).toBe(`/auth?redirectTo=${encodeURIComponent(link)}`)
    expect((await people.viewer.get(link)).text).toContain('This invitation is for another address')
    expect((await people.viewer.post(link)).text).toContain(
      'This invitation is for another address',
    )
    const joined = await people.freelancer.submit(
      await people.freelancer.get(link),
      'Join Pracownia Nowak',
    )
    expect(joined.url.pathname).toBe('/dashboard')
    expect(
      await db.companyMember.count({ where: { companyId, user: { username: 'freelancer' } } }),
    ).toBe(1)
  })

  test('that is taken back, or no link of ours, opens nothing', async () => {
    const { link } = await invite('back@invited.example')
    await people.client.submit(await people.client.get(PEOPLE), 'Revoke · back@invited.example')
    expect((await new Visitor().get(link)).heading).toBe('This invitation has been revoked')
    expect(
      (await new Visitor().post(link, { name: 'X', password: 'over lantern water' })).status,
    ).toBe(410)
    for (const token of ['x', `${link.split('/').at(-1)}x`, '%00'])
      expect((await new Visitor().get(`/invitation/${token}`)).status).toBe(404)
  })
})

describe('the orders page', () => {
  const ORDERS = '/dashboard/orders'

  test('is narrowed by words and status, and keeps the order shown', async () => {
    const page = await people.client.submit(await people.client.get(ORDERS), 'Show', {
      q: 'logo',
      group: 'running',
    })
    expect(page.texts('main tbody tr')).toHaveLength(1)
    expect(page.textOf('main tbody')).toContain('Logo sprint')
    expect(page.$('#order')).toHaveLength(1)
    expect((await people.client.get(`${ORDERS}?q=nothing-like-it%00`)).textOf('main')).toContain(
      'No orders match',
    )
    expect(
      (await people.client.get(`${ORDERS}?group=toString`)).texts('main tbody tr').length,
    ).toBeGreaterThan(1)
  })

  test('puts an order into the cart again, for whoever answers', async () => {
    const { id, number } = await db.order.findFirstOrThrow({ where: { title: 'Logo sprint' } })
    const cart = await people.client.submit(
      await people.client.get(`${ORDERS}?order=${id}`),
      `Order again · ${number}`,
    )
    expect(cart.url.pathname).toBe('/shop/cart')
    expect(cart.text).toContain('The same services are in your cart.')
    expect((await people.viewer.post(ORDERS, { intent: 'reorder', order: id })).status).toBe(404)
    expect((await people.client.post(ORDERS, { intent: 'reorder', order: '\0' })).status).toBe(404)
  })

  test('leads the owner to cancelling, which happens on its button and once', async () => {
    const { id, number } = await db.order.findFirstOrThrow({ where: { title: 'Logo sprint' } })
    const page = await people.client.get(
      (await people.client.get(`${ORDERS}?order=${id}`)).link('Cancel order'),
    )
    expect(page.heading).toBe(`Cancel order ${number}`)
    const tooLong = await people.client.submit(page, 'Cancel order', {
      reason: 'x'.repeat(600),
    })
    expect(tooLong.status).toBe(400)
    expect((await people.client.submit(page, 'Cancel order')).text).toContain(
      `Order ${number} has been canceled. We’ll refund $890.00`,
    )
    expect((await people.client.submit(page, 'Cancel order')).text).toContain(
      `Order ${number} has been canceled.`,
    )
    expect((await people.client.get(`${ORDERS}/${id}/cancel`)).url.pathname).toBe(ORDERS)
  })

  test('tells how an order that runs is ended', async () => {
    const { id } = await db.order.findFirstOrThrow({ where: { title: 'WordPress editorial site' } })
    const page = await people.client.get(`${ORDERS}/${id}/cancel`)
    expect(page.link('Tell us you want to end it')).toBe(`/dashboard/messages?order=${id}`)
    expect(page.$('main form')).toHaveLength(0)
  })
})
