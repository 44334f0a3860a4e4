import { useTranslation } from 'react-i18next'
import { Link } from '~/ui/layout/link'
import { Icon } from '~/ui/media/icon'
import { VersionBadge, type Side, type VersionView } from './version-badge'

type Tab = Pick<VersionView, 'number' | 'status' | 'tone'> & { href: string; current: boolean }
export type VersionTabsProps = {
  versions: Tab[]
  side: Side
  compare?: { href: string; label: string; current: boolean } | null
}

const item = 'flex min-h-11 flex-wrap items-center gap-2.5 rounded-sm border px-3.5 py-1.5'

/** The way from version to version, and to two of them beside each other. */
export function VersionTabs({ versions, side, compare }: VersionTabsProps) {
  const { t } = useTranslation('design')
  return (
    <nav aria-label={t('versions.label')}>
      <ul className="flex flex-wrap gap-2">
        {versions.map(({ number, href, current, ...version }) => (
          <li key={number}>
            <Link
              to={href}
              aria-current={current && !compare?.current ? 'page' : undefined}
              className={`${item} ${current ? 'border-canal bg-canal-soft font-semibold' : 'border-line hover:border-line-strong'}`}
            >
              {t('versions.one', { number })}
              <VersionBadge version={version} side={side} />
            </Link>
          </li>
        ))}
        {compare && (
          <li>
            <Link
              to={compare.href}
              aria-current={compare.current ? 'page' : undefined}
              className={`${item} ${compare.current ? 'border-canal bg-canal-soft font-semibold' : 'border-transparent quiet-link'}`}
            >
              <Icon name="columns-2" size={18} />
              {compare.label}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
