import type { ReactNode } from 'react'
import './native-attributes'
import { Icon } from '../media/icon'

export type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
  open?: boolean
  /** Same name: one open at a time. */
  name?: string
  id?: string
  /**
   * 'row' for lists of questions, with a line between; 'plain' for a single one in running text.
   */
  look?: 'plain' | 'row'
}

export function Disclosure({ summary, children, open, name, id, look = 'plain' }: DisclosureProps) {
  const row = look === 'row'
  return (
    <details
      {...{ open, name, id }}
      className={row ? 'border-t border-line last:border-b' : undefined}
    >
      <summary
        className={`flex min-h-11 items-center gap-3 font-semibold hover:text-canal ${row ? 'justify-between py-5 text-lg' : 'py-2'}`}
      >
        <span>{summary}</span>
        <Icon
          name="chevron-down"
          size={20}
          className="shrink-0 transition-transform [[open]>summary>&]:rotate-180"
        />
      </summary>
      <div className={row ? 'max-w-[68ch] pb-6' : 'pb-3'}>{children}</div>
    </details>
  )
}
