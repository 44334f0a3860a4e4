import type { ReactNode } from 'react'

export type ContainerProps = { width?: 'wide' | 'text' | 'form'; className?: string; children: ReactNode }

const inner = { wide: '', text: 'max-w-text', form: 'max-w-form' }

/** The page's measure: every width keeps the left edge of the grid. */
export function Container({ width = 'wide', className = '', children }: ContainerProps) {
  const content = width === 'wide' ? children : <div className={inner[width]}>{children}</div>
  return <div className={`mx-auto w-full max-w-[calc(var(--container-wide)+2*var(--spacing-gutter))] px-gutter ${className}`}>{content}</div>
}
