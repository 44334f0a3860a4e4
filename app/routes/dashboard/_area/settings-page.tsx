import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Link } from '~/ui/layout/link'
import { NavItem } from '~/ui/layout/nav-item'
import { Icon } from '~/ui/media/icon'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { SETTINGS } from './settings-parts'

type SettingsPageProps = {
  title: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

const linkClass =
  'flex min-h-11 items-center rounded-sm px-3 py-2 hover:bg-surface-raised aria-[current=page]:bg-surface-raised aria-[current=page]:font-semibold aria-[current=page]:text-canal'

function PartLinks() {
  const { t } = useTranslation('dashboard')
  return (
    <nav aria-label={t('settingsParts.label')} className="max-xl:hidden">
      <div className="grid gap-5 border-e border-line pe-4">
        {SETTINGS.map(({ group, parts }) => (
          <div key={group}>
            <p className="px-3 pb-1 text-sm text-ink-soft">{t(`settingsParts.groups.${group}`)}</p>
            <ul className="grid gap-0.5">
              {parts.map(({ part }) => (
                <li key={part}>
                  <NavItem
                    link={{
                      label: t(`settingsParts.parts.${part}`),
                      href: paths.settingsPart(part),
                    }}
                    className={linkClass}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}

/**
 * One page of the settings, with the way to the others: beside it where there is room, else by the
 * list of all of them.
 */
export function SettingsPage({ title, lead, actions, children }: SettingsPageProps) {
  const { t } = useTranslation('dashboard')
  return (
    <DashboardFrame area="client" title={title} lead={lead} actions={actions}>
      <div className="grid items-start gap-x-gap gap-y-6 xl:grid-cols-[14rem_minmax(0,1fr)]">
        <PartLinks />
        <Link
          to={paths.settings()}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold underline underline-offset-4 hover:text-canal xl:hidden"
        >
          <Icon name="arrow-left" size={18} />
          {t('settingsParts.all')}
        </Link>
        <div className="grid min-w-0 gap-8">{children}</div>
      </div>
    </DashboardFrame>
  )
}
