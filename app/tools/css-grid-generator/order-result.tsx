import { useTranslation } from 'react-i18next'
import { Notice } from '~/ui/feedback/notice'
import { Link } from '~/ui/layout/link'

export type Order = { label: string; names: string; href: string }

/** Whether what is seen and what is read go together, and the order of the HTML that would. */
export function OrderResult({ turned, orders }: { turned: boolean; orders: Order[] }) {
  const { t } = useTranslation('css-grid-generator')
  if (!turned)
    return (
      <Notice tone="success" title={t('order.fits')}>
        {t('order.fitsText')}
      </Notice>
    )
  return (
    <Notice tone="warning" title={t('order.turned')}>
      <p>{t('order.turnedText')}</p>
      {orders.length === 0 && <p className="mt-2">{t('order.none')}</p>}
      <ul className="mt-2 grid gap-2">
        {orders.map(({ label, names, href }) => (
          <li key={label}>
            <Link
              to={href}
              preventScrollReset
              className="inline-block min-h-6 font-semibold quiet-link"
            >
              {label}
            </Link>{' '}
            <span className="block text-sm wrap-anywhere">{names}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
