import type { BillingDocument, InvoiceBuyer } from '~/domain/invoices/billing-document.rules'

const SELLER = {
  legalName: 'Kanal Studio AB',
  companyNumber: '559412-0387',
  vatNumber: 'SE559412038701',
  email: 'hello@kanal.example',
  address: 'Södra Hamngatan 25, 411 14 Göteborg',
  country: 'SE',
}

const CONSUMER: InvoiceBuyer = {
  name: 'Zażółć Gęślą-Jaźń',
  companyName: null,
  vatNumber: null,
  email: 'zofia@example.com',
  addressLine: 'ul. Mostowa 4',
  postalCode: '31-061',
  city: 'Kraków',
  country: 'PL',
}
const COMPANY: InvoiceBuyer = {
  ...CONSUMER,
  name: 'Mila de Boer',
  companyName: 'Brug & Zonen <B.V.>',
  vatNumber: 'nl 123456789 b01',
  country: 'NL',
}
const AMERICAN: InvoiceBuyer = {
  ...CONSUMER,
  name: 'Ada Shore',
  companyName: null,
  addressLine: '1 Pier',
  postalCode: '94105',
  city: 'San Francisco',
  country: 'US',
}

/** An invoice over two lines with Swedish VAT, unless told otherwise. */
export function billingDocument(changes: Partial<BillingDocument> = {}): BillingDocument {
  return {
    kind: 'invoice',
    number: 'INV-2026-00042',
    issuedAt: new Date('2026-11-22T23:30:00Z'),
    language: 'en',
    currency: 'EUR',
    orderNumber: 'K-2026-00017',
    credits: null,
    paidAt: new Date('2026-11-22T10:00:00Z'),
    method: 'card',
    seller: SELLER,
    buyer: CONSUMER,
    lines: [
      {
        description: 'Webflow company site',
        quantity: 1,
        unitNet: 123_456,
        discount: 0,
        net: 123_456,
      },
      {
        description: 'Logo sprint & "marks" <small>',
        quantity: 3,
        unitNet: 3_333,
        discount: 0,
        net: 10_000,
      },
    ],
    net: 133_456,
    vatRate: 2500,
    vat: 33_364,
    total: 166_820,
    reverseCharge: false,
    kronor: null,
    ...changes,
  }
}

const UNTAXED = { vatRate: 0, vat: 0, total: 133_456 }

export function reverseChargeDocument(changes: Partial<BillingDocument> = {}) {
  return billingDocument({ ...UNTAXED, reverseCharge: true, buyer: COMPANY, ...changes })
}

export function outsideEuDocument(changes: Partial<BillingDocument> = {}) {
  return billingDocument({ ...UNTAXED, buyer: AMERICAN, currency: 'USD', ...changes })
}

/** Takes back a part of an invoice over 1,668.20. */
export function creditNoteDocument(changes: Partial<BillingDocument> = {}) {
  return billingDocument({
    kind: 'creditNote',
    number: 'CN-2026-00003',
    credits: {
      number: 'INV-2026-00042',
      issuedAt: new Date('2026-11-01T10:00:00Z'),
      total: 166_820,
    },
    lines: [
      {
        description: 'Part of invoice INV-2026-00042, refunded',
        quantity: 1,
        unitNet: 8_000,
        discount: 0,
        net: 8_000,
      },
    ],
    net: 8_000,
    vat: 2_000,
    total: 10_000,
    ...changes,
  })
}
