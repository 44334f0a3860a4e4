import type { ReactNode } from 'react'
import { Card } from '~/ui/layout/card'
import { Link } from '~/ui/layout/link'
import { Icon, type IconName } from '~/ui/media/icon'
import { VersionBadge, type Side, type VersionView } from './version-badge'

export type WorkCardProps = {
  title: string
  href: string
  picture: string | null
  icon: IconName
  newest: VersionView | null
  side: Side
  children: ReactNode
}

/**
 * One design or preview in a list: its newest picture, its name and where it stands. The whole card
 * is the link.
 */
export function WorkCard({ title, href, picture, icon, newest, side, children }: WorkCardProps) {
  return (
    <Card
      as="li"
      padding="none"
      className="grid content-start overflow-hidden has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
    >
      {picture ? (
        <img
          src={picture}
          alt=""
          width={640}
          height={480}
          loading="lazy"
          decoding="async"
          className="aspect-4/3 h-auto w-full border-b border-line bg-surface-raised object-cover object-top"
        />
      ) : (
        <div
          aria-hidden
          className="grid aspect-4/3 place-items-center border-b border-line bg-surface-raised text-line-strong"
        >
          <Icon name={icon} size={48} strokeWidth={1.25} />
        </div>
      )}
      <div className="grid gap-2 p-5">
        {newest && (
          <div>
            <VersionBadge version={newest} side={side} />
          </div>
        )}
        <h2 className="text-xl">
          <Link
            to={href}
            className="after:absolute after:inset-0 hover:text-canal focus-visible:outline-none"
          >
            {title}
          </Link>
        </h2>
        <div className="text-sm text-ink-soft">{children}</div>
      </div>
    </Card>
  )
}
