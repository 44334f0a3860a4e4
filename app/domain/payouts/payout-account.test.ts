import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { GatewayError, GatewayRefusal } from '~/platform/payments/gateway'
import { gateway } from '~/platform/payments/payments.server'
import { createStripeGateway } from '~/platform/payments/stripe.server'
import { createPayee, payoutDetails } from '../../../tests/factories/payout'
import { SECRET_KEY, startStripe } from '../../../tests/mocks/stripe'
import { collectData } from '../data-requests/collect-data.server'
import { tellWebhook } from '../../../tests/factories/webhook'
import { replayEvent } from '~/domain/provider-events/replay-event.server'
import { accountState } from './payout-account.rules'
import {
  continueOwnAccount,
  ownDashboard,
  refreshOwnAccount,
  startOwnAccount,
} from './payout-account.server'

const SECRET = 'whsec_of_the_studio'
const CONNECT_SECRET = 'whsec_of_connected_accounts'
const URLS = { returnUrl: 'https://kanal.example/back', refreshUrl: 'https://kanal.example/again' }
const ADMIN = { type: 'admin', id: 1 } as const

const sandbox = { ...gateway }
let stripe: Awaited<ReturnType<typeof startStripe>>

beforeAll(async () => {
  stripe = await startStripe()
})
beforeEach(() => {
  Object.assign(
    gateway,
    createStripeGateway({
      secretKey: SECRET_KEY,
      webhookSecrets: [SECRET, CONNECT_SECRET],
      apiUrl: stripe.url,
    }),
  )
})
afterAll(async () => {
  Object.assign(gateway, sandbox)
  await stripe.stop()
})

const read = (id: string) => db.freelancer.findUniqueOrThrow({ where: { id } })
const stateOf = async (id: string) => accountState(await read(id))
const kindsOf = async (id: string) =>
  (
    await db.event.findMany({
      where: { subject: 'freelancer', subjectId: id },
      orderBy: { id: 'asc' },
    })
  ).map(({ kind }) => kind)
const accountsOf = (freelancerId: string) =>
  [...stripe.connect.accounts.values()].filter(
    ({ metadata }) => metadata.freelancerId === freelancerId,
  )
const tell = (id: string, type = 'account.updated', secret = CONNECT_SECRET) =>
  stripe.event(id, type, secret)
const receive = (event: ReturnType<typeof tell>) => tellWebhook(event)

async function payeeWithAccount() {
  const payee = await createPayee()
  await startOwnAccount(payee.userId, URLS)
  return { ...payee, account: (await read(payee.id)).connectAccountId! }
}

describe('a freelancer', () => {
  test('opens an account in the country of the payout details, with Stripe asking the questions', async () => {
    const { id, userId, account } = await payeeWithAccount()
    const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } })
    expect(accountsOf(id)).toMatchObject([
      { id: account, country: 'NL', email, metadata: { userId: String(userId), freelancerId: id } },
    ])
    expect(accountsOf(id)[0]!.controller).toMatchObject({
      'stripe_dashboard][type': 'express',
      'fees][payer': 'application',
      'losses][payments': 'application',
    })
    expect(await stateOf(id)).toBe('asked')
    expect(await kindsOf(id)).toEqual(['freelancer.account_opened'])
    const mails = await db.outboxJob.findMany({
      where: { key: { startsWith: `account:payoutAccountOpened:${id}` } },
    })
    expect(mails).toHaveLength(1)
  })

  test('has one account, however often and at once it is asked for, be an answer lost or not', async () => {
    const payee = await createPayee()
    stripe.fail('drop')
    const links = await Promise.all([
      startOwnAccount(payee.userId, URLS),
      startOwnAccount(payee.userId, URLS),
    ])
    links.push(await startOwnAccount(payee.userId, URLS))
    expect(accountsOf(payee.id)).toHaveLength(1)
    expect(new Set(links).size).toBe(3)
    for (const link of links)
      expect(link).toContain(`${stripe.url}/setup/e/${accountsOf(payee.id)[0]!.id}/`)
    expect(await kindsOf(payee.id)).toEqual(['freelancer.account_opened'])
  })

  test('opens none without the details, where Stripe has none, and while it does not answer', async () => {
    const payee = await createPayee({ details: null })
    await expect(startOwnAccount(payee.userId, URLS)).rejects.toThrow('payout.noDetails')
    const far = await createPayee({
      details: { ...payoutDetails, country: 'FI', vatNumber: undefined },
    })
    await expect(startOwnAccount(far.userId, URLS)).rejects.toThrow(GatewayRefusal)
    const other = await createPayee()
    stripe.fail('refuse', 'refuse', 'refuse')
    await expect(startOwnAccount(other.userId, URLS)).rejects.toThrow(GatewayError)
    for (const { id } of [payee, far, other]) expect(await stateOf(id)).toBe('none')
  })

  test('comes back to what Stripe says, from the first question to the first payout', async () => {
    const { id, userId, account } = await payeeWithAccount()
    expect(await refreshOwnAccount(userId)).toBe('asked')
    expect(await ownDashboard(userId)).toBeNull()
    stripe.connect.answer(account, { checking: true })
    expect(await refreshOwnAccount(userId)).toBe('checking')
    stripe.connect.answer(account)
    expect(await refreshOwnAccount(userId)).toBe('ready')
    expect(await ownDashboard(userId)).toContain(`${stripe.url}/express/${account}/`)
    stripe.connect.ask(account, ['individual.verification.document'], 1_893_456_000)
    expect(await refreshOwnAccount(userId)).toBe('asked')
    expect((await read(id)).connectFacts).toMatchObject({
      due: ['individual.verification.document'],
      dueBy: '2030-01-01T00:00:00.000Z',
    })
    expect(await kindsOf(id)).toEqual([
      'freelancer.account_opened',
      'freelancer.account_ready',
      'freelancer.account_held',
    ])
  })

  test('whose account is gone gets another one by asking again', async () => {
    const { id, userId, account } = await payeeWithAccount()
    stripe.connect.leave(account)
    await startOwnAccount(userId, URLS)
    expect(accountsOf(id)).toHaveLength(1)
    expect(await read(id)).toMatchObject({
      connectAccountId: accountsOf(id)[0]!.id,
      connectRound: 1,
    })
  })

  test('without an account gets no address for one', async () => {
    const { userId } = await createPayee()
    expect(await continueOwnAccount(userId, URLS)).toBeNull()
    expect(await refreshOwnAccount(userId)).toBe('none')
  })

  test('reads in the export of their data what is known of the account', async () => {
    const { userId, account } = await payeeWithAccount()
    expect(JSON.stringify(await collectData(userId))).toContain(account)
  })
})

describe('an event about an account', () => {
  test.each([SECRET, CONNECT_SECRET])(
    'makes the app read it, whichever endpoint it comes by',
    async (secret) => {
      const { id, account } = await payeeWithAccount()
      stripe.connect.answer(account)
      await receive(tell(account, 'account.updated', secret))
      expect(await stateOf(id)).toBe('ready')
    },
  )

  test('that is repeated, late or out of turn does no harm', async () => {
    const { id, account } = await payeeWithAccount()
    const asked = tell(account)
    stripe.connect.answer(account)
    const ready = tell(account)
    await Promise.all([receive(ready), receive(ready)])
    await receive(asked)
    await receive(ready)
    expect(await stateOf(id)).toBe('ready')
    expect(await kindsOf(id)).toEqual(['freelancer.account_opened', 'freelancer.account_ready'])
    expect(await db.webhookEvent.count({ where: { payload: { contains: account } } })).toBe(2)
  })

  test('changes nothing when something newer has been read since', async () => {
    const { id, account } = await payeeWithAccount()
    const later = new Date(Date.now() + 60_000)
    await db.freelancer.update({ where: { id }, data: { connectReadAt: later } })
    stripe.connect.answer(account)
    await receive(tell(account))
    expect(await stateOf(id)).toBe('asked')
  })

  test('is kept while Stripe does not answer, and followed when it is replayed', async () => {
    const { id, account } = await payeeWithAccount()
    stripe.connect.answer(account)
    const event = tell(account)
    stripe.fail('refuse', 'refuse', 'refuse')
    await expect(receive(event)).rejects.toThrow(GatewayError)
    expect(await stateOf(id)).toBe('asked')
    const stored = await db.webhookEvent.findFirstOrThrow({ where: { payload: event.body } })
    expect(await replayEvent(stored.id, ADMIN)).toBe('replayed')
    expect(await stateOf(id)).toBe('ready')
  })

  test('tells that Stripe has stopped it', async () => {
    const { id, account } = await payeeWithAccount()
    stripe.connect.reject(account)
    await receive(tell(account))
    expect(await stateOf(id)).toBe('restricted')
    expect(await kindsOf(id)).toContain('freelancer.account_stopped')
  })

  test('of nobody here is stored and changes nothing', async () => {
    const { id, account } = await payeeWithAccount()
    await db.freelancer.update({ where: { id }, data: { connectAccountId: null } })
    const event = tell(account)
    await receive(event)
    expect(await db.webhookEvent.findFirst({ where: { payload: event.body } })).toMatchObject({
      outcome: 'ignored',
    })
  })
})

describe('an account that leaves', () => {
  test('takes the freelancer back to payouts by hand, and they and the staff are told, once', async () => {
    const { id, account } = await payeeWithAccount()
    stripe.connect.answer(account)
    await receive(tell(account))
    const late = tell(account)
    const left = tell(account, 'account.application.deauthorized')
    stripe.connect.leave(account)
    await Promise.all([receive(left), receive(left)])
    await receive(late)
    await receive(tell(account, 'account.application.deauthorized'))
    expect(await read(id)).toMatchObject({
      connectAccountId: null,
      connectFacts: null,
      connectRound: 1,
    })
    expect((await kindsOf(id)).filter((kind) => kind === 'freelancer.account_ended')).toHaveLength(
      1,
    )
    expect(
      await db.outboxJob.count({
        where: { key: `account:payoutAccountEnded:payout-account:${id}:0` },
      }),
    ).toBe(1)
    const notices = await db.notification.findMany({
      where: { kind: 'studio.payoutAccount', href: { contains: id } },
    })
    expect(new Set(notices.map(({ userId }) => userId)).size).toBe(notices.length)
    expect(notices.length).toBeGreaterThan(0)
  })

  test('is not believed to have left while Stripe still has it', async () => {
    const { id, account } = await payeeWithAccount()
    stripe.connect.answer(account)
    await receive(tell(account, 'account.application.deauthorized'))
    expect(await stateOf(id)).toBe('ready')
  })
})
