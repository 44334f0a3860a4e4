import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paths } from '~/paths'
import { studioPaths } from '~/paths/studio'
import { db } from '~/platform/db/db.server'
import { followUpReviews } from '~/domain/projects/milestones.server'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { after, DAY } from '~/platform/clock'
import { LANGUAGES } from '~/platform/i18n/languages'
import { Visitor } from '#tests/setup/visitor'

const visitor = new Visitor()
let admin: Visitor
beforeAll(async () => {
  admin = new Visitor()
  await admin.signInAs('admin')
})
beforeEach(() => db.rateLimit.deleteMany())

const press = (scenario: string) => visitor.post(paths.demoScenarios(), { scenario })
/** The order that the page after a press leads to. */
const orderOf = (url: URL) =>
  db.order.findUniqueOrThrow({
    where: { id: url.searchParams.get('about')! },
    include: {
      payables: { include: { payments: { include: { refunds: true } } } },
      project: { include: { milestones: true } },
    },
  })

describe('the scenarios', () => {
  test('are forms that need no script, in every language', async () => {
    for (const language of LANGUAGES) {
      const page = await new Visitor({ language }).get(paths.demoScenarios())
      expect(page.status).toBe(200)
      expect(page.$('main form[method="post"] button[name="scenario"]')).toHaveLength(4)
    }
  })

  test('put a dispute at the bank, and lead to its order', async () => {
    const page = await press('dispute')
    const order = await orderOf(page.url)
    const [payment] = order.payables.flatMap(({ payments }) => payments)
    expect(
      await db.sandboxDispute.count({ where: { paymentIntentId: payment!.gatewayPaymentId } }),
    ).toBe(1)
    const href = page.$('main a[href^="/dashboard/admin/orders/"]').attr('href')!
    expect((await admin.get(href)).text).toContain(order.number)
  })

  test('leave a milestone whose time to be answered is over, to be approved and released', async () => {
    const order = await orderOf((await press('milestone')).url)
    const [milestone] = order.project!.milestones
    expect(milestone!.status).toBe('submitted')
    await followUpReviews(after(-2 * DAY))
    expect((await db.milestone.findUnique({ where: { id: milestone!.id } }))!.status).toBe(
      'submitted',
    )
    await followUpReviews()
    expect(await db.milestone.findUnique({ where: { id: milestone!.id } })).toMatchObject({
      status: 'released',
    })
  })

  test('ask for a refund that two admins have to approve', async () => {
    const order = await orderOf((await press('refund')).url)
    const refunds = order.payables.flatMap(({ payments }) => payments).flatMap((row) => row.refunds)
    expect(refunds.map(({ status }) => status)).toEqual(['requested'])
  })

  test('open an empty studio, whose owner can sign in', async () => {
    const page = await press('studio')
    const slug = page.url.searchParams.get('about')!
    expect(page.text).toContain(`${slug}@example.com`)
    const owner = new Visitor()
    await owner.signIn(`${slug}@example.com`, DEMO_PASSWORD)
    const desk = await owner.get(studioPaths.dashboard())
    expect([desk.status, desk.url.pathname]).toEqual([200, studioPaths.dashboard()])
  })

  test('refuse another press, and say nothing of what an address makes up', async () => {
    expect((await press('riches')).status).toBe(400)
    const page = await visitor.get(paths.demoScenarios({ did: 'dispute', about: 'x' }))
    expect([page.status, page.$('main [role="status"]').length]).toEqual([200, 0])
  })
})
