import { brand } from '~/brand'
import type { Transaction } from '~/platform/db/db.server'
import { firstShare, type PlannedMilestone } from '../orders/payment-plan.rules'
import { nextPrintedNumber } from '../orders/number-series.server'
import { split } from '../orders/order.rules'
import type { Seller } from './billing-document.rules'
import { findRate } from './exchange-rates.server'

function seller() {
  const { legalName, companyNumber, vatNumber, email, cities } = brand
  return { legalName, companyNumber, vatNumber, email, address: cities[0].address, country: cities[0].country } satisfies Seller
}

function readPayable(tx: Transaction, payableId: string) {
  return tx.payable.findUniqueOrThrow({
    where: { id: payableId },
    include: { milestones: true, order: { include: { lines: { orderBy: { position: 'asc' } } } } },
  })
}
type Payable = Awaited<ReturnType<typeof readPayable>>

interface BilledItem {
  description: string
  quantity: number
  /** Integer cents, VAT contained. */
  amount: number
}

/** What a payable bills: the first one each line's share at checkout, a later one its milestones. */
function billedItems(payable: Payable): BilledItem[] {
  if (payable.position > 0) {
    return payable.milestones.map((milestone) => ({ description: milestone.title, quantity: 1, amount: payable.amount }))
  }
  return payable.order.lines.map((line) => {
    const scope = line.scope as unknown as { milestonePayment: boolean; milestones: PlannedMilestone[] }
    const share = firstShare({ amount: line.amount, ...scope })
    const first = share === line.amount ? '' : ` · ${scope.milestones[0]?.title ?? ''}`
    return { description: line.name + first, quantity: share === line.amount ? line.quantity : 1, amount: share }
  })
}

/** The invoice of a paid payable, with the next number of the year; once, since a payable has one invoice (business.md, Payable). */
export async function issueInvoice(tx: Transaction, payableId: string) {
  const payable = await readPayable(tx, payableId)
  const { order } = payable
  const items = billedItems(payable)
  const rate = payable.vat > 0 ? await findRate(tx, payable.currency, payable.paidAt ?? new Date()) : null
  const nets = split(payable.net, items.map((item) => item.amount))
  const { name, companyName, vatNumber, email, addressLine, postalCode, city, country } = order
  await tx.invoice.create({
    data: {
      number: await nextPrintedNumber(tx, 'INV'),
      orderId: order.id,
      payableId,
      language: order.language,
      currency: payable.currency,
      net: payable.net,
      vatRate: order.vatRate,
      vat: payable.vat,
      total: payable.amount,
      reverseCharge: order.reverseCharge,
      sekRate: rate?.sek,
      sekRateDay: rate?.day,
      seller: seller(),
      buyer: { name, companyName, vatNumber, email, addressLine, postalCode, city, country },
      lines: {
        create: items.map(({ description, quantity }, position) => ({
          position,
          description,
          quantity,
          net: nets[position]!,
          unitNet: Math.round(nets[position]! / quantity),
        })),
      },
    },
  })
}
