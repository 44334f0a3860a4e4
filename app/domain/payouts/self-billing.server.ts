import { DomainError } from '~/domain/ground/domain-error'
import { currentTime } from '~/platform/clock'
import { db, type Prisma, type Transaction } from '~/platform/db/db.server'
import { isDocumentNumber } from '../invoices/billing-document.rules'
import { findRate } from '../invoices/exchange-rates.server'
import { ownSeller } from '../invoices/invoices.server'
import { nextPrintedNumber } from '~/domain/ground/number-series.server'
import { readSettings } from '../settings/settings.server'
import { paidFor, type PayoutWithParts } from './move-payout.server'
import { supplyTreatment, vatOnFee, type SupplyTreatment } from './payout.rules'
import type { PayoutDetails } from './payout-details.server'

/** The freelancer on the invoice that the studio writes for them. */
export interface SupplierFacts {
  name: string
  email: string
  addressLine: string
  postalCode: string
  city: string
  country: string
  vatNumber: string | null
  treatment: SupplyTreatment
  agreedAt: string
}

/** The freelancer of a payout to one. */
interface Payee {
  freelancer: NonNullable<PayoutWithParts['freelancer']>
}

export interface CustomerFacts {
  legalName: string
  companyNumber: string
  vatNumber: string
  email: string
  address: string
  country: string
}

function supplier(
  { user }: NonNullable<PayoutWithParts['freelancer']>,
  details: PayoutDetails,
): SupplierFacts {
  const {
    holder: name,
    addressLine,
    postalCode,
    city,
    country,
    vatNumber = null,
    agreedAt,
  } = details
  return {
    name,
    email: user.email,
    addressLine,
    postalCode,
    city,
    country,
    vatNumber,
    treatment: supplyTreatment(country, vatNumber),
    agreedAt,
  }
}

/**
 * Writes the invoice of an approved payout in the freelancer's name (Directive 2006/112/EC,
 * articles 224 and 226(10a)), with the next number of the one series of them; once, since a payout
 * has one. Returns its VAT, integer cents.
 */
export async function issueSelfBilling(
  tx: Transaction,
  payout: PayoutWithParts & Pick<Payee, 'freelancer'>,
  details: PayoutDetails,
): Promise<number> {
  if (payout.selfBilling) return payout.vat
  const { id: payoutId, currency, amount: net, freelancer } = payout
  const { title, number } = paidFor(payout)
  const seller = supplier(freelancer, details)
  const { rate: vatRate, vat } = vatOnFee(net, seller.treatment, (await readSettings(tx)).vatRate)
  const rate = vat > 0 ? await findRate(tx, currency, currentTime()) : null
  await tx.selfBillingInvoice.create({
    data: {
      ...{
        issuedAt: currentTime(),
        number: await nextPrintedNumber(tx, 'SB'),
        payoutId,
        freelancerId: freelancer.id,
        language: freelancer.user.language,
        currency,
      },
      description: `${title} · ${number}`,
      ...{
        net,
        vatRate,
        vat,
        total: net + vat,
        reverseCharge: seller.treatment === 'reverseCharge',
        sekRate: rate?.sek,
        sekRateDay: rate?.day,
      },
      seller: seller as unknown as Prisma.InputJsonObject,
      buyer: ownSeller() satisfies CustomerFacts,
    },
  })
  return vat
}

/** Takes the invoice of a reversed payout back, with a credit note of its own series. */
export async function creditSelfBilling(tx: Transaction, { selfBilling }: PayoutWithParts) {
  if (!selfBilling) return
  const data = { creditNumber: await nextPrintedNumber(tx, 'SBC'), creditedAt: currentTime() }
  await tx.selfBillingInvoice.updateMany({
    where: { id: selfBilling.id, creditNumber: null },
    data,
  })
}

/**
 * The self-billing invoice or credit note with this number, for its freelancer and staff. Throws
 * `notFound`.
 */
export async function getSelfBilling(number: string, reader: { id: number; admin: boolean }) {
  if (!isDocumentNumber(number)) throw new DomainError('notFound', 'self-billing invoice')
  const own = reader.admin ? {} : { payout: { freelancer: { userId: reader.id } } }
  const found = await db.selfBillingInvoice.findFirst({
    where: { OR: [{ number }, { creditNumber: number }], ...own },
    include: { payout: { select: { dueAt: true } } },
  })
  if (!found) throw new DomainError('notFound', 'self-billing invoice')
  return { ...found, credit: found.creditNumber === number }
}
export type SelfBillingRow = Awaited<ReturnType<typeof getSelfBilling>>
