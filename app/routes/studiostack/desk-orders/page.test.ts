import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD, DEMO_STUDIO, DEMO_STUDIO_OWNER } from '~/domain/people/demo-accounts'
import { db } from '~/platform/db/db.server'
import { paySandboxSession } from '~/platform/payments/sandbox-sessions.server'
import { settleSession } from '~/domain/payments/checkout.server'
import { studioPaths } from '~/paths/studio'
import { checkoutInput, placeSandboxOrder, visitorWithCart } from '#tests/factories/purchase'
import { openDeskStudio } from '#tests/setup/desk-studio'
import { DESK_ORDER_PARTS } from '#tests/setup/addresses'
import { Visitor } from '#tests/setup/visitor'

let seller: Visitor
let other: Visitor
let studioId = 0
let orderId = ''
let number = ''
let enquiryId = ''

beforeAll(async () => {
  other = await openDeskStudio('south-light')
  seller = new Visitor()
  await seller.signIn(DEMO_STUDIO_OWNER, DEMO_PASSWORD)
  const studio = await db.studio.findUniqueOrThrow({
    where: { slug: DEMO_STUDIO },
    select: {
      id: true,
      products: { where: { slug: 'letterhead-and-cards' }, select: { id: true } },
    },
  })
  studioId = studio.id
  const order = await placeSandboxOrder(
    await visitorWithCart(studio.products[0]!.id),
    checkoutInput({ currency: 'EUR', name: 'Ottilia <b>Berg</b>', email: 'ottilia@berg.example' }),
  )
  await paySandboxSession(order.sessionId, 'card', 'success')
  await settleSession(order.sessionId)
  orderId = order.orderId
  ;({ number } = await db.order.findUniqueOrThrow({ where: { id: orderId } }))
  ;({ id: enquiryId } = await db.contactMessage.create({
    data: {
      studioId,
      name: 'Nils',
      email: 'nils@ek.example',
      subject: 'A poster',
      body: 'How large?\n<script>alert(1)</script>',
      language: 'sv',
      key: randomUUID(),
    },
  }))
})

const mark = (intent: string, id: string, visitor = seller) =>
  visitor.fetch(studioPaths.enquiries(), {
    method: 'POST',
    body: new URLSearchParams({ intent, id }),
  })
const answeredAt = async () =>
  (await db.contactMessage.findUniqueOrThrow({ where: { id: enquiryId } })).answeredAt

describe('the orders of a studio', () => {
  test('are listed with what is owed to it, and each is shown whole', async () => {
    const list = await seller.get(studioPaths.orders())
    expect(list.text).toContain(number)
    expect(list.text).toContain('€620.00')
    const page = await seller.get(studioPaths.order(orderId))
    expect(page.heading).toBe(`Order ${number}`)
    for (const words of ['Ottilia <b>Berg</b>', 'ottilia@berg.example', '€620.00'])
      expect(page.text).toContain(words)
    expect(page.html).not.toContain('<b>Berg')
  })

  test('are nobody else’s, neither in lists nor by any address of theirs', async () => {
    expect((await other.get(studioPaths.orders())).text).not.toContain(number)
    const { id: ours } = await db.order.findFirstOrThrow({ where: { studioId: 1 } })
    const known = {
      ':fileId': randomUUID(),
      ':deliverableId': randomUUID(),
      ':designId': randomUUID(),
      ':previewId': randomUUID(),
    }
    for (const part of DESK_ORDER_PARTS) {
      const rest = Object.entries(known).reduce((path, [name, id]) => path.replace(name, id), part)
      for (const [visitor, id] of [
        [other, orderId],
        [seller, ours],
      ] as const) {
        expect(
          (await visitor.fetch(`${studioPaths.order(id)}${rest}`)).status,
          `${part} of another`,
        ).toBe(404)
        const posted = await visitor.fetch(`${studioPaths.order(id)}${rest}`, {
          method: 'POST',
          body: new URLSearchParams({ intent: 'hold', reason: 'x' }),
        })
        expect(posted.status, `POST to ${part} of another`).toBe(404)
      }
      expect(
        (await new Visitor().fetch(`${studioPaths.order(orderId)}${rest}`)).headers.get('Location'),
      ).toBe(studioPaths.auth({ redirectTo: `${studioPaths.order(orderId)}${rest}` }))
    }
    for (const one of ['nothing', '%00', 'x'.repeat(500), number])
      expect((await seller.fetch(`${studioPaths.orders()}/${one}`)).status).toBe(404)
  })

  test('go on from any place, and from none', async () => {
    for (const before of ['x', "' OR 1=1", randomUUID()])
      expect((await seller.fetch(studioPaths.orders({ before }))).status).toBe(200)
  })
})

describe('the enquiries of a studio', () => {
  test('are read, and marked as answered and not', async () => {
    const page = await seller.get(studioPaths.enquiries())
    expect(page.text).toContain('How large?')
    expect(page.html).not.toContain('<script>alert(1)')
    expect(page.html).toContain('mailto:nils%40ek.example?subject=Re%3A%20A%20poster')
    expect((await mark('answered', enquiryId)).status).toBe(303)
    expect(await answeredAt()).not.toBeNull()
    expect((await mark('open', enquiryId)).status).toBe(303)
    expect(await answeredAt()).toBeNull()
  })

  test('are nobody else’s', async () => {
    expect((await other.get(studioPaths.enquiries())).text).not.toContain('How large?')
    expect((await mark('answered', enquiryId, other)).status).toBe(404)
    const { id } = await db.contactMessage.create({
      data: {
        studioId: 1,
        name: 'Ada',
        email: 'ada@ek.example',
        subject: '',
        body: 'For the own studio',
        language: 'en',
        key: randomUUID(),
      },
    })
    expect((await mark('answered', id)).status).toBe(404)
    expect((await seller.get(studioPaths.enquiries())).text).not.toContain('For the own studio')
    for (const wrong of ['', 'x', randomUUID()])
      expect((await mark('answered', wrong)).status).toBe(404)
    expect((await mark('burn', enquiryId)).status).toBe(400)
    expect(await answeredAt()).toBeNull()
  })
})

test('a studio’s file of all its data has its own and nothing of others', async () => {
  const own = await (await seller.fetch(studioPaths.export())).text()
  expect(own).toContain(number)
  expect(own).toContain('How large?')
  const theirs = await (await other.fetch(studioPaths.export())).text()
  for (const words of [number, 'How large?', 'Ottilia']) expect(theirs).not.toContain(words)
})
