import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/media/icon'
import { Link } from '~/ui/layout/link'

const MOST = 99

/**
 * The way to the notification center, with how much there is unread; on small screens the account
 * menu has it.
 */
export function NotificationBell({ href, unread }: { href: string; unread: number }) {
  const { t } = useTranslation('ui')
  const label = unread > 0 ? t('account.bell.some', { count: unread }) : t('account.bell.none')
  return (
    <Link
      to={href}
      className="relative hidden size-11 place-items-center rounded-sm hover:bg-surface-raised sm:grid"
    >
      <Icon name="bell" size={22} />
      <span className="tip">{label}</span>{' '}
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute end-0 top-0 min-w-5 rounded-full bg-canal px-1 text-center text-xs leading-5 font-bold text-ground"
        >
          {unread > MOST ? `${MOST}+` : unread}
        </span>
      )}
    </Link>
  )
}
