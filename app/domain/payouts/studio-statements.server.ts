import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { nextPrintedNumber } from '~/domain/ground/number-series.server'
import { endOfTerm } from '~/domain/ground/terms.rules'
import { currentTime } from '~/platform/clock'
import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { enqueue, type JobHandler } from '~/platform/outbox/outbox.server'
import { recordEvent, type Actor } from '../events/events.server'
import { accountOfStudio } from '../ledger/ledger.rules'
import { ENDED_ORDERS } from '../orders/order.rules'
import { bookStatement } from '../ledger/payout-bookings.server'
import { writePayoutTerms } from '~/domain/search/payout-terms.server'
import { readSettings } from '../settings/settings.server'
import { issueFeeInvoice } from './fee-invoice.server'
import { mailPayee, readPayout } from './move-payout.server'
import { feeVat, statementSums, STATEMENT_DUE_DAYS } from './studio-statement.rules'

/** Payables of one statement; more wait for the next. */
const MOST_LINES = 2000

/**
 * Payables whose money is passed on to their studio: once all the work that they pay for is
 * approved, or their order is over; not while a bank or a refund may take it back (business.md,
 * Revenue).
 */
const EARNED = {
  order: {
    status: { not: 'disputed' },
    payables: {
      none: {
        payments: {
          some: {
            surplus: false,
            refunds: { some: { status: { in: ['requested', 'approved', 'pending'] } } },
          },
        },
      },
    },
  },
  OR: [
    { order: { status: { in: [...ENDED_ORDERS] } } },
    { milestones: { some: {}, every: { status: { in: ['approved', 'released'] } } } },
  ],
} satisfies Prisma.PayableWhereInput

/** What each payable has brought its studio and no statement has passed on yet; integer cents. */
async function readUnsettled(tx: Transaction, studioId: number) {
  const sums = await tx.ledgerEntry.groupBy({
    by: ['currency', 'payableId'],
    where: { account: accountOfStudio(studioId), payableId: { not: null } },
    _sum: { amount: true },
    having: { amount: { _sum: { not: 0 } } },
    orderBy: { payableId: 'asc' },
    take: MOST_LINES,
  })
  return sums.map(({ currency, payableId, _sum }) => ({
    ...{ currency, payableId: payableId! },
    // Debts of the operator are credits, which are negative.
    amount: -(_sum.amount ?? 0),
  }))
}
type Part = Awaited<ReturnType<typeof readUnsettled>>[number]

/**
 * The same, each with whether it is on the next statement: what is earned, and what went back to
 * clients after it was passed on.
 */
export async function readParts(tx: Transaction, studioId: number) {
  const parts = await readUnsettled(tx, studioId)
  const earned = await tx.payable.findMany({
    where: { id: { in: parts.map(({ payableId }) => payableId) }, ...EARNED },
    select: { id: true },
  })
  const ids = new Set(earned.map(({ id }) => id))
  return parts.map((part) => ({ ...part, isNext: part.amount < 0 || ids.has(part.payableId) }))
}

const currenciesOf = (parts: Part[]) => [...new Set(parts.map(({ currency }) => currency))].sort()

async function makeStatement(
  tx: Transaction,
  studio: Prisma.StudioModel,
  { currency, parts }: { currency: string; parts: Part[] },
  actor: Actor,
) {
  const { studioFee: feeRate, vatRate } = await readSettings(tx)
  const gross = parts.reduce((sum, { amount }) => sum + amount, 0)
  const { rate, reverseCharge, supply } = feeVat(studio, vatRate)
  const { amount, ...fees } = statementSums(gross, feeRate, rate)
  // What is negative is carried on, until new work makes up for it.
  if (gross <= 0 || amount <= 0) return null
  const [studioId, createdAt] = [studio.id, currentTime()]
  const statement = await tx.studioStatement.create({
    data: {
      number: await nextPrintedNumber(tx, 'ST'),
      ...{ studioId, currency, gross, feeRate, ...fees, createdAt },
    },
  })
  const dueAt = endOfTerm(STATEMENT_DUE_DAYS, createdAt)
  const { id } = await tx.payout.create({
    data: { statementId: statement.id, amount, currency, dueAt, payeeName: studio.name },
  })
  await writePayoutTerms(tx, [id])
  await bookStatement(
    tx,
    { id, studioId, freelancerId: null, orderId: null, currency, amount, vat: 0 },
    parts.map(({ payableId, amount: part }) => ({ payableId, amount: part })),
    { ...fees, supply },
  )
  await issueFeeInvoice(tx, studio, {
    ...{ statement, net: fees.fee, vat: fees.feeVat, vatRate: rate, reverseCharge },
  })
  await mailPayee(tx, await readPayout(tx, id), 'due')
  await recordEvent(tx, {
    ...{ subject: 'payout', subjectId: id, kind: 'payout.accrued', to: 'accrued', actor },
    ...{ visibility: 'team', data: { amount, currency } },
  })
  return statement
}

/**
 * Makes a studio's statements, one in each currency in which something is earned, with the payout of
 * what is left after the fee (business.md, Decided in November 2026), and mails the studio's people.
 * Returns their numbers, none where nothing is to be paid.
 */
export function makeStatements(studioId: number, actor: Actor): Promise<string[]> {
  return transaction(async (tx) => {
    const studio = await tx.studio.findUniqueOrThrow({ where: { id: studioId } })
    // One at a time: another call waits here, and finds nothing left.
    await tx.studio.updateMany({ where: { id: studioId }, data: { name: studio.name } })
    const made: string[] = []
    const earned = (await readParts(tx, studioId)).filter(({ isNext }) => isNext)
    for (const currency of currenciesOf(earned)) {
      const parts = earned.filter((part) => part.currency === currency)
      const statement = await makeStatement(tx, studio, { currency, parts }, actor)
      if (statement) made.push(statement.number)
    }
    return made
  })
}

export const STATEMENTS_JOB = 'studio-statements'

let calledFor = ''

/** The timer that calls for the statements of each month of the studio, once. */
export async function makeStatementsMonthly(now = currentTime()): Promise<void> {
  const month = formatIsoDay(now).slice(0, 7)
  if (month === calledFor) return
  const key = `${STATEMENTS_JOB}:${month}`
  await transaction((tx) => enqueue(tx, { key, kind: STATEMENTS_JOB, payload: { month } }))
  calledFor = month
}

/** Makes the statements of every studio that something is owed to. */
export const statementsJob: JobHandler = async () => {
  const studios = await db.studio.findMany({
    where: { id: { not: OWN_STUDIO_ID } },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  for (const { id } of studios) await makeStatements(id, { type: 'system' })
}
