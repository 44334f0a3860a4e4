import { brand } from '~/brand'
import { currentTime } from '~/platform/clock'
import type { Transaction } from '~/platform/db/db.server'
import {
  firstShare,
  milestoneAmounts,
  type PlannedMilestone,
} from '~/domain/catalog/payment-plan.rules'
import { nextPrintedNumber, seriesOf } from '~/domain/ground/number-series.server'
import { split } from '../ground/split.rules'
import { containedVat, SELLER_COUNTRY } from '~/domain/ground/vat.rules'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import type { Seller } from './billing-document.rules'
import { findRate } from './exchange-rates.server'

/** The studio that runs this site, as it stands on its papers. */
export function ownSeller() {
  const { legalName, companyNumber, vatNumber, email, cities } = brand
  return {
    legalName,
    companyNumber,
    vatNumber,
    email,
    address: cities[0].address,
    country: cities[0].country,
  }
}

/** Who sells what an order was placed for: the own studio, or another as it calls itself now. */
async function readSeller(tx: Transaction, studioId: number): Promise<Seller> {
  if (studioId === OWN_STUDIO_ID) return ownSeller()
  const { name, legalName, companyNumber, vatNumber, email, address, country } =
    await tx.studio.findUniqueOrThrow({ where: { id: studioId } })
  return {
    studio: name,
    legalName: legalName ?? name,
    ...{
      companyNumber: companyNumber?.trim() ?? '',
      vatNumber: vatNumber?.trim() ?? '',
      email: email ?? '',
      address: address ?? '',
    },
    country: country ?? '',
  }
}

function readPayable(tx: Transaction, payableId: string) {
  return tx.payable.findUniqueOrThrow({
    where: { id: payableId },
    include: {
      changeRequest: { select: { title: true } },
      milestones: {
        include: { orderLine: { include: { milestones: { orderBy: { position: 'asc' } } } } },
      },
      order: { include: { lines: { orderBy: { position: 'asc' } } } },
    },
  })
}
type Payable = Awaited<ReturnType<typeof readPayable>>

interface BilledItem {
  description: string
  quantity: number
  /** Integer cents, VAT contained, after the discount. */
  amount: number
  discount: number
}

/** What a milestone would have cost without the coupon. */
function fullPrice({ id, orderLine }: Payable['milestones'][number]) {
  const { amount, discount, milestones } = orderLine
  const shares = milestoneAmounts({ amount: amount + discount, milestonePayment: true, milestones })
  return shares[milestones.findIndex((milestone) => milestone.id === id)] ?? 0
}

/**
 * What a payable bills: the first one each line's share at checkout, a later one its milestones or
 * its change.
 */
function billedItems(payable: Payable): BilledItem[] {
  if (payable.changeRequest)
    return [
      {
        description: payable.changeRequest.title,
        quantity: 1,
        amount: payable.amount,
        discount: 0,
      },
    ]
  if (payable.position > 0) {
    return payable.milestones.map((milestone) => {
      const discount = Math.max(0, fullPrice(milestone) - payable.amount)
      const description = `${milestone.orderLine.name} · ${milestone.title}`
      return { description, quantity: 1, amount: payable.amount, discount }
    })
  }
  return payable.order.lines.map((line) => {
    const scope = line.scope as unknown as {
      milestonePayment: boolean
      milestones: PlannedMilestone[]
    }
    const share = firstShare({ amount: line.amount, ...scope })
    if (share === line.amount)
      return {
        description: line.name,
        quantity: line.quantity,
        amount: share,
        discount: line.discount,
      }
    return {
      description: `${line.name} · ${scope.milestones[0]?.title ?? ''}`,
      quantity: 1,
      amount: share,
      discount: firstShare({ amount: line.amount + line.discount, ...scope }) - share,
    }
  })
}

/**
 * A line as it is stored; `net` is its part of the payable, and the discount is told without its
 * VAT.
 */
function invoiceLine(
  { description, quantity, discount }: BilledItem,
  position: number,
  net: number,
  vatRate: number,
) {
  const off = discount - containedVat(discount, vatRate)
  return {
    position,
    description,
    quantity,
    discount: off,
    net,
    unitNet: Math.round((net + off) / quantity),
  }
}

/**
 * The invoice of a paid payable, with the next number of the year; once, since a payable has one
 * invoice (business.md, Payable).
 */
export async function issueInvoice(tx: Transaction, payableId: string) {
  const payable = await readPayable(tx, payableId)
  const { order } = payable
  const items = billedItems(payable)
  const seller = await readSeller(tx, order.studioId)
  const rate =
    payable.vat > 0 && seller.country === SELLER_COUNTRY
      ? await findRate(tx, payable.currency, payable.paidAt ?? currentTime())
      : null
  const nets = split(
    payable.net,
    items.map((item) => item.amount),
  )
  const { name, companyName, vatNumber, email, addressLine, postalCode, city, country } = order
  await tx.invoice.create({
    data: {
      number: await nextPrintedNumber(tx, seriesOf('INV', order.studioId)),
      issuedAt: currentTime(),
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
      seller: { ...seller },
      buyer: { name, companyName, vatNumber, email, addressLine, postalCode, city, country },
      lines: {
        create: items.map((item, position) =>
          invoiceLine(item, position, nets[position]!, order.vatRate),
        ),
      },
    },
  })
}
