import type { ElementType, ReactNode } from 'react'

export type GridProps = {
  as?: ElementType
  columns?: 2 | 3 | 4
  className?: string
  children: ReactNode
}

const columnClass = { 2: '', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' }

/** Cards side by side: one column on a phone, two on a tablet, `columns` from the desktop. */
export function Grid({ as: Tag = 'div', columns = 3, className = '', children }: GridProps) {
  return (
    <Tag className={`grid gap-gap sm:grid-cols-2 ${columnClass[columns]} ${className}`}>
      {children}
    </Tag>
  )
}
