import { nextPrintedNumber } from '~/domain/ground/number-series.server'
import { currentTime } from '~/platform/clock'
import type { Prisma, Transaction } from '~/platform/db/db.server'
import { FALLBACK_LANGUAGE, isLanguage } from '~/platform/i18n/languages'
import { splitAddress } from '../invoices/billing-document.rules'
import { findRate } from '../invoices/exchange-rates.server'
import { ownSeller } from '../invoices/invoices.server'
import type { PayoutWithParts } from './move-payout.server'
import { countryOfStudio } from './studio-statement.rules'

interface Fee {
  statement: { id: string; currency: string }
  /** Integer cents; rate in basis points. */
  net: number
  vat: number
  vatRate: number
  reverseCharge: boolean
}

/** The studio on the operator's invoice, as it calls itself now. */
function buyerOf(studio: Prisma.StudioModel) {
  const { name, legalName, vatNumber, email, address } = studio
  const { street, postalCode, city } = splitAddress(address ?? '')
  return {
    ...{ name, companyName: legalName, vatNumber, email: email ?? '' },
    ...{ addressLine: street, postalCode, city, country: countryOfStudio(studio) },
  }
}

/** The language of a studio's papers: that of who founded it. */
async function languageOf(tx: Transaction, studioId: number) {
  const member = await tx.studioMember.findFirst({
    where: { studioId },
    orderBy: { createdAt: 'asc' },
    select: { user: { select: { language: true } } },
  })
  const language = member?.user.language ?? FALLBACK_LANGUAGE
  return isLanguage(language) ? language : FALLBACK_LANGUAGE
}

/**
 * The operator's invoice for the fee of a statement, with the next number of its series; none for a
 * fee of nothing.
 */
export async function issueFeeInvoice(
  tx: Transaction,
  studio: Prisma.StudioModel,
  { statement, net, vat, vatRate, reverseCharge }: Fee,
) {
  if (net === 0) return
  const { id: statementId, currency } = statement
  const language = await languageOf(tx, studio.id)
  const rate = vat > 0 ? await findRate(tx, currency, currentTime()) : null
  await tx.studioFeeInvoice.create({
    data: {
      ...{ statementId, language, currency, net, vatRate, vat, total: net + vat, reverseCharge },
      number: await nextPrintedNumber(tx, 'FEE'),
      ...{ sekRate: rate?.sek, sekRateDay: rate?.day, issuedAt: currentTime() },
      ...{ seller: ownSeller(), buyer: buyerOf(studio) },
    },
  })
}

/** Takes the invoice for the fee of a reversed payout back, with a credit note of its own series. */
export async function creditFeeInvoice(tx: Transaction, { statement }: PayoutWithParts) {
  if (!statement?.feeInvoice) return
  await tx.studioFeeInvoice.updateMany({
    where: { id: statement.feeInvoice.id, creditNumber: null },
    data: { creditNumber: await nextPrintedNumber(tx, 'FEC'), creditedAt: currentTime() },
  })
}
