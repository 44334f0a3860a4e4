import type { ReactNode } from 'react'
import { Reflection } from '../media/reflection'

export type EmptyStateProps = {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  icon?: ReactNode
  headingLevel?: 2 | 3 | 4
}

/** What a list shows when there is nothing in it, and what to do about that. */
export function EmptyState({ title, children, action, icon, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="grid justify-items-start gap-3 overflow-hidden rounded-md bg-surface p-[clamp(1.5rem,4vw,3rem)]">
      {icon ? (
        <span aria-hidden className="text-canal">
          {icon}
        </span>
      ) : (
        <Reflection className="h-10 w-56 max-w-full" />
      )}
      <Heading className="mt-2 text-2xl">{title}</Heading>
      {children && <div className="max-w-[52ch] text-ink-soft">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
