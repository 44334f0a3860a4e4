import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './breadcrumbs'

export type PageHeaderProps = {
  title: ReactNode
  lead?: ReactNode
  /** Short line above the title. */
  eyebrow?: ReactNode
  breadcrumbs?: Crumb[]
  /** Buttons under the lead. */
  actions?: ReactNode
  size?: 'display' | 'page' | 'compact'
}

const titles = {
  display: 'text-5xl max-w-[16ch]',
  page: 'text-4xl max-w-[22ch]',
  compact: 'text-2xl',
}
const paddings = {
  display: 'pt-[clamp(3rem,9vw,8rem)] pb-14',
  page: 'pt-[clamp(2rem,5vw,4.5rem)] pb-10',
  compact: 'pt-8 pb-6',
}

/** The page's only h1. */
export function PageHeader({
  title,
  lead,
  eyebrow,
  breadcrumbs,
  actions,
  size = 'page',
}: PageHeaderProps) {
  return (
    <header className={`grid gap-5 ${paddings[size]}`}>
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      {eyebrow && <p className="font-semibold text-canal">{eyebrow}</p>}
      <h1 className={titles[size]}>{title}</h1>
      {lead && (
        <div
          className={`max-w-[58ch] text-pretty text-ink-soft ${size === 'compact' ? '' : 'text-lg'}`}
        >
          {lead}
        </div>
      )}
      {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
    </header>
  )
}
