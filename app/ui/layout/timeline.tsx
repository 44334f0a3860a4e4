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

export function Timeline({ entries, label }: TimelineProps) {
  return (
    <ol aria-label={label} className="timeline">
      {entries.map(({ id, title, when, dateTime, who, body, tone = 'neutral' }) => (
        <li key={id} data-tone={tone === 'neutral' ? undefined : tone}>
          <div>
            <span>{title}</span> <time dateTime={dateTime}>{when}</time>
          </div>
          {who && <small>{who}</small>}
          {body && <div className="max-w-[64ch]">{body}</div>}
        </li>
      ))}
    </ol>
  )
}
