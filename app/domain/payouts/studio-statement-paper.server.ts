import { decimalAmount } from '~/platform/decimal-amount'
import { printSheets } from '../invoices/document-pdf.server'
import type { PresentedDocument } from '../invoices/invoice-document.server'
import { splitAddress } from '../invoices/billing-document.rules'
import { formatDate, formatMoney, formatRate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { operatorOnPaper } from './operator-on-paper.server'
import type { StudioStatement } from './own-statements.server'

/** What a statement is made of, each with its name: what clients paid, less the fee and its VAT. */
export function presentSums(statement: StudioStatement, language: Language) {
  const t = translator(language, 'studio-payouts')
  const { currency, gross, fee, feeVat, feeRate } = statement
  const money = (cents: number) => formatMoney(cents, currency, language)
  return [
    { term: t('statements.gross'), detail: money(gross) },
    ...(fee > 0
      ? [
          {
            term: t('statement.fee', { rate: formatRate(feeRate, language) }),
            detail: money(-fee),
          },
        ]
      : []),
    ...(feeVat > 0 ? [{ term: t('statement.feeVat'), detail: money(-feeVat) }] : []),
  ]
}

const workOf = ({ work, order }: StudioStatement['lines'][number]) => work || (order?.title ?? '')

export function studioStatementColumns(language: Language) {
  const t = translator(language, 'studio-payouts')
  return [
    ...[t('statement.order'), t('statement.work'), t('statement.amount')],
    translator(language, 'payouts')('statement.columns.currency'),
  ]
}

/** A statement for spreadsheets: its lines, and what is taken off their sum as lines of their own. */
export async function* studioStatementCells(
  { number, lines, currency, fee, feeVat, feeRate }: StudioStatement,
  language: Language,
): AsyncGenerator<string[]> {
  const t = translator(language, 'studio-payouts')
  for (const line of lines)
    yield [line.order?.number ?? '', workOf(line), decimalAmount(line.amount), currency]
  if (fee > 0)
    yield [
      number,
      t('statement.fee', { rate: formatRate(feeRate, language) }),
      decimalAmount(-fee),
      currency,
    ]
  if (feeVat > 0) yield [number, t('statement.feeVat'), decimalAmount(-feeVat), currency]
}

function presentStudio({ studio }: StudioStatement, language: Language) {
  const words = translator(language, 'documents')
  const { street, postalCode, city } = splitAddress(studio.address ?? '')
  return {
    title: words('parties.to'),
    name: studio.legalName ?? studio.name,
    lines: [
      ...[street, `${postalCode} ${city}`.trim()],
      studio.vatNumber ? words('parties.vatNumber', { number: studio.vatNumber }) : '',
      studio.email ?? '',
    ].filter(Boolean),
  }
}

/** A studio's statement in words, ready for the paper. */
function presentStatement(statement: StudioStatement, language: Language): PresentedDocument {
  const t = translator(language, 'studio-payouts')
  const words = translator(language, 'documents')
  const payouts = translator(language, 'payouts')
  const operator = operatorOnPaper(language)
  const { number, createdAt, currency, lines, payout } = statement
  const money = (cents: number) => formatMoney(cents, currency, language)
  const { amount, dueAt, paidAt, reference } = payout
  const paid = { term: t('statement.paidOn'), detail: formatDate(paidAt ?? dueAt, language) }
  const due = { term: t('statement.due'), detail: formatDate(dueAt, language) }
  return {
    title: t('statement.paper.title'),
    name: t('statement.paper.of', { number }),
    facts: [
      { term: t('statements.number'), detail: number },
      { term: t('statements.date'), detail: formatDate(createdAt, language) },
      paidAt ? paid : due,
      ...(reference ? [{ term: t('statement.reference'), detail: reference }] : []),
    ],
    parties: [operator.party, presentStudio(statement, language)],
    linesTitle: t('statement.lines'),
    columns: [
      ...[t('statement.work'), payouts('statement.columns.currency')],
      ...[t('statement.order'), t('statement.amount')],
    ],
    lines: lines.map((line) => [
      ...[workOf(line), currency, line.order?.number ?? '', money(line.amount)],
    ]),
    totals: {
      rows: presentSums(statement, language),
      total: { term: t('statements.payout'), detail: money(amount) },
      settled: [],
    },
    payment: payouts('statement.noInvoice'),
    notes: lines.some((line) => line.amount < 0) ? [t('statement.negative')] : [],
    footer: operator.footer,
    page: (page, pages) => words('page', { page, pages }),
  }
}

export const printStudioStatement = (statement: StudioStatement, language: Language) =>
  printSheets(presentStatement(statement, language), { language, date: statement.createdAt })
