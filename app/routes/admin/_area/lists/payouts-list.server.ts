import { CURRENCIES } from '~/domain/catalog/catalog.rules'
import { adminPayouts, namePayouts } from '~/domain/payouts/admin-payouts.server'
import { paidFor, payeeOf } from '~/domain/payouts/move-payout.server'
import { PAYOUT_ACTS } from '~/domain/payouts/payout-acts.server'
import { PAYOUT_STATUSES } from '~/domain/ground/machines.rules'
import { presentAccountToStaff } from '~/network/payout-account.server'
import { adminPaths } from '~/paths/admin'
import { formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { defineList, select } from './define-list.server'

/** What an accrued payout waits for besides its day. */
function waitsFor({
  status,
  approvedById,
  ...payout
}: Parameters<typeof payeeOf>[0] & { status: string; approvedById: number | null }) {
  if (status !== 'accrued') return null
  if (!payeeOf(payout).payoutDetails) return 'noDetails' as const
  return approvedById === null ? null : ('secondNeeded' as const)
}

export const payoutsList = defineList({
  name: 'payouts',
  href: adminPaths.payouts,
  source: adminPayouts,
  words: (language) => {
    const t = translator(language, 'admin-payouts')
    const payouts = translator(language, 'payouts')
    return {
      title: t('title'),
      caption: t('list.caption'),
      empty: { title: t('list.empty'), text: t('list.emptyText') },
      searchHint: t('filter.searchHint'),
      selects: [
        select('status', t('filter.status'), PAYOUT_STATUSES, (status) =>
          payouts(`status.${status}`),
        ),
        select('currency', t('filter.currency'), CURRENCIES, (currency) => currency),
      ],
      sort: { label: t('filter.sort'), name: (sort) => t(`filter.sorts.${sort}`) },
      columns: [
        {
          key: 'name',
          heading: t('list.payee'),
          value: (payout) => payeeOf(payout).name,
          sort: { name: 'ascending' },
          rowHeader: true,
        },
        { key: 'email', value: (payout) => payeeOf(payout).email },
        {
          key: 'work',
          heading: t('list.work'),
          value: (payout) => paidFor(payout).title,
        },
        { key: 'number', value: (payout) => paidFor(payout).number },
        {
          key: 'due',
          heading: t('list.due'),
          value: ({ dueAt }) => dueAt,
          sort: { due: 'ascending' },
          nowrap: true,
        },
        {
          key: 'status',
          heading: t('list.status'),
          value: ({ status }) => payouts(`status.${status}`),
        },
        { key: 'fee', value: ({ amount, currency }) => ({ cents: amount, currency }) },
        { key: 'vat', value: ({ vat, currency }) => ({ cents: vat, currency }) },
        {
          key: 'total',
          heading: t('list.amount'),
          value: ({ amount, vat, currency }) => ({ cents: amount + vat, currency }),
          align: 'end',
          nowrap: true,
        },
        { key: 'currency', value: ({ currency }) => currency },
        { key: 'scheduled', value: ({ scheduledFor }) => scheduledFor },
        { key: 'paid', value: ({ paidAt }) => paidAt },
        { key: 'reference', value: ({ reference }) => reference },
      ],
      show: (payout) => ({
        ...{ status: payout.status, name: payeeOf(payout).name, email: payeeOf(payout).email },
        account: payout.freelancer && presentAccountToStaff(payout.freelancer, language),
        work: paidFor(payout).title,
        number: payout.assignment ? paidFor(payout).number : t('list.statement'),
        waits: waitsFor(payout),
        href: adminPaths.payout(payout.id),
      }),
      choose: (payout) =>
        t('list.choose', { name: payeeOf(payout).name, work: paidFor(payout).title }),
    }
  },
  acts: PAYOUT_ACTS,
  called: async (ids, language) =>
    (await namePayouts(ids)).map(({ id, name, total, currency, work }) => ({
      id,
      name: `${name}, ${formatMoney(total, currency, language)}, ${work}`,
      href: adminPaths.payout(id),
    })),
})
