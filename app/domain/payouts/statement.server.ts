import { decimalAmount } from '~/platform/decimal-amount'
import { operatorOnPaper } from './operator-on-paper.server'
import { printSheets } from '../invoices/document-pdf.server'
import type { PresentedDocument } from '../invoices/invoice-document.server'
import { formatDate, formatIsoDay, formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { workOf, type OwnPayout, type Statement } from './own-payouts.server'

const COLUMNS = [
  'accrued',
  'work',
  'project',
  'status',
  'due',
  'paid',
  'invoice',
  'net',
  'vat',
  'total',
  'currency',
] as const

export function statementColumns(language: Language) {
  const t = translator(language, 'payouts')
  return COLUMNS.map((column) => t(`statement.columns.${column}`))
}

/** A statement for spreadsheets, row by row. */
export async function* statementCells(
  { rows }: Statement,
  language: Language,
): AsyncGenerator<string[]> {
  const t = translator(language, 'payouts')
  for (const row of rows) {
    const { status, amount, vat, currency, createdAt, dueAt, paidAt, selfBilling } = row
    const { title, project } = workOf(row)
    yield [
      ...[
        formatIsoDay(createdAt),
        title,
        project.name,
        t(`status.${status}`),
        formatIsoDay(dueAt),
        paidAt ? formatIsoDay(paidAt) : '',
      ],
      ...[
        selfBilling?.number ?? '',
        decimalAmount(amount),
        decimalAmount(vat),
        decimalAmount(amount + vat),
        currency,
      ],
    ]
  }
}

/** The name of a month or year, such as "November 2026". */
export function nameOfPeriod(
  { year, month, from }: Pick<Statement, 'year' | 'month' | 'from'>,
  language: Language,
) {
  if (month === null) return String(year)
  return new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(from)
}

function presentRow(row: OwnPayout, language: Language) {
  const t = translator(language, 'payouts')
  const { status, amount, vat, currency, createdAt, dueAt, paidAt } = row
  const { title, project } = workOf(row)
  const words = `${title} · ${project.name} · ${formatDate(createdAt, language)} · ${t(`status.${status}`)}`
  return [
    words,
    currency,
    formatDate(paidAt ?? dueAt, language),
    formatMoney(amount + vat, currency, language),
  ]
}

function presentSums(rows: OwnPayout[], language: Language) {
  const t = translator(language, 'payouts')
  const currencies = [...new Set(rows.map(({ currency }) => currency))].sort()
  return currencies.flatMap((currency) => {
    const own = rows.filter((row) => row.currency === currency && row.status !== 'reversed')
    const sum = (some: OwnPayout[]) =>
      formatMoney(
        some.reduce((total, { amount, vat }) => total + amount + vat, 0),
        currency,
        language,
      )
    return [
      { term: t('statement.earned', { currency }), detail: sum(own) },
      {
        term: t('statement.ofWhichPaid', { currency }),
        detail: sum(own.filter(({ status }) => status === 'paid')),
      },
    ]
  })
}

/** A freelancer's statement in words, ready for the paper. */
function presentStatement(statement: Statement, language: Language): PresentedDocument {
  const t = translator(language, 'payouts')
  const words = translator(language, 'documents')
  const period = nameOfPeriod(statement, language)
  const operator = operatorOnPaper(language)
  const { name, email, rows } = statement
  return {
    title: t('statement.title'),
    name: t('statement.name', { period }),
    facts: [
      { term: t('statement.period'), detail: period },
      { term: t('statement.count'), detail: String(rows.length) },
    ],
    parties: [operator.party, { title: words('parties.to'), name, lines: [email] }],
    linesTitle: t('statement.lines'),
    columns: [
      t('statement.columns.work'),
      t('statement.columns.currency'),
      t('statement.dueOrPaid'),
      t('statement.columns.total'),
    ],
    lines: rows.map((row) => presentRow(row, language)),
    totals: {
      rows: presentSums(rows, language),
      total: { term: t('statement.count'), detail: String(rows.length) },
      settled: [],
    },
    payment: t('statement.noInvoice'),
    notes: [t('statement.basis')],
    footer: operator.footer,
    page: (page, pages) => words('page', { page, pages }),
  }
}

export function printStatement(statement: Statement, language: Language) {
  return printSheets(presentStatement(statement, language), {
    language,
    date: statement.rows.at(-1)?.createdAt ?? statement.from,
  })
}
