import { decimalAmount } from '~/platform/decimal-amount'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { element, writeXml } from '~/platform/xml'
import { normalizeVatNumber, readVatNumber, SELLER_COUNTRY } from '~/domain/ground/vat.rules'
import {
  splitAddress,
  vatTreatment,
  vatWords,
  type BilledLine,
  type BillingDocument,
  type VatTreatment,
} from './billing-document.rules'
import { companyAddress, eAddresses, type EAddress } from './e-address.rules'
import { BOOK_CURRENCY } from './exchange-rates.rules'
import { cac, cbc, postalAddress } from './ubl.server'

const EN_16931 = 'urn:cen.eu:en16931:2017'
const PEPPOL = `${EN_16931}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

/** Where the two documents differ: names, and the code of their type (UNCL 1001). */
const SHAPES = {
  invoice: {
    root: 'Invoice',
    type: 'InvoiceTypeCode',
    code: '380',
    line: 'InvoiceLine',
    quantity: 'InvoicedQuantity',
  },
  creditNote: {
    root: 'CreditNote',
    type: 'CreditNoteTypeCode',
    code: '381',
    line: 'CreditNoteLine',
    quantity: 'CreditedQuantity',
  },
}

/** VAT categories (UNCL 5305) with the reason's code (VATEX) where no VAT is charged. */
const CATEGORIES: Record<VatTreatment, { code: string; reason: string | null }> = {
  standard: { code: 'S', reason: null },
  reverseCharge: { code: 'AE', reason: 'VATEX-EU-AE' },
  outsideEu: { code: 'O', reason: 'VATEX-EU-O' },
  notRegistered: { code: 'O', reason: 'VATEX-EU-O' },
}

/** UNCL 5305: the standard category has a rate above none (BR-S-05). */
const ZERO_RATED = 'Z'
const OUT_OF_SCOPE = 'O'

/**
 * UNCL 4461; what is paid on a page of its own and not by card is an online payment service, and
 * what is taken off a payout is cleared between partners.
 */
const PAYMENT_MEANS: Record<string, string> = { card: '48', offset: '97' }
const ONLINE_PAYMENT = '68'

/** UNCL 5189. */
const DISCOUNT = '95'

/** UN/ECE Recommendation 20: pieces. */
const PIECE = 'C62'

const percent = (basisPoints: number) => String(basisPoints / 100)

/** Everything in the document's currency. */
function money(name: string, cents: number, { currency }: BillingDocument) {
  return cbc(name, decimalAmount(cents), { currencyID: currency })
}

function taxScheme() {
  return cac('TaxScheme', cbc('ID', 'VAT'))
}

/**
 * The category of a line, and with the reason for no VAT the one of the whole document; outside the
 * scope of VAT there is no rate (BR-O-05).
 */
function taxCategory(name: string, document: BillingDocument, withReason: boolean) {
  const treatment = vatTreatment(document)
  const { code, reason } = CATEGORIES[treatment]
  const explained = withReason && treatment !== 'standard'
  const words = vatWords(document)
  return cac(
    name,
    cbc('ID', treatment === 'standard' && document.vatRate === 0 ? ZERO_RATED : code),
    code === OUT_OF_SCOPE ? null : cbc('Percent', percent(document.vatRate)),
    explained ? cbc('TaxExemptionReasonCode', reason!) : null,
    explained && words !== 'standard'
      ? cbc('TaxExemptionReason', translator(document.language, 'documents')(`vat.${words}`))
      : null,
    taxScheme(),
  )
}

/** Where VAT does not apply, no VAT number is given (BR-O-02). */
function vatNumber(number: string | null, document: BillingDocument) {
  if (!number || CATEGORIES[vatTreatment(document)].code === OUT_OF_SCOPE) return null
  return cac('PartyTaxScheme', cbc('CompanyID', normalizeVatNumber(number)), taxScheme())
}

const endpoint = ({ id, scheme }: EAddress) => cbc('EndpointID', id, { schemeID: scheme })

/**
 * One identifier of the seller is always there (BR-CO-26): the company number, else the VAT number
 * where that cannot stand as one (BR-O-02), else the mail address.
 */
function sellerIdentity(document: BillingDocument) {
  const { companyNumber, vatNumber: number, email, country = SELLER_COUNTRY } = document.seller
  const registered = companyAddress(companyNumber, country)
  const legal = registered?.id ?? (companyNumber || (number && normalizeVatNumber(number)))
  const scheme = registered ? { schemeID: registered.scheme } : undefined
  return {
    identification: legal ? null : cac('PartyIdentification', cbc('ID', email)),
    company: legal ? cbc('CompanyID', legal, scheme) : null,
  }
}

function sellerParty(document: BillingDocument, address: EAddress) {
  const { seller } = document
  const { identification, company } = sellerIdentity(document)
  return cac(
    'AccountingSupplierParty',
    cac(
      'Party',
      endpoint(address),
      identification,
      cac('PartyName', cbc('Name', seller.legalName)),
      postalAddress({
        ...splitAddress(seller.address),
        country: seller.country ?? SELLER_COUNTRY,
      }),
      vatNumber(seller.vatNumber, document),
      cac('PartyLegalEntity', cbc('RegistrationName', seller.legalName), company),
      cac('Contact', cbc('ElectronicMail', seller.email)),
    ),
  )
}

function buyerParty(document: BillingDocument, address: EAddress) {
  const { buyer } = document
  const { name, companyName, email, addressLine, postalCode, city, country } = buyer
  const legalName = companyName ?? name
  return cac(
    'AccountingCustomerParty',
    cac(
      'Party',
      endpoint(address),
      cac('PartyName', cbc('Name', legalName)),
      postalAddress({ street: addressLine, city, postalCode, country }),
      vatNumber(
        buyer.vatNumber && (readVatNumber(buyer.vatNumber, country) ?? buyer.vatNumber),
        document,
      ),
      cac('PartyLegalEntity', cbc('RegistrationName', legalName)),
      cac('Contact', cbc('Name', name), cbc('ElectronicMail', email)),
    ),
  )
}

function creditedInvoice({ credits }: BillingDocument) {
  if (!credits) return null
  return cac(
    'BillingReference',
    cac(
      'InvoiceDocumentReference',
      cbc('ID', credits.number),
      cbc('IssueDate', formatIsoDay(credits.issuedAt)),
    ),
  )
}

function taxTotal(document: BillingDocument) {
  const subtotal = cac(
    'TaxSubtotal',
    money('TaxableAmount', document.net, document),
    money('TaxAmount', document.vat, document),
    taxCategory('TaxCategory', document, true),
  )
  return cac('TaxTotal', money('TaxAmount', document.vat, document), subtotal)
}

/**
 * All is paid before the invoice is made, and given back before the credit note: nothing is left to
 * pay (BR-CO-16).
 */
function totals(document: BillingDocument) {
  const { net, total } = document
  return cac(
    'LegalMonetaryTotal',
    money('LineExtensionAmount', net, document),
    money('TaxExclusiveAmount', net, document),
    money('TaxInclusiveAmount', total, document),
    money('PrepaidAmount', total, document),
    money('PayableAmount', 0, document),
  )
}

/** What the coupon took off a line: its net is its price less this (PEPPOL-EN16931-R120). */
function allowance({ discount }: BilledLine, document: BillingDocument) {
  if (discount === 0) return null
  return cac(
    'AllowanceCharge',
    cbc('ChargeIndicator', 'false'),
    cbc('AllowanceChargeReasonCode', DISCOUNT),
    cbc('AllowanceChargeReason', translator(document.language, 'documents')('discount')),
    money('Amount', discount, document),
  )
}

/**
 * A rounded price per piece would not multiply to the line's sum: then it is the price of all
 * pieces together.
 */
function price({ quantity, unitNet, discount, net }: BilledLine, document: BillingDocument) {
  if (unitNet * quantity === net + discount)
    return cac('Price', money('PriceAmount', unitNet, document))
  return cac(
    'Price',
    money('PriceAmount', net + discount, document),
    cbc('BaseQuantity', String(quantity), { unitCode: PIECE }),
  )
}

function billedLine(line: BilledLine, index: number, document: BillingDocument) {
  const shape = SHAPES[document.kind]
  return cac(
    shape.line,
    cbc('ID', String(index + 1)),
    cbc(shape.quantity, String(line.quantity), { unitCode: PIECE }),
    money('LineExtensionAmount', line.net, document),
    allowance(line, document),
    cac(
      'Item',
      cbc('Name', line.description),
      taxCategory('ClassifiedTaxCategory', document, false),
    ),
    price(line, document),
  )
}

function paymentMeans({ method }: BillingDocument) {
  return cac('PaymentMeans', cbc('PaymentMeansCode', PAYMENT_MEANS[method ?? ''] ?? ONLINE_PAYMENT))
}

/**
 * An invoice or credit note as EN 16931 wants it, in UBL 2.1; with the profile of Peppol BIS Billing
 * 3 where it can go through that network. The order of the elements is the schema's.
 */
export function writeEInvoice(document: BillingDocument): string {
  const shape = SHAPES[document.kind]
  const namespace = 'urn:oasis:names:specification:ubl:schema:xsd'
  const isInvoice = document.kind === 'invoice'
  const addresses = eAddresses(document.seller, document.buyer)
  const root = element(
    shape.root,
    [
      cbc('CustomizationID', addresses.peppol ? PEPPOL : EN_16931),
      addresses.peppol ? cbc('ProfileID', PROFILE) : null,
      cbc('ID', document.number),
      cbc('IssueDate', formatIsoDay(document.issuedAt)),
      cbc(shape.type, shape.code),
      isInvoice ? cbc('TaxPointDate', formatIsoDay(document.paidAt)) : null,
      cbc('DocumentCurrencyCode', document.currency),
      document.kronor && cbc('TaxCurrencyCode', BOOK_CURRENCY),
      cac('OrderReference', cbc('ID', document.orderNumber)),
      creditedInvoice(document),
      sellerParty(document, addresses.seller),
      buyerParty(document, addresses.buyer),
      paymentMeans(document),
      taxTotal(document),
      // In the currency of the books as well (BT-111).
      document.kronor &&
        cac(
          'TaxTotal',
          cbc('TaxAmount', decimalAmount(document.kronor.vat), { currencyID: BOOK_CURRENCY }),
        ),
      totals(document),
      ...document.lines.map((line, index) => billedLine(line, index, document)),
    ],
    {
      xmlns: `${namespace}:${shape.root}-2`,
      'xmlns:cac': `${namespace}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${namespace}:CommonBasicComponents-2`,
    },
  )
  return writeXml(root)
}
