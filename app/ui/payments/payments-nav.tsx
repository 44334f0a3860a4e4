import { useTranslation } from 'react-i18next'
import { paths } from '../../paths'
import { FilterLinks } from '../layout/filter-links'

const PAGES = { payments: paths.adminPayments(), payouts: paths.adminPayouts(), ledger: paths.adminLedger(), events: paths.adminPaymentEvents(), reconciliation: paths.adminReconciliation() } as const

/** The pages about money, side by side. */
export function PaymentsNav({ here }: { here: keyof typeof PAGES }) {
  const { t } = useTranslation('admin-payments')
  const pages = Object.keys(PAGES) as (keyof typeof PAGES)[]
  return <FilterLinks label={t('nav.label')} links={pages.map((page) => ({ label: t(`nav.${page}`), href: PAGES[page], current: page === here }))} />
}
