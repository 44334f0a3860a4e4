import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/media/icon'
import { Popover, PopoverButton } from '~/ui/overlay/popover'
import { NavItem } from '~/ui/layout/nav-item'
import type { NavLink } from '~/ui/layout/nav-types'
import { Form } from '~/ui/form/form'

export type AccountMenuProps = {
  email: string
  /** In words, translated. */
  role: string
  /** How many notices are not read. */
  unread: number
  notificationsHref: string
  links: NavLink[]
  signOutAction: string
}

const rowClass =
  'flex min-h-11 w-full items-center rounded-sm px-5 py-2 text-start hover:bg-surface-raised aria-[current=page]:text-canal'

/** Signed-in menu: who, as what, where to, and out. Sign out POSTs to `signOutAction`. */
export function AccountMenu({
  email,
  role,
  unread,
  notificationsHref,
  links,
  signOutAction,
}: AccountMenuProps) {
  const { t } = useTranslation('ui')
  const notifications = {
    label: unread > 0 ? t('account.bell.some', { count: unread }) : t('account.bell.none'),
    href: notificationsHref,
  }
  return (
    <div>
      <PopoverButton
        target="account-menu"
        label={t('account.open', { email })}
        className="relative grid size-11 place-items-center rounded-sm hover:bg-surface-raised"
      >
        <Icon name="circle-user" size={22} />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute end-1.5 top-1.5 size-2.5 rounded-full bg-canal sm:hidden"
          />
        )}
      </PopoverButton>
      <Popover id="account-menu" label={t('account.title')} place="end" className="py-4 sm:w-80">
        <div className="px-5 pb-3">
          <p className="text-sm text-ink-soft">{t('account.title')}</p>
          <p className="font-semibold break-all">{email}</p>
          <p className="text-sm text-canal">{role}</p>
        </div>
        <ul>
          {[...links.slice(0, 1), notifications, ...links.slice(1)].map((link) => (
            <li key={link.href}>
              <NavItem link={link} className={rowClass} />
            </li>
          ))}
        </ul>
        <Form method="post" action={signOutAction}>
          <button className={rowClass}>{t('account.signOut')}</button>
        </Form>
      </Popover>
    </div>
  )
}
