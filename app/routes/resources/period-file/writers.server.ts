import { decimalAmount } from '~/platform/decimal-amount'
import { brand } from '~/brand'
import { BAS_NAMES } from '~/domain/invoices/book-accounts.rules'
import { checkRates, readJournal, readVatSummary, toVoucher } from '~/domain/invoices/period.server'
import type { Period, PeriodFile } from '~/domain/invoices/period.rules'
import { sieHeader, sieVoucher, toCodePage437 } from '~/domain/invoices/sie.rules'
import { currentTime } from '~/platform/clock'
import { csvStream } from '~/platform/csv.server'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { accountName } from '~/routes/admin/_area/payment-names.server'

type Writer = (period: Period, language: Language) => Promise<ReadableStream<Uint8Array>>

/** A booking's kind as the ledger's page says it. */
const kindName = (kind: string, language: Language) =>
  translator(language, 'admin-payments')(`ledger.kinds.${kind}` as 'ledger.kinds.payment', {
    defaultValue: kind.replaceAll('_', ' '),
  })

async function* each<Row>(rows: Row[]) {
  yield* rows
}

const VAT_COLUMNS = [
  ...(['supply', 'country', 'rate', 'papers', 'currency'] as const),
  ...(['net', 'vat', 'netInKronor', 'vatInKronor'] as const),
] as const

const writeVat: Writer = async (period, language) => {
  const t = translator(language, 'admin-books')
  const lines = await readVatSummary(period)
  const rows = lines.map(({ supply, country, vatRate, papers, currency, ...sums }) => [
    ...[t(`periods.supplies.${supply}`), country, String(vatRate / 100), String(papers), currency],
    ...[sums.net, sums.vat, sums.netInKronor, sums.vatInKronor].map(decimalAmount),
  ])
  return csvStream(
    VAT_COLUMNS.map((column) => t(`periods.${column}`)),
    each(rows),
    language,
  )
}

const JOURNAL_COLUMNS = [
  ...(['day', 'booking', 'kind', 'order', 'account', 'accountName'] as const),
  ...(['bas', 'currency', 'amount', 'kronor'] as const),
] as const

async function* journalRows(period: Period, language: Language) {
  for await (const { key, kind, at, orderNumber, entries } of readJournal(period))
    for (const { account, basAccount, currency, amount, kronor } of entries)
      yield [
        ...[formatIsoDay(at), key, kindName(kind, language), orderNumber ?? '', account],
        ...[accountName(account, language), String(basAccount), currency],
        ...[decimalAmount(amount), decimalAmount(kronor)],
      ]
}

const writeJournal: Writer = async (period, language) => {
  await checkRates(period)
  const t = translator(language, 'admin-books')
  return csvStream(
    JOURNAL_COLUMNS.map((column) => t(`periods.columns.${column}`)),
    journalRows(period, language),
    language,
  )
}

async function* sieParts(period: Period) {
  yield sieHeader({
    ...{ program: brand.name, version: '1.0', company: brand.legalName },
    companyNumber: brand.companyNumber,
    writtenOn: formatIsoDay(currentTime()),
    accounts: new Map(Object.entries(BAS_NAMES).map(([number, name]) => [Number(number), name])),
  })
  for await (const booking of readJournal(period))
    yield sieVoucher(toVoucher(booking, kindName(booking.kind, 'sv')))
}

/** In Swedish whoever asks, as the format is. */
const writeSie: Writer = async (period) => {
  await checkRates(period)
  const parts = sieParts(period)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(toCodePage437(value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}

/** What each file of a period is, and what writes it. Each throws `period.noRate`. */
export const PERIOD_WRITERS: Record<PeriodFile, { type: string; write: Writer }> = {
  'vat.csv': { type: 'text/csv; charset=utf-8', write: writeVat },
  'journal.csv': { type: 'text/csv; charset=utf-8', write: writeJournal },
  'vouchers.si': { type: 'text/plain; charset=ibm437', write: writeSie },
}
