import type { ReactNode } from 'react'

export type BadgeTone = 'neutral' | 'state' | 'accent' | 'success' | 'warning' | 'danger'
export type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; children: ReactNode }

const tones = {
  neutral: 'bg-surface-raised text-ink-soft',
  state: 'bg-canal-soft text-canal',
  accent: 'bg-lantern text-on-lantern',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={`badge ${tones[tone]}`}>
      {icon && <span aria-hidden>{icon}</span>}
      {children}
    </span>
  )
}
