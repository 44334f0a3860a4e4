import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { countMailAddress, mayMail } from '../../app/account/account-tries.server'
import { countOrder, placeCounted } from '../../app/routes/shop/_area/checkout.server'
import { HOUR } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { onBehalfOf } from '~/platform/http/request-context.server'
import { PEER_HEADER } from '../setup/handler'
import { PUBLIC_URL } from '../setup/settings'
import { Visitor } from '../setup/visitor'

const ATTACKER = '93.190.1.1'
const VICTIM = '93.190.2.2'
const anyRequest = () => new Request(PUBLIC_URL)
const from = (address: string) => new Visitor({ headers: { [PEER_HEADER]: address } })

beforeEach(() => db.rateLimit.deleteMany())

/** What a form says to the last of so many that were sent. */
async function last(times: number, send: () => Promise<number>) {
  let answer = 0
  for (let time = 0; time < times; time++) answer = await send()
  return answer
}

describe('whoever types the mail address of somebody else', () => {
  const email = 'victim@orders.example'
  type Input = Parameters<typeof countOrder>[1] & Parameters<typeof placeCounted>[0]
  type Placed = Awaited<ReturnType<Parameters<typeof placeCounted>[3]>>
  const input = { email, payBy: 'link', payerEmail: 'boss@orders.example' } as Input

  test('leaves them their messages', async () => {
    const send = async (visitor: Visitor) => {
      const page = await visitor.get('/contact')
      const message = `Are you there? ${randomUUID()}`
      const form = { name: 'Eva', email, topic: 'project', message }
      return (await visitor.submit(page, '#contact', form)).status
    }
    expect(await last(6, () => send(from(ATTACKER)))).toBe(429)
    expect(await send(from(VICTIM))).toBe(200)
  })

  test('leaves them their messages from however many addresses, and 15 mails an hour to them', async () => {
    await db.outboxJob.deleteMany()
    const send = async (visitor: Visitor, topic = 'project') => {
      const page = await visitor.get('/contact')
      const form = { name: 'Eva', email, topic, message: `Are you there? ${randomUUID()}` }
      return (await visitor.submit(page, '#contact', form)).status
    }
    for (const at of [1, 2, 3]) await last(5, () => send(from(`93.190.5.${at}`)))
    expect(await send(from(VICTIM))).toBe(200)
    expect(await send(from(VICTIM), 'withdrawal')).toBe(200)
    const told = { where: { key: { startsWith: 'contact-notice:' } } }
    expect(await db.outboxJob.count(told)).toBe(17)
    await db.rateLimit.deleteMany()
    let mails = 0
    for (let time = 0; time < 17; time++)
      mails += Number(await mayMail(anyRequest(), 'contact', email))
    expect(mails).toBe(15)
  })

  test('leaves them their orders', async () => {
    const count = (address: string) =>
      onBehalfOf(address, () => countOrder('visitor', input, anyRequest()))
    expect(await last(11, () => count(ATTACKER))).toBeGreaterThan(0)
    for (const at of [1, 2, 3, 4]) await last(10, () => count(`93.190.6.${at}`))
    expect(await count(VICTIM)).toBe(0)
  })

  test('leaves them their links to pay, and all of them to who is signed in', async () => {
    const told: unknown[] = []
    const sent = async ({ payerEmail }: { payerEmail?: string }) => {
      told.push(payerEmail)
      return { kind: 'sent' } as Placed
    }
    const count = async (address: string, viewer: { id: number } | null = null) => {
      const placed = await onBehalfOf(address, () =>
        placeCounted(input, anyRequest(), viewer, sent),
      )
      return 'retryAfter' in placed ? placed.retryAfter : 0
    }
    expect(await last(4, () => count(ATTACKER))).toBeGreaterThan(0)
    expect(await count(VICTIM)).toBe(0)
    for (let other = 0; other < 8; other++) await count(`93.190.3.${other}`)
    expect(await count(VICTIM)).toBe(0)
    expect(told.at(-1)).toBeUndefined()
    expect(told.filter(Boolean)).toHaveLength(6)
    expect(await count(VICTIM, { id: 3 })).toBe(0)
    expect(told.at(-1)).toBe(input.payerEmail)
    expect(await last(3, () => count(VICTIM, { id: 3 }))).toBeGreaterThan(0)
  })

  test('leaves the owner theirs in a browser that they have signed in with, from however many addresses', async () => {
    const limits = {
      address: { limit: 20, window: HOUR },
      one: { limit: 5, window: HOUR },
      all: { limit: 15, window: HOUR },
    }
    const owner = from(VICTIM)
    await owner.signIn('viewer', DEMO_PASSWORD)
    const { email: own } = await db.user.findUniqueOrThrow({ where: { username: 'viewer' } })
    const count = (address: string, request: Request, email = own) =>
      onBehalfOf(address, () => countMailAddress(request, 'contact', email, limits))
    for (let other = 0; other < 20; other++)
      await count(`93.190.4.${other}`, anyRequest(), own.toUpperCase())
    expect(await count(VICTIM, anyRequest())).toBeGreaterThan(0)
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const known = new Request(PUBLIC_URL, { headers: { Cookie: cookie } })
    expect(await count(VICTIM, known)).toBe(0)
  })
})
