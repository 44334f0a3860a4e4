import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '~/brand'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/form/button'
import { CategoryIcon } from '~/ui/media/category-icon'
import { Icon } from '~/ui/media/icon'
import { Disclosure } from '~/ui/overlay/disclosure'
import { Popover, PopoverButton } from '~/ui/overlay/popover'
import { Logo } from '~/ui/layout/logo'
import { NavItem } from '~/ui/layout/nav-item'
import type { NavGroup } from '~/ui/layout/nav-types'
import { type Theme, ThemeToggle } from '~/ui/layout/theme-toggle'

export type NavDrawerProps = {
  groups: NavGroup[]
  signedIn: boolean
  theme: Theme
  redirectTo: string
}

const DRAWER = 'nav-drawer'
const DESKTOP = '(min-width: 48rem)'
const iconButton = 'grid size-11 place-items-center rounded-sm hover:bg-surface-raised'

/** Growing past the breakpoint closes the drawer for good; the stylesheet alone only hides it. */
function useCloseOnDesktop() {
  useEffect(() => {
    const desktop = matchMedia(DESKTOP)
    const close = () => {
      if (desktop.matches) document.getElementById(DRAWER)?.hidePopover?.()
    }
    desktop.addEventListener('change', close)
    return () => desktop.removeEventListener('change', close)
  }, [])
}

/** Opens the menu of small screens. */
export function DrawerButton() {
  const { t } = useTranslation('ui')
  return (
    <div className="md:hidden">
      <PopoverButton target={DRAWER} label={t('nav.open')} className={iconButton}>
        <Icon name="menu" size={24} />
      </PopoverButton>
    </div>
  )
}

/** The menu of small screens, with every group as an expandable section. */
export function NavDrawer({ groups, signedIn, theme, redirectTo }: NavDrawerProps) {
  const { t } = useTranslation('ui')
  useCloseOnDesktop()
  return (
    <Popover id={DRAWER} label={t('nav.menu')} place="drawer">
      <div className="flex min-h-full flex-col px-gutter pb-8">
        <div className="flex min-h-bar items-center justify-between">
          <Logo name={brand.name} />{' '}
          <PopoverButton
            target={DRAWER}
            action="hide"
            // eslint-disable-next-line jsx-a11y/no-autofocus -- as its popover opens: the focus would stay under it
            autoFocus
            label={t('nav.close')}
            className={iconButton}
          >
            <Icon name="x" size={24} />
          </PopoverButton>
        </div>
        <nav aria-label={t('nav.main')} className="mt-2">
          {groups.map(({ id, label, links, highlighted }) => (
            <Disclosure
              key={id}
              look="row"
              open={highlighted}
              summary={
                <span className={`font-display text-2xl ${highlighted ? 'text-lantern' : ''}`}>
                  {label}
                </span>
              }
            >
              <ul>
                {links.map((link) => (
                  <li key={link.href + link.label}>
                    <NavItem
                      link={link}
                      className="flex min-h-11 items-center gap-3 py-1.5 aria-[current=page]:text-canal"
                    >
                      {link.categoryName && (
                        <CategoryIcon name={link.categoryName} className="size-5 text-canal" />
                      )}
                      {link.label}
                    </NavItem>
                  </li>
                ))}
              </ul>
            </Disclosure>
          ))}
        </nav>
        <div className="mt-auto grid gap-3 pt-8">
          <ThemeToggle look="row" action={paths.theme()} theme={theme} redirectTo={redirectTo} />
          {!signedIn && (
            <ButtonLink to={paths.auth()} variant="secondary" wide>
              {t('account.signIn')}
            </ButtonLink>
          )}{' '}
          <ButtonLink to={paths.shop()} wide>
            {t('nav.shop')}
          </ButtonLink>
        </div>
      </div>
    </Popover>
  )
}
