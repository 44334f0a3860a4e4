import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { answerField } from '~/domain/projects/project-details.schema'
import { createProduct } from '#tests/factories/purchase'
import { ADMIN, paidOrder, payShare, readOrder } from '#tests/factories/running-order'
import {
  resumeMilestone,
  startMilestone,
  submitMilestone,
} from '~/domain/projects/milestones.server'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { Visitor } from '#tests/setup/visitor'

let client: Visitor
let admin: Visitor
let freelancer: Visitor
let userId: number
let strange: string

const PAGES = [
  '/dashboard/milestones',
  '/dashboard/projectdetails',
  '/dashboard/projectdetails?part=scope',
  '/dashboard/projectdetails?part=team',
  '/dashboard/projectdetails?part=changes',
  '/dashboard/activities',
  '/dashboard/activities?all=1',
]
const withOrder = (path: string, orderId: string) =>
  `${path}${path.includes('?') ? '&' : '?'}order=${orderId}`

/** An order of the demo client, paid and with its brief to be written. */
async function ownOrder(options: Parameters<typeof paidOrder>[0] = {}) {
  const { orderId } = await paidOrder(options)
  await db.order.update({ where: { id: orderId }, data: { userId } })
  return orderId
}

/** The same with its first milestone handed over. */
async function handedOver(revisions = 2) {
  const orderId = await ownOrder({ milestones: [50, 50] })
  await db.order.update({ where: { id: orderId }, data: { status: 'in_progress' } })
  await db.orderLine.updateMany({ where: { orderId }, data: { revisions } })
  const milestoneId = (await readOrder(orderId)).project!.milestones[0]!.id
  await startMilestone(milestoneId, ADMIN)
  await submitMilestone(milestoneId, ADMIN)
  return { orderId, milestoneId }
}

const signedIn = async (role: 'client' | 'admin' | 'freelancer') => {
  const visitor = new Visitor()
  await visitor.signInAs(role)
  return visitor
}

beforeAll(async () => {
  ;[client, admin, freelancer] = await Promise.all([
    signedIn('client'),
    signedIn('admin'),
    signedIn('freelancer'),
  ])
  userId = (await db.user.findUniqueOrThrow({ where: { username: 'client' } })).id
  await createProduct()
  strange = (await paidOrder()).orderId
})
beforeEach(() => db.rateLimit.deleteMany())

describe.each(PAGES)('%s', (path) => {
  test('asks who is there, shows the client’s order alone, and asks the database little', async () => {
    const { status } = await new Visitor().fetch(path)
    expect(status).toBe(302)
    const { orderId } = await handedOver()
    const [own, other] = await Promise.all(
      [orderId, strange].map((id) => db.order.findUniqueOrThrow({ where: { id } })),
    )
    const page = await client.get(withOrder(path, orderId))
    expect(page.status).toBe(200)
    expect(page.text).toContain(own!.number)
    const foreign = await client.get(withOrder(path, strange))
    expect([foreign.status, foreign.html]).toEqual([
      404,
      expect.not.stringContaining(other!.number),
    ])
    expect((await freelancer.get(path)).textOf('main')).toContain('No orders yet')
    expect((await freelancer.get(withOrder(path, orderId))).status).toBe(404)
    expect(await countQueries(client, withOrder(path, orderId))).toBeLessThanOrEqual(QUERY_BUDGET)
  })
})

describe('milestones', () => {
  const post = (visitor: Visitor, form: Record<string, string>) =>
    visitor.post('/dashboard/milestones', form)

  test('are answered with a reason, approved once, and the next share can be paid', async () => {
    const { orderId, milestoneId } = await handedOver()
    let page = await client.get(`/dashboard/milestones?order=${orderId}`)
    expect(page.text).toContain('If you don’t answer, it counts as approved on')
    page = await client.submit(page, `form#changes-${milestoneId}`, { reason: ' ' })
    expect(page.status).toBe(400)
    expect(page.textOf(`#changes-${milestoneId}-reason-error`)).toContain('Enter a reason')
    page = await client.submit(page, `form#changes-${milestoneId}`, { reason: 'A calmer blue' })
    expect(page.text).toContain('We’ve got your changes')
    expect(page.text).toContain('1 of 2 used')
    expect(page.text).toContain('A calmer blue')
    await resumeMilestone(milestoneId, ADMIN)
    await submitMilestone(milestoneId, ADMIN)
    page = await client.submit(
      await client.get(`/dashboard/milestones?order=${orderId}`),
      'Approve “Part 1”',
    )
    expect(page.text).toContain('Approved. Thank you.')
    expect(page.link('Pay $1,000.00 · Part 2')).toMatch(/^\/pay\//)
    expect((await post(client, { intent: 'approve', milestoneId })).text).toContain(
      'answered in the meantime',
    )
  })

  test('without a round left lead to a change request, and a lost race keeps the text', async () => {
    const { orderId, milestoneId } = await handedOver(0)
    const page = await client.get(`/dashboard/milestones?order=${orderId}`)
    expect(page.$(`form#changes-${milestoneId}`)).toHaveLength(0)
    const ask = await client.get(page.link('Request a change · Part 1')!)
    expect(ask.$('#ask-title').attr('value')).toBe('Part 1')
    const refused = await client.post(`/dashboard/milestones?order=${orderId}`, {
      intent: 'changes',
      milestoneId,
      reason: 'One more thing',
    })
    expect(refused.status).toBe(400)
    expect(refused.textOf(`#changes-${milestoneId}-reason`)).toBe('One more thing')
    expect((await readOrder(orderId)).project!.milestones[0]!.status).toBe('submitted')
  })

  test('are nobody else’s to answer, and no form is not understood', async () => {
    const { milestoneId } = await handedOver()
    for (const visitor of [freelancer, admin])
      expect((await post(visitor, { intent: 'approve', milestoneId })).status).toBe(404)
    for (const id of ['', 'no-id', '\0'])
      expect((await post(client, { intent: 'approve', milestoneId: id })).status).toBe(404)
    expect((await post(client, { intent: 'dance', milestoneId })).status).toBe(400)
  })

  test('of a company are seen by its viewers, who change nothing', async () => {
    const { orderId, milestoneId } = await handedOver()
    const company = await db.company.create({ data: { name: 'Quay', country: 'SE' } })
    const viewer = await db.user.findUniqueOrThrow({ where: { username: 'freelancer' } })
    await db.companyMember.create({
      data: { companyId: company.id, userId: viewer.id, role: 'viewer' },
    })
    await db.order.update({ where: { id: orderId }, data: { companyId: company.id } })
    const page = await freelancer.get(`/dashboard/milestones?order=${orderId}`)
    expect(page.text).toContain('You have view-only access to this project')
    expect(page.$('main form[method="post"]')).toHaveLength(0)
    expect((await post(freelancer, { intent: 'approve', milestoneId })).status).toBe(404)
    await db.companyMember.deleteMany({ where: { companyId: company.id } })
  })

  test('stand on the page of their project, too, which strangers do not find', async () => {
    const { orderId } = await handedOver()
    const path = paths.projectMilestones((await readOrder(orderId)).project!.id)
    const page = await client.submit(await client.get(path), 'Approve “Part 1”')
    expect([page.path, page.status]).toEqual([path, 200])
    expect(page.text).toContain('Approved. Thank you.')
    for (const visitor of [freelancer, admin]) expect((await visitor.get(path)).status).toBe(404)
    for (const id of ['no-id', '%00', randomUUID()])
      expect((await client.get(paths.projectMilestones(id))).status).toBe(404)
    expect(await countQueries(client, path)).toBeLessThanOrEqual(QUERY_BUDGET)
  })
})

describe('the brief', () => {
  test('is kept, keeps what two people typed, and is sent', async () => {
    const orderId = await ownOrder()
    const path = `/dashboard/projectdetails?order=${orderId}`
    const goals = answerField((await readOrder(orderId)).lines[0]!.id, 'goals')
    const [mine, yours] = [await client.get(path), await client.get(path)]
    const kept = await client.submit(mine, 'Save for later', { [goals]: 'More bookings' })
    expect(kept.text).toContain('Saved. Come back')
    expect(kept.textOf(`#brief-${goals}`)).toBe('More bookings')
    const clash = await client.submit(yours, 'Save for later', { [goals]: 'More readers' })
    expect(clash.status).toBe(409)
    expect(clash.textOf(`#brief-${goals}`)).toBe('More readers')
    expect(clash.text).toContain('More bookings')
    const sent = await client.submit(clash, 'Send brief')
    expect(sent.text).toContain('We’ve got your brief')
    expect(sent.text).toContain('More readers')
    expect((await readOrder(orderId)).status).toBe('in_progress')
    const late = await client.submit(kept, 'Save for later', { [goals]: 'Something else' })
    expect(late.status).toBe(409)
    expect(late.textOf('#note-body')).toContain('Something else')
    const noted = await client.submit(late, 'Add to the brief')
    expect(noted.text).toContain('Added to the brief.')
    expect((await admin.get(adminPaths.orderPart(orderId, 'details'))).text).toContain(
      'Something else',
    )
  })
})

describe('a change', () => {
  test('is asked for, priced by the studio, ordered and paid', async () => {
    const { orderId } = await handedOver()
    const path = `/dashboard/projectdetails?order=${orderId}&part=changes`
    const rejected = await client.submit(await client.get(path), 'Request a price', {
      title: '',
      description: 'With two calendars',
    })
    expect(rejected.status).toBe(400)
    expect(rejected.textOf('#ask-description')).toBe('With two calendars')
    const asked = await client.submit(rejected, 'Request a price', { title: 'A booking page' })
    expect(asked.text).toContain('answer with a price')
    const { id } = await db.changeRequest.findFirstOrThrow({ where: { project: { orderId } } })

    const studio = adminPaths.orderPart(orderId, 'details', { part: 'changes' })
    const wrong = await admin.submit(await admin.get(studio), `form#price-${id}`, {
      net: 'a lot',
      workingDays: '-1',
    })
    expect(wrong.status).toBe(400)
    expect(wrong.texts('[id$="-error"]')).toHaveLength(2)
    expect(wrong.$(`#price-${id}-net`).attr('value')).toBe('a lot')
    const priced = await admin.submit(wrong, `form#price-${id}`, {
      net: '1,000.00',
      workingDays: '3',
    })
    expect(priced.text).toContain('The price has been sent to the client')

    const offer = await client.get(path)
    expect(offer.text).toContain('$1,250.00')
    expect(offer.text.indexOf('$1,250.00')).toBeLessThan(
      offer.text.indexOf('Order with obligation to pay'),
    )
    const paying = await client.submit(offer, 'Order with obligation to pay · A booking page')
    expect(paying.path).toMatch(/^\/pay\//)
    expect(paying.text).toContain('A booking page')
    const { payables } = await readOrder(orderId)
    await payShare(payables.at(-1)!.id)
    expect((await client.get(path)).text).toContain('Agreed')
    expect((await client.get(`/dashboard/orders?order=${orderId}`)).text).toContain(
      'Total including changes',
    )
    const again = await client.submit(offer, 'Order with obligation to pay · A booking page')
    expect([again.path, again.heading]).toEqual([paying.path, '$1,250.00 has been paid'])
    expect((await readOrder(orderId)).payables).toHaveLength(payables.length)
  })

  test('and its page are the studio’s to price and to link', async () => {
    const orderId = await ownOrder()
    const team = adminPaths.orderPart(orderId, 'details', { part: 'team' })
    for (const url of [
      'http://staging.example.com',
      'javascript:alert(1)',
      'https://me:pw@example.com',
    ]) {
      expect(
        (await admin.submit(await admin.get(team), 'form#link', { label: 'Staging', url })).status,
      ).toBe(400)
    }
    const added = await admin.submit(await admin.get(team), 'form#link', {
      label: 'Staging',
      url: 'https://staging.example.com/x',
    })
    expect(added.text).toContain('Link added.')
    const page = await client.get(`/dashboard/projectdetails?order=${orderId}&part=team`)
    expect(page.$('a[href="https://staging.example.com/x"][rel~="noopener"]')).toHaveLength(1)
    expect(
      (
        await client.post('/dashboard/projectdetails', {
          intent: 'link',
          orderId,
          label: 'Mine',
          url: 'https://evil.example.com',
        })
      ).status,
    ).toBe(404)
    expect(
      (
        await client.post('/dashboard/projectdetails', {
          intent: 'ask',
          orderId: strange,
          key: randomUUID(),
          title: 'a',
          description: 'b',
        })
      ).status,
    ).toBe(404)
    expect(
      (await client.post('/dashboard/projectdetails', { intent: 'ask', orderId: 'x' })).status,
    ).toBe(404)
    expect((await admin.submit(added, 'Remove · Staging')).text).toContain('Link removed.')
    expect((await client.get(team)).path).toBe('/dashboard')
    expect(await countQueries(admin, team)).toBeLessThanOrEqual(QUERY_BUDGET)
  })
})

describe('the activities', () => {
  test('are narrowed by the address, whatever it says', async () => {
    const { orderId } = await handedOver()
    const page = await client.submit(
      await client.get(`/dashboard/activities?order=${orderId}`),
      'main form[role="search"]',
      { kind: 'payments', period: '30' },
    )
    expect(page.text).toContain('Payment of $1,000.00 received')
    expect(page.textOf('main')).not.toContain('Milestone “Part 1” delivered')
    expect((await client.get(`/dashboard/activities?order=${orderId}&kind=files`)).text).toContain(
      'No activities of this kind',
    )
    for (const query of ['kind=%00', 'after=%00', 'before=no-id', `after=${randomUUID()}`])
      expect((await client.get(`/dashboard/activities?${query}`)).status).toBe(200)
  })
})

afterAll(() =>
  db.order.updateMany({
    where: { userId, number: { startsWith: 'K-' }, email: { startsWith: 'mila-' } },
    data: { userId: null },
  }),
)
