import { getStudioStatement, type StudioStatement } from '~/domain/payouts/own-statements.server'
import { presentSums } from '~/domain/payouts/studio-statement-paper.server'
import { studioPaths } from '~/paths/studio'
import { formatDate, formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { orNotFound } from '~/shell/answers.server'

function presentFacts(statement: StudioStatement, language: Language) {
  const t = translator(language, 'studio-payouts')
  const { createdAt, currency, payout } = statement
  const { amount, dueAt, paidAt, reference, reason } = payout
  const facts: [string, string | null][] = [
    [t('statements.payout'), formatMoney(amount, currency, language)],
    [t('statement.due'), paidAt ? null : formatDate(dueAt, language)],
    [t('statement.paidOn'), paidAt && formatDate(paidAt, language)],
    [t('statement.reference'), reference],
    [t('statement.reason'), reason],
  ]
  return [
    { term: t('statements.date'), detail: formatDate(createdAt, language) },
    ...presentSums(statement, language),
    ...facts.flatMap(([term, detail]) => (detail === null ? [] : [{ term, detail }])),
  ]
}

function presentPapers({ number, feeInvoice }: StudioStatement, language: Language) {
  const t = translator(language, 'studio-payouts')
  const own = {
    title: t('statement.title', { number }),
    files: (['pdf', 'csv'] as const).map((format) => ({
      ...{ label: t(`statement.${format}`), href: studioPaths.statementPaper(number, format) },
    })),
  }
  const paper = (title: string, number: string) => ({
    title,
    files: (['pdf', 'xml'] as const).map((format) => ({
      ...{ label: t(`statement.${format}`), href: studioPaths.feeDocument(number, format) },
    })),
  })
  if (!feeInvoice) return [own]
  const { number: invoice, creditNumber } = feeInvoice
  return [
    own,
    paper(t('statement.invoice', { number: invoice }), invoice),
    ...(creditNumber ? [paper(t('statement.credit', { number: creditNumber }), creditNumber)] : []),
  ]
}

/** A statement of the reader's studio. Throws a 404. */
export async function loadDeskStatement(studioId: number, number: string, language: Language) {
  const statement = await orNotFound(getStudioStatement(studioId, number))
  const { lines, currency, payout } = statement
  return {
    title: translator(language, 'studio-payouts')('statement.title', { number: statement.number }),
    status: payout.status,
    facts: presentFacts(statement, language),
    papers: presentPapers(statement, language),
    hasNegative: lines.some(({ amount }) => amount < 0),
    lines: lines.map(({ id, amount, order, work }) => ({
      ...{ id, work: work || (order?.title ?? ''), number: order?.number ?? '' },
      ...{ href: order ? studioPaths.order(order.id) : null },
      amount: formatMoney(amount, currency, language),
    })),
  }
}
