import type { ReactNode } from 'react'

export type TimelineEntry = {
  id: string
  title: ReactNode
  /** Already formatted for the reader. */
  when: string
  /** ISO, for <time>. */
  dateTime: string
  who?: ReactNode
  body?: ReactNode
  tone?: 'neutral' | 'state' | 'success' | 'danger'
}
export type TimelineProps = { entries: TimelineEntry[]; label: string }

const dots = {
  neutral: 'bg-line-strong',
  state: 'bg-canal',
  success: 'bg-success',
  danger: 'bg-danger',
}

export function Timeline({ entries, label }: TimelineProps) {
  return (
    <ol aria-label={label} className="grid">
      {entries.map(({ id, title, when, dateTime, who, body, tone = 'neutral' }) => (
        <li key={id} className="group relative grid grid-cols-[1rem_1fr] gap-x-4 pb-7 last:pb-0">
          <span
            aria-hidden
            className="absolute start-[0.4375rem] top-3 -bottom-3 w-0.5 bg-line group-last:hidden"
          />
          <span aria-hidden className={`relative mt-2 ms-0.5 size-3 rounded-full ${dots[tone]}`} />
          <div className="grid gap-1">
            <div className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
              <time dateTime={dateTime} className="text-sm text-ink-soft">
                {when}
              </time>
            </div>
            {who && <div className="text-sm text-ink-soft">{who}</div>}
            {body && <div className="max-w-[64ch]">{body}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
