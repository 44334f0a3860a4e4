import { listStatements, maskAccount, readBalances } from '~/domain/payouts/own-statements.server'
import type { MemberStudio } from '~/domain/people/studio-member.server'
import { STATEMENT_DUE_DAYS } from '~/domain/payouts/studio-statement.rules'
import { readSettings } from '~/domain/settings/settings.server'
import { studioPaths } from '~/paths/studio'
import { formatDate, formatMoney, formatRate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { readIdPlace } from '~/platform/paging'
import { presentPlace } from '~/shell/list-place.server'

/** What is owed and was paid to a studio, its statements, and the account that it is paid to. */
export async function presentDeskPayouts(
  request: Request,
  studio: MemberStudio,
  language: Language,
) {
  const t = translator(language, 'studio-payouts')
  const { searchParams } = new URL(request.url)
  const account = maskAccount(studio)
  const [balances, { studioFee }, { rows, ...page }] = await Promise.all([
    readBalances(studio.id),
    readSettings(),
    listStatements(studio.id, readIdPlace(searchParams)),
  ])
  const money = (cents: number, currency: string) => formatMoney(cents, currency, language)
  return {
    title: t('title'),
    rules: [
      t('balance.rule', { days: STATEMENT_DUE_DAYS }),
      studioFee > 0
        ? t('balance.fee', { rate: formatRate(studioFee, language) })
        : t('balance.noFee'),
    ],
    balances: balances.map(({ currency, waiting, next, owed, paid }) => ({
      currency,
      ...{ waiting: money(waiting, currency), next: money(next, currency) },
      ...{ owed: money(owed, currency), paid: money(paid, currency) },
    })),
    account: account && translator(language, 'admin-payouts')('payout.ending', account),
    statements: rows.map(({ number, createdAt, currency, gross, payout }) => ({
      ...{ number, href: studioPaths.statement(number), date: formatDate(createdAt, language) },
      ...{ gross: money(gross, currency), amount: money(payout?.amount ?? 0, currency) },
      status: payout?.status ?? ('accrued' as const),
    })),
    place: presentPlace(searchParams, page, studioPaths.payouts, language),
  }
}
export type DeskPayoutsView = Awaited<ReturnType<typeof presentDeskPayouts>>
