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
  /** At the end of the title's line, where there is room. */
  aside?: ReactNode
  size?: 'display' | 'page' | 'compact' | 'work'
}

const titles = {
  display: 'text-5xl max-w-[16ch]',
  page: 'text-4xl max-w-[22ch]',
  compact: 'text-2xl',
  work: 'text-xl sm:text-2xl',
}
const paddings = {
  display: 'gap-5 pt-[clamp(3rem,9vw,8rem)] pb-14',
  page: 'gap-5 pt-[clamp(2rem,5vw,4.5rem)] pb-10',
  compact: 'gap-5 pt-8 pb-6',
  work: 'gap-2 pt-4 pb-4 lg:pb-5',
}

const leads = { display: 'text-lg', page: 'text-lg', compact: '', work: 'text-sm' }

/** The page's only h1. */
export function PageHeader({
  title,
  lead,
  eyebrow,
  breadcrumbs,
  actions,
  aside,
  size = 'page',
}: PageHeaderProps) {
  const heading = <h1 className={titles[size]}>{title}</h1>
  const said = lead && (
    <div className={`max-w-[58ch] text-pretty text-ink-soft ${leads[size]}`}>{lead}</div>
  )
  return (
    <header className={`grid ${paddings[size]}`}>
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      {eyebrow && <p className="font-semibold text-canal">{eyebrow}</p>}
      {aside ? (
        <div className="flex flex-wrap items-end justify-between gap-x-gap gap-y-3">
          <div className="grid gap-2">
            {heading}
            {said}
          </div>
          {aside}
        </div>
      ) : (
        <>
          {heading}
          {said}
        </>
      )}
      {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
    </header>
  )
}
