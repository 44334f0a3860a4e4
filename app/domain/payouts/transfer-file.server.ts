import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { brand } from '~/brand'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import { DomainError } from '~/domain/ground/domain-error'
import { recordEvent } from '../events/events.server'
import { creditTransferXml, whyNotInFile, type Transfer } from './credit-transfer.rules'
import {
  orderOf,
  paidFor,
  payeeOf,
  payoutParts,
  withStatements,
  type PayoutWithParts,
} from './move-payout.server'
import { approvedAccountOf, isMarked, openAccount } from './payout-details.server'
import type { TransferFileInput } from './transfer-file.schema'

const MOST = 500
/** What somebody pays by hand now (`needsAccount`). */
const BY_HAND = { status: 'scheduled' as const, gateway: null }

/** When each of some payouts was last put into a file. */
async function lastFiles(ids: string[]): Promise<Map<string, Date>> {
  const events = await db.event.findMany({
    where: { subject: 'payout', subjectId: { in: ids }, kind: 'payout.in_file' },
    orderBy: { id: 'asc' },
    select: { subjectId: true, at: true },
  })
  return new Map(events.map(({ subjectId, at }) => [subjectId, at]))
}

/**
 * The payouts that are paid by hand, the first due first, each with why a SEPA file cannot carry
 * it; integer cents.
 */
export async function listTransfers() {
  const rows = await db.payout.findMany({
    where: BY_HAND,
    orderBy: [{ scheduledFor: 'asc' }, { id: 'asc' }],
    take: MOST,
    include: {
      selfBilling: { select: { number: true } },
      freelancer: {
        select: { payoutDetails: true, user: { select: { name: true, email: true } } },
      },
    },
  })
  const payouts = await withStatements(rows)
  const filed = await lastFiles(payouts.map(({ id }) => id))
  return payouts.map((payout) => {
    const { id, currency, amount, vat, scheduledFor } = payout
    const { name, payoutDetails } = payeeOf(payout)
    const account = openAccount(payoutDetails)
    const other = account !== null && !isMarked(account, payout.approvedAccount)
    return {
      ...{ id, currency, scheduledFor, total: amount + vat, name },
      number: payout.selfBilling?.number ?? payout.statement?.number ?? null,
      why: other ? ('changed' as const) : whyNotInFile({ currency, iban: account?.iban }),
      filedAt: filed.get(id) ?? null,
    }
  })
}

/** The studio's account of the last file; empty before the first. */
export async function lastPayerAccount(): Promise<string> {
  const last = await db.event.findFirst({
    where: { subject: 'list', subjectId: 'transfers', kind: 'list.exported' },
    orderBy: { id: 'desc' },
    select: { data: true },
  })
  const { account } = Object(last?.data) as { account?: unknown }
  return typeof account === 'string' ? account : ''
}

function toTransfer(payout: PayoutWithParts): Transfer {
  const { id, currency, amount, vat, selfBilling } = payout
  const details = approvedAccountOf(payout)
  if (!details.iban || whyNotInFile({ currency, iban: details.iban }) !== null)
    throw new DomainError('payout.noDetails')
  return {
    ...{ id, holder: details.holder, iban: details.iban, bic: details.bic, amount: amount + vat },
    text: selfBilling?.number ?? paidFor(payout).number,
  }
}

const dataSchema = z.object({
  account: z.string(),
  day: z.string(),
  payouts: z.array(z.string()).min(1),
})
type FileData = z.output<typeof dataSchema>

const exported = (tx: Transaction, id: string, adminId: number, key: string, data: object) =>
  recordEvent(tx, {
    ...{ subject: 'list', subjectId: 'transfers', kind: 'list.exported', visibility: 'team' },
    ...{ actor: { type: 'admin', id: adminId }, key: `list:transfers:${id}:${key}`, data },
  })

/**
 * The payouts of a file. Throws `moved` where one of them is not to be paid by hand now, and
 * `payout.noDetails` where a file cannot carry one.
 */
async function readTransfers(tx: Transaction, ids: string[]) {
  const payouts = await tx.payout.findMany({
    where: { id: { in: ids }, ...BY_HAND },
    orderBy: [{ scheduledFor: 'asc' }, { id: 'asc' }],
    include: payoutParts,
  })
  if (payouts.length < ids.length) throw new DomainError('moved', 'payout')
  return payouts.map((payout) => ({ payout, transfer: toTransfer(payout) }))
}

/**
 * Puts payouts that are paid by hand into a file for the bank; each tells it in its history.
 * Returns the file's id. Throws `moved`, `payout.noDetails`.
 */
export async function makeTransferFile(
  { id: wanted, account, day }: TransferFileInput,
  adminId: number,
): Promise<string> {
  const id = randomUUID()
  const payouts = [...new Set(wanted)]
  await transaction(async (tx) => {
    for (const { payout } of await readTransfers(tx, payouts))
      await recordEvent(tx, {
        ...{ subject: 'payout', subjectId: payout.id, kind: 'payout.in_file', visibility: 'team' },
        ...{ actor: { type: 'admin', id: adminId }, orderId: orderOf(payout) },
        key: `payout:${payout.id}:file:${id}`,
      })
    await exported(tx, id, adminId, 'made', { account, day, payouts } satisfies FileData)
  })
  return id
}

/**
 * A file as the bank reads it, with the accounts out of the vault, which the log notes each time.
 * Throws `notFound`, and as it was made.
 */
export async function writeTransferFile(id: string, adminId: number): Promise<string> {
  return transaction(async (tx) => {
    const made = isId(id)
      ? await tx.event.findUnique({ where: { key: `list:transfers:${id}:made` } })
      : null
    const data = dataSchema.safeParse(made?.data)
    if (!made || !data.success) throw new DomainError('notFound', 'transfer file')
    const { account, day, payouts } = data.data
    const transfers = (await readTransfers(tx, payouts)).map(({ transfer }) => transfer)
    await exported(tx, id, adminId, randomUUID(), { account, day })
    const payer = { name: brand.legalName, iban: account }
    return creditTransferXml({ id, createdAt: made.at, day, payer, transfers })
  })
}
