import { db, Prisma } from '~/platform/db/db.server'
import type { PayableKind, PayableStatus } from '#prisma/sqlite/enums'

interface MoneyRow {
  what: 'payable' | 'invoice' | 'creditNote'
  id: string
  orderId: string
  kind: PayableKind
  status: PayableStatus
  amount: number
  back: number | null
  disputed: number | boolean | null
  processing: number | boolean | null
  number: string
  invoiceId: string | null
  /** As the database writes a time: when it was paid or issued, and until when it is to be paid. */
  at: Date | string | null
  dueAt: Date | string | null
}

const payablesOf = (orderIds: string[]) => Prisma.sql`
    SELECT 'payable' AS "what", "id", "orderId", CAST("kind" AS TEXT) AS "kind",
      CAST("status" AS TEXT) AS "status", "amount",
      (SELECT SUM(m."refundedAmount") FROM "Payment" m
        WHERE m."payableId" = "Payable"."id" AND NOT m."surplus") AS "back",
      EXISTS (SELECT 1
        FROM "Payment" m
        WHERE m."payableId" = "Payable"."id" AND m."status" = 'disputed' AND NOT m."surplus"
      ) AS "disputed",
      EXISTS (SELECT 1
        FROM "CheckoutAttempt" c
        WHERE c."payableId" = "Payable"."id" AND c."status" = 'processing'
      ) AS "processing",
      '' AS "number", NULL AS "invoiceId", "paidAt" AS "at", "dueAt", "position"
    FROM "Payable" WHERE "orderId" IN (${Prisma.join(orderIds)})`

/** Four tables in one statement, which only SQL can say: a page of orders has no room for more. */
function readRows(orderIds: string[], selectedId: string): Promise<MoneyRow[]> {
  return db.$queryRaw`${payablesOf(orderIds)}
    UNION ALL SELECT 'invoice', "id", "orderId", '', '', 0, 0, NULL, NULL, "number", NULL, "issuedAt", NULL, 0
      FROM "Invoice"
      WHERE "orderId" = ${selectedId}
    UNION ALL SELECT 'creditNote', c."id", i."orderId", '', '', 0, 0, NULL, NULL, c."number", c."invoiceId",
      c."issuedAt", NULL, 0
      FROM "CreditNote" c
      JOIN "Invoice" i ON i."id" = c."invoiceId"
      WHERE i."orderId" = ${selectedId}
    ORDER BY "position", "at", "id"`
}

const time = (written: Date | string | null) => (written === null ? null : new Date(written))

const toPayable = ({ id, orderId, kind, status, amount, back, at, dueAt, ...money }: MoneyRow) => ({
  id,
  orderId,
  kind,
  status,
  amount: Number(amount),
  disputed: Boolean(money.disputed),
  processing: Boolean(money.processing),
  /** What has gone back of its own payments; integer cents. */
  back: Number(back ?? 0),
  paidAt: time(at),
  dueAt: time(dueAt),
})

/** What these orders, which their reader may see, are paid by, in one statement. */
export async function readPayables(orderIds: string[]) {
  if (orderIds.length === 0) return []
  const rows: MoneyRow[] = await db.$queryRaw`${payablesOf(orderIds)} ORDER BY "position", "id"`
  return rows.map(toPayable)
}

/**
 * What these orders, which their reader may see, are paid by, and the invoices of one of them, the
 * oldest first, each with its credit notes; amounts are integer cents of the order's currency.
 */
export async function readMoney(orderIds: string[], selectedId: string) {
  const rows = await readRows(orderIds, selectedId)
  const of = (what: MoneyRow['what']) => rows.filter((row) => row.what === what)
  const issued = ({ id, number, at }: MoneyRow) => ({ id, number, issuedAt: time(at)! })
  return {
    payables: of('payable').map(toPayable),
    invoices: of('invoice').map((invoice) => ({
      ...issued(invoice),
      creditNotes: of('creditNote')
        .filter(({ invoiceId }) => invoiceId === invoice.id)
        .map(issued),
    })),
  }
}
