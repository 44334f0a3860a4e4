import { CURRENCIES } from '~/domain/catalog/catalog.rules'
import { adminPayouts, namePayouts } from '~/domain/payouts/admin-payouts.server'
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
  freelancer,
  approvedById,
}: {
  status: string
  freelancer: { payoutDetails: unknown }
  approvedById: number | null
}) {
  if (status !== 'accrued') return null
  if (!freelancer.payoutDetails) return 'noDetails' as const
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
          heading: t('list.freelancer'),
          value: ({ freelancer }) => freelancer.user.name,
          sort: { name: 'ascending' },
          rowHeader: true,
        },
        { key: 'email', value: ({ freelancer }) => freelancer.user.email },
        {
          key: 'work',
          heading: t('list.work'),
          value: ({ assignment }) => assignment.milestone.title,
        },
        { key: 'number', value: ({ assignment }) => assignment.milestone.project.order.number },
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
      show: ({ id, status, freelancer, assignment, approvedById }) => ({
        ...{ status, name: freelancer.user.name, email: freelancer.user.email },
        account: presentAccountToStaff(freelancer, language),
        work: assignment.milestone.title,
        number: assignment.milestone.project.order.number,
        waits: waitsFor({ status, freelancer, approvedById }),
        href: adminPaths.payout(id),
      }),
      choose: ({ freelancer, assignment }) =>
        t('list.choose', { name: freelancer.user.name, work: assignment.milestone.title }),
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
