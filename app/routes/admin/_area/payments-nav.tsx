import { useTranslation } from 'react-i18next'
import { adminPaths } from '~/paths/admin'
import { FilterLinks } from '~/ui/layout/filter-links'

const PAGES = {
  payments: adminPaths.payments(),
  invoices: adminPaths.invoices(),
  creditNotes: adminPaths.creditNotes(),
  fees: adminPaths.fees(),
  payouts: adminPaths.payouts(),
  ledger: adminPaths.ledger(),
  periods: adminPaths.periods(),
  events: adminPaths.paymentEvents(),
  reconciliation: adminPaths.reconciliation(),
} as const

/** The pages about money, side by side. */
export function PaymentsNav({ here }: { here: keyof typeof PAGES }) {
  const { t } = useTranslation('admin-payments')
  const pages = Object.keys(PAGES) as (keyof typeof PAGES)[]
  return (
    <FilterLinks
      label={t('nav.label')}
      links={pages.map((page) => ({
        label: t(`nav.${page}`),
        href: PAGES[page],
        current: page === here,
      }))}
    />
  )
}
