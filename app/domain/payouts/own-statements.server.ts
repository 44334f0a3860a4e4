import { DomainError } from '~/domain/ground/domain-error'
import { placeQuery, readPage, type Place } from '~/platform/paging'
import { db } from '~/platform/db/db.server'
import { isDocumentNumber } from '../invoices/billing-document.rules'
import { accountOfStudio } from '../ledger/ledger.rules'
import { accrualKey } from '../ledger/payout-bookings.server'
import type { OrderReader } from '../people/participant.server'
import { maskDetails, openAccount } from './payout-details.server'
import { readParts } from './studio-statements.server'

const PER_PAGE = 24

/** What of a currency a studio has where; integer cents. */
export interface StudioBalance {
  currency: string
  /** Work that its clients have not approved. */
  waiting: number
  /** Earned, and on no statement yet; below zero where more went back than came in. */
  next: number
  /** On statements that are not paid. */
  owed: number
  paid: number
}

/** A studio's balance by currency. */
export async function readBalances(studioId: number): Promise<StudioBalance[]> {
  const [parts, payouts] = await Promise.all([
    readParts(db, studioId),
    db.payout.groupBy({
      by: ['currency', 'status'],
      where: { statement: { studioId }, status: { not: 'reversed' } },
      _sum: { amount: true },
    }),
  ])
  const currencies = new Set([...parts, ...payouts].map(({ currency }) => currency))
  return [...currencies].sort().map((currency) => {
    const sumOf = (isNext: boolean) =>
      parts
        .filter((part) => part.currency === currency && part.isNext === isNext)
        .reduce((sum, { amount }) => sum + amount, 0)
    const paidOut = (isPaid: boolean) =>
      payouts
        .filter((row) => row.currency === currency && (row.status === 'paid') === isPaid)
        .reduce((sum, { _sum }) => sum + (_sum.amount ?? 0), 0)
    return {
      ...{ currency, waiting: sumOf(false), next: sumOf(true) },
      ...{ owed: paidOut(false), paid: paidOut(true) },
    }
  })
}

/** A page of a studio's statements, the newest first, each with its payout. */
export function listStatements(studioId: number, place: Place<string> = {}) {
  return readPage(place, PER_PAGE, (at) =>
    db.studioStatement.findMany({
      where: { studioId },
      orderBy: { id: 'desc' },
      ...placeQuery(at, PER_PAGE),
      include: { payout: { select: { amount: true, status: true } } },
    }),
  )
}

/** What a statement is made of: its entries in the ledger, by payable. */
async function readLines(payoutId: string, studioId: number) {
  const entries = await db.ledgerEntry.findMany({
    where: { transaction: { key: accrualKey(payoutId) }, account: accountOfStudio(studioId) },
    orderBy: { payableId: 'asc' },
    select: { id: true, amount: true, payableId: true },
  })
  const payables = await db.payable.findMany({
    where: { id: { in: entries.flatMap(({ payableId }) => payableId ?? []) } },
    select: {
      id: true,
      order: { select: { id: true, number: true, title: true } },
      milestones: { orderBy: { position: 'asc' }, select: { title: true } },
      changeRequest: { select: { title: true } },
    },
  })
  const byId = new Map(payables.map((payable) => [payable.id, payable]))
  return entries.map(({ id, amount, payableId }) => {
    const { order, milestones = [], changeRequest } = byId.get(payableId ?? '') ?? {}
    const work = changeRequest?.title ?? milestones.map(({ title }) => title).join(', ')
    return { id, amount, order, work }
  })
}

const STUDIO_ON_PAPER = {
  ...{ name: true, legalName: true, vatNumber: true, address: true, email: true },
} as const

/** A statement with its studio, lines, payout and papers. Throws `notFound`. */
async function readStatement(number: string, own: { studioId?: number }) {
  const statement = isDocumentNumber(number)
    ? await db.studioStatement.findFirst({
        where: { ...own, number },
        include: {
          payout: true,
          feeInvoice: { select: { number: true, creditNumber: true } },
          studio: { select: STUDIO_ON_PAPER },
        },
      })
    : null
  if (!statement?.payout) throw new DomainError('notFound', 'statement')
  const { payout, studioId, ...rest } = statement
  return { ...rest, studioId, payout, lines: await readLines(payout.id, studioId) }
}

/** A studio's statement with its lines, payout and papers. Throws `notFound`. */
export const getStudioStatement = (studioId: number, number: string) =>
  readStatement(number, { studioId })
export type StudioStatement = Awaited<ReturnType<typeof getStudioStatement>>

/** The same for whoever reads it: the studio's people, and staff. Throws `notFound`. */
export async function getStatementOf(
  number: string,
  { seller = null, admin }: Pick<OrderReader, 'seller' | 'admin'>,
): Promise<StudioStatement> {
  if (!admin && !seller) throw new DomainError('notFound', 'statement')
  return readStatement(number, admin ? {} : { studioId: seller!.studioId })
}

/** A studio's account, masked; null where it has given none. */
export function maskAccount({ payoutDetails }: { payoutDetails: string | null }) {
  const account = openAccount(payoutDetails)
  return account && maskDetails(account)
}
