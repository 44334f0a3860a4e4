import type { ReactNode } from 'react'

export type ContainerProps = {
  width?: 'wide' | 'text' | 'form'
  className?: string
  children: ReactNode
}

const inner = { wide: '', text: 'max-w-text', form: 'max-w-form' }

export function Container({ width = 'wide', className = '', children }: ContainerProps) {
  const content = width === 'wide' ? children : <div className={inner[width]}>{children}</div>
  return <div className={`measure ${className}`.trim()}>{content}</div>
}
