import type { ReactNode } from 'react'

export type PriceProps = {
  /** Formatted money. */
  amount: string
  /** "Starting at". */
  prefix?: ReactNode
  /** "incl. VAT", "excl. VAT". */
  note?: ReactNode
  size?: 'sm' | 'md' | 'lg'
}

const sizes = {
  sm: 'font-semibold',
  md: 'font-display text-xl font-semibold',
  lg: 'font-display text-3xl font-semibold',
}

export function Price({ amount, prefix, note, size = 'md' }: PriceProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      {prefix && <span className="text-sm text-ink-soft">{prefix}</span>}{' '}
      <span className={`whitespace-nowrap ${sizes[size]}`}>{amount}</span>{' '}
      {note && <span className="text-sm text-ink-soft">{note}</span>}
    </p>
  )
}
