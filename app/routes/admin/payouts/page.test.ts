import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { readPayout, tellOfPayout } from '~/domain/payouts/move-payout.server'
import { approvePayout } from '~/domain/payouts/approve-payout.server'
import { changePayoutDetails } from '~/domain/payouts/payout-details.server'
import { markPaid, schedulePayout } from '~/domain/payouts/payouts.server'
import { paths } from '~/paths'
import { LANGUAGES } from '~/platform/i18n/languages'
import { after, HOUR } from '~/platform/clock'
import { changeProfile } from '~/domain/people/own-account.server'
import { db, transaction } from '~/platform/db/db.server'
import {
  createPayee,
  earn,
  endStudioDay,
  IBAN,
  orderToWorkOn,
  payoutDetails,
} from '#tests/factories/payout'
import { PdfFile } from '#tests/setup/pdf'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { cheapPasswordHash } from '#tests/setup/seed'
import { Visitor } from '#tests/setup/visitor'

const PAYMENTS = '/dashboard/freelancer/payments'
const DETAILS = `${PAYMENTS}/details`
const PAYOUTS = '/dashboard/admin/payouts'
const YEAR = new Date().getUTCFullYear()

let work: Awaited<ReturnType<typeof orderToWorkOn>>
let passwordHash: string

beforeAll(async () => {
  work = await orderToWorkOn()
  passwordHash = cheapPasswordHash()
})

beforeEach(async () => {
  await endStudioDay()
  await db.rateLimit.deleteMany()
})

async function signedIn(username: string, language = 'en') {
  const visitor = new Visitor({ language })
  await visitor.signIn(username, DEMO_PASSWORD)
  return visitor
}

/** A freelancer of their own for each test, signed in. */
async function freelancer(options: Parameters<typeof createPayee>[0] = {}) {
  const payee = await createPayee({ passwordHash, ...options })
  return { payee, visitor: await signedIn(payee.username, options.language) }
}

async function paidPayout(freelancerId: string) {
  const id = await earn(freelancerId, work)
  await approvePayout(id, 1)
  await schedulePayout(id, { date: new Date() }, 1)
  await markPaid(id, { reference: 'KANAL 7', paidAt: new Date() }, 1)
  return id
}

const statement = (id: string, format: string, period = String(YEAR)) =>
  `${PAYMENTS}/statements/${id}/${period}/${format}`

describe('a freelancer', () => {
  test('sees the sums, the payouts and their papers, and of the account its last four signs', async () => {
    const { payee, visitor } = await freelancer()
    await paidPayout(payee.id)
    await earn(payee.id, work, { fee: 12_345 })
    const page = await visitor.get(PAYMENTS)
    expect(page.text).toContain('€123.45')
    expect(page.text).toContain('€500.00')
    expect(page.text).toContain('Account ending in 4300')
    expect(page.html).not.toContain(IBAN.slice(0, 14))
    expect(page.$('main a[href^="/documents/self-billing/SB-"]').length).toBe(1)
    const paid = await visitor.get(`${PAYMENTS}?status=paid&year=${YEAR}`)
    expect(paid.$('main tbody tr').length).toBe(1)
    expect((await visitor.get(`${PAYMENTS}?status=failed`)).text).toContain('No payouts match')
    expect(await countQueries(visitor, PAYMENTS)).toBeLessThanOrEqual(QUERY_BUDGET)
  })

  test('gets a statement as PDF and CSV in which no cell is a formula', async () => {
    const { payee, visitor } = await freelancer()
    await paidPayout(payee.id)
    await db.milestone.update({
      where: { id: work.milestoneId },
      data: { title: '=HYPERLINK("https://evil.example")' },
    })
    const csv = await visitor.fetch(statement(payee.id, 'csv'))
    const text = await csv.text()
    expect(csv.headers.get('Content-Type')).toContain('text/csv')
    expect(text).toContain("'=HYPERLINK")
    expect(text).not.toMatch(/(^|,)"?=/m)
    expect(text).toContain('500.00,0.00,500.00,EUR')
    const pdf = await visitor.fetch(
      statement(
        payee.id,
        'pdf',
        `${YEAR}-${String(new Date().getUTCMonth() + 1).padStart(2, '0')}`,
      ),
    )
    expect(pdf.headers.get('Content-Type')).toBe('application/pdf')
    expect(new PdfFile(Buffer.from(await pdf.arrayBuffer())).outline.join('\n')).toContain(
      '€500.00',
    )
  })

  test.each(LANGUAGES)('reads all of it in %s', async (language) => {
    const { payee, visitor } = await freelancer({ language })
    await paidPayout(payee.id)
    for (const path of [PAYMENTS, DETAILS])
      expect((await visitor.get(path)).text).not.toMatch(
        /\{\{|(payments|details|list|status)\.[a-z]/,
      )
    const pdf = await visitor.fetch(statement(payee.id, 'pdf'))
    expect(new PdfFile(Buffer.from(await pdf.arrayBuffer())).outline.join('\n')).not.toMatch(
      /\{\{|undefined|statement\./,
    )
  })

  test('gets nothing of another one', async () => {
    const { payee } = await freelancer()
    const { selfBilling } = await db.payout.findUniqueOrThrow({
      where: { id: await paidPayout(payee.id) },
      include: { selfBilling: true },
    })
    const { visitor } = await freelancer()
    for (const path of [
      statement(payee.id, 'pdf'),
      statement(payee.id, 'csv'),
      `/documents/self-billing/${selfBilling!.number}`,
    ]) {
      expect((await visitor.fetch(path)).status, path).toBe(404)
    }
    expect((await visitor.fetch(statement(payee.id, 'doc'))).status).toBe(404)
    expect((await visitor.fetch(statement('nonsense', 'pdf', '20266'))).status).toBe(404)
    expect((await visitor.fetch(PAYOUTS)).headers.get('Location')).toBe('/dashboard')
  })

  test('changes the details with the password alone, and is told by mail', async () => {
    const { payee, visitor } = await freelancer({ details: null })
    const values = {
      holder: 'Ines Duarte',
      iban: 'nl91 abna 0417 1643 00',
      addressLine: 'Oudegracht 12',
      postalCode: '3511 AB',
      city: 'Utrecht',
      country: 'NL',
      agreement: 'on',
      password: DEMO_PASSWORD,
    }
    const form = await visitor.get(DETAILS)
    expect(form.$('input[name="agreement"]').attr('checked')).toBeUndefined()
    const wrong = await visitor.submit(form, '#details', { ...values, password: 'a wrong one' })
    expect(wrong.status).toBe(400)
    expect(wrong.$('input[name="iban"]').attr('value') ?? '').toBe('')
    const bad = await visitor.submit(form, '#details', { ...values, iban: 'NL91ABNA0417164301' })
    expect(bad.errors.join()).toContain('isn’t a valid account number')
    expect(await db.freelancer.findUnique({ where: { id: payee.id } })).toMatchObject({
      payoutDetails: null,
    })
    const { agreement: _agreement, ...without } = values
    expect((await visitor.post(DETAILS, without)).status).toBe(400)
    const saved = await visitor.submit(form, '#details', values)
    expect(saved.url.pathname).toBe(PAYMENTS)
    expect(saved.text).toContain('Account ending in 4300')
    const mails = await db.outboxJob.findMany({
      where: { key: { startsWith: 'account:payoutDetailsChanged' } },
    })
    expect(
      mails.filter(({ payload }) => (payload as { userId: number }).userId === payee.userId),
    ).toHaveLength(1)
  })
})

describe('others', () => {
  test('a client is refused, and staff without a profile are told where to look', async () => {
    const client = new Visitor()
    await client.signInAs('client')
    for (const path of [PAYMENTS, DETAILS, PAYOUTS])
      expect((await client.fetch(path)).headers.get('Location'), path).toBe('/dashboard')
    const admin = new Visitor()
    await admin.signInAs('admin')
    for (const path of [PAYMENTS, DETAILS])
      expect((await admin.get(path)).text).toContain('freelancers’ payouts in the admin area')
    expect((await admin.post(DETAILS, {})).status).toBe(400)
  })
})

describe('an admin', () => {
  test('finds payouts, and takes one from its approval to the bank', async () => {
    const { payee } = await freelancer()
    const id = await earn(payee.id, work)
    await changeProfile(payee.userId, { name: 'Zdravko Quist', username: `quist-${payee.userId}` })
    const admin = new Visitor()
    await admin.signInAs('admin')
    const list = await admin.get(`${PAYOUTS}?q=quist&status=accrued&currency=EUR&sort=name`)
    expect(list.$('main tbody tr').length).toBe(1)
    expect((await admin.get(`${PAYOUTS}?q=quist&status=paid`)).text).toContain('No matches')
    expect(await countQueries(admin, PAYOUTS)).toBeLessThanOrEqual(QUERY_BUDGET)
    let page = await admin.get(`${PAYOUTS}/${id}`)
    page = await admin.submit(page, 'Approve')
    const past = await admin.submit(page, '#schedule', { date: '2020-01-01' })
    expect([past.status, past.errors.join()]).toEqual([400, 'That date has passed.'])
    page = await admin.submit(page, '#schedule')
    const bare = await admin.submit(page, '#paid')
    expect([bare.status, bare.errors.join()]).toEqual([400, 'Enter the transfer reference.'])
    page = await admin.submit(page, '#paid', { reference: 'KANAL 9' })
    expect(page.text).toContain('Payout marked as paid.')
    expect(await db.payout.findUnique({ where: { id } })).toMatchObject({
      status: 'paid',
      reference: 'KANAL 9',
    })
    page = await admin.submit(page, '#reverse', { reason: 'Paid twice' })
    expect(await db.payout.findUnique({ where: { id } })).toMatchObject({
      status: 'reversed',
      reason: 'Paid twice',
    })
    expect(page.$('main form').length).toBe(0)
  })

  test('is one person in two browsers: the second approval takes another one', async () => {
    const { payee } = await freelancer()
    const id = await earn(payee.id, work, { fee: 250_000 })
    const [one, other, bookkeeper] = [
      await signedIn('admin'),
      await signedIn('admin'),
      await signedIn('bookkeeper'),
    ]
    const waiting = await other.get(`${PAYOUTS}/${id}`)
    expect(
      (await one.submit(await one.get(`${PAYOUTS}/${id}`), 'Approve as the first of two')).text,
    ).toContain('A second admin has to approve it.')
    expect((await other.submit(waiting, 'Approve as the first of two')).text).toContain(
      'The second approval has to come from another admin.',
    )
    expect(await db.payout.findUnique({ where: { id } })).toMatchObject({ status: 'accrued' })
    await bookkeeper.submit(await bookkeeper.get(`${PAYOUTS}/${id}`), 'Approve as the second')
    expect(await db.payout.findUnique({ where: { id } })).toMatchObject({ status: 'approved' })
  })

  test('is told of a payout that the payment service could not send, until it is paid by hand', async () => {
    const { payee } = await freelancer()
    const id = await earn(payee.id, work)
    await approvePayout(id, 1)
    await schedulePayout(id, { date: new Date(), byHand: true }, 1)
    const admin = await signedIn('admin')
    expect((await admin.get(`${PAYOUTS}/${id}`)).text).not.toContain('couldn’t send')
    await transaction(async (tx) =>
      tellOfPayout(tx, await readPayout(tx, id), 'payout.by_hand', { type: 'gateway' }),
    )
    const page = await admin.get(`${PAYOUTS}/${id}`)
    expect(page.text).toContain('The payment provider couldn’t send this payout on')
    expect(
      (await admin.get(paths.admin())).link(
        (await db.user.findUniqueOrThrow({ where: { id: payee.userId } })).name,
      ),
    ).toBe(`${PAYOUTS}/${id}`)
    await markPaid(id, { reference: 'KANAL 8', paidAt: new Date() }, 1)
    expect((await admin.get(`${PAYOUTS}/${id}`)).text).not.toContain('couldn’t send')
  })

  test('sees the full account of what is paid by hand behind the password, and the log notes each look', async () => {
    const { payee } = await freelancer()
    const id = await earn(payee.id, work)
    const account = `${PAYOUTS}/${id}/account`
    const looks = () =>
      db.event.count({
        where: {
          subjectId: id,
          kind: 'payout.account_shown',
          actorType: 'admin',
          actorId: 1,
          visibility: 'team',
        },
      })
    const admin = await signedIn('admin')
    expect((await admin.get(account)).status).toBe(404)
    await approvePayout(id, 1)
    await schedulePayout(id, { date: new Date(), byHand: true }, 1)

    const asked = await admin.get(account)
    expect(asked.html.replaceAll(' ', '')).not.toContain(IBAN)
    expect(await looks()).toBe(0)
    const shown = await admin.submit(await admin.get(`${PAYOUTS}/${id}`), 'Show account')
    expect(shown.text).toContain('NL91 ABNA 0417 1643 00')
    expect(shown.text).toContain('Ines Duarte')
    expect(shown.headers.get('Cache-Control')).toContain('no-store')
    expect(await looks()).toBe(1)
    expect((await admin.get('/dashboard/admin/audit?subject=payout')).text).toContain(
      'Payout: account viewed',
    )
    for (const elsewhere of [
      `${PAYOUTS}/${id}`,
      PAYOUTS,
      account,
      '/dashboard/admin/exports/payouts',
      '/dashboard/admin/exports/audit',
      '/dashboard/admin/audit',
    ]) {
      expect(
        (await (await admin.fetch(elsewhere)).text()).replaceAll(' ', ''),
        elsewhere,
      ).not.toContain(IBAN)
    }

    await db.session.updateMany({ where: { userId: 1 }, data: { createdAt: after(-HOUR) } })
    const again = await admin.fetch(account, { method: 'POST', body: new URLSearchParams() })
    expect(again.headers.get('Location')).toBe(paths.confirmPassword({ redirectTo: account }))
    expect(await looks()).toBe(1)
    await markPaid(id, { reference: 'KANAL 10', paidAt: new Date() }, 1)
    expect((await admin.get(account)).status).toBe(404)
  })

  test('is told that the account has changed since it was approved, in place of the button', async () => {
    const { payee } = await freelancer()
    const id = await earn(payee.id, work)
    await approvePayout(id, 1)
    await schedulePayout(id, { date: new Date(), byHand: true }, 1)
    await changePayoutDetails(payee.userId, { ...payoutDetails, iban: 'SE4550000000058398257466' })
    const admin = await signedIn('admin')
    const page = await admin.get(`${PAYOUTS}/${id}`)
    expect(page.text).toContain('The account has been changed since this payout was approved.')
    expect(page.$('button').text()).not.toContain('Show account')
    expect((await admin.get(`${PAYOUTS}/${id}/account`)).status).toBe(200)
    const pressed = { method: 'POST', body: new URLSearchParams() }
    expect((await admin.fetch(`${PAYOUTS}/${id}/account`, pressed)).headers.get('Location')).toBe(
      `${PAYOUTS}/${id}`,
    )
  })

  test('alone sees it: others are sent away and nothing is noted', async () => {
    const { payee, visitor } = await freelancer()
    const id = await earn(payee.id, work)
    await approvePayout(id, 1)
    await schedulePayout(id, { date: new Date(), byHand: true }, 1)
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? new URLSearchParams() : undefined
      expect(
        (await visitor.fetch(`${PAYOUTS}/${id}/account`, { method, body })).headers.get('Location'),
      ).toBe('/dashboard')
    }
    expect(await db.event.count({ where: { subjectId: id, kind: 'payout.account_shown' } })).toBe(0)
  })

  test('gets 404 for a payout that is not there, and 400 for a step that is none', async () => {
    const admin = new Visitor()
    await admin.signInAs('admin')
    expect((await admin.get(`${PAYOUTS}/nonsense`)).status).toBe(404)
    const { payee } = await freelancer()
    expect(
      (await admin.post(`${PAYOUTS}/${await earn(payee.id, work)}`, { intent: 'steal' })).status,
    ).toBe(400)
  })
})
