import { readPeriod, PERIOD_FILES, type Period } from '~/domain/invoices/period.rules'
import { readVatSummary } from '~/domain/invoices/period.server'
import type { VatLine } from '~/domain/invoices/vat-summary.rules'
import { countryWords } from '~/network/freelancer-texts.server'
import { adminPaths } from '~/paths/admin'
import { currentTime } from '~/platform/clock'
import { formatIsoDay, formatMoney, formatNumber, formatRate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { BOOK_CURRENCY } from '~/domain/invoices/exchange-rates.rules'
import { sayRefusal } from '~/shell/refusal-answers.server'

function presentLine(line: VatLine, language: Language) {
  const t = translator(language, 'admin-books')
  const { supply, country, vatRate, currency, papers, net, vat, netInKronor, vatInKronor } = line
  return {
    key: [supply, country, vatRate, currency].join(),
    supply: t(`periods.supplies.${supply}`),
    country: countryWords(country, language),
    rate: formatRate(vatRate, language),
    papers: formatNumber(papers, language),
    net: formatMoney(net, currency, language),
    vat: formatMoney(vat, currency, language),
    netInKronor: formatMoney(netInKronor, BOOK_CURRENCY, language),
    vatInKronor: formatMoney(vatInKronor, BOOK_CURRENCY, language),
  }
}

/** The VAT of a period, or why it cannot be told. */
async function presentSummary(period: Period, language: Language) {
  try {
    const lines = await readVatSummary(period)
    return { lines: lines.map((line) => presentLine(line, language)), problem: null }
  } catch (error) {
    return { lines: [], problem: sayRefusal(error, language) }
  }
}

/** A period's VAT, and its files for the accountant. */
export async function loadPeriod(query: URLSearchParams, language: Language) {
  const t = translator(language, 'admin-books')
  const { wrong, ...period } = readPeriod(query, formatIsoDay(currentTime()))
  return {
    title: t('periods.title'),
    ...period,
    wrong,
    ...(await presentSummary(period, language)),
    files: PERIOD_FILES.map((file) => ({
      file,
      href: adminPaths.periodFile(file, { ...period }),
    })),
  }
}
