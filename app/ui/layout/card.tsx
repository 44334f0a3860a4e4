import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react'

export type CardProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  as?: ElementType
  /** 'raised' for what stands out, 'outline' for what is secondary. */
  tone?: 'surface' | 'raised' | 'outline'
  padding?: 'none' | 'sm' | 'md'
  children: ReactNode
}

// The transparent border shows the card's edge in forced colors.
const tones = {
  surface: 'border-transparent bg-surface',
  raised: 'border-transparent bg-surface-raised',
  outline: 'border-line',
}
const paddings = { none: '', sm: 'p-4', md: 'p-[clamp(1.25rem,2vw,1.75rem)]' }

export function Card({
  as: Tag = 'div',
  tone = 'surface',
  padding = 'md',
  className = '',
  ...rest
}: CardProps) {
  return (
    <Tag
      className={`relative min-w-0 rounded-md border ${tones[tone]} ${paddings[padding]} ${className}`}
      {...rest}
    />
  )
}
