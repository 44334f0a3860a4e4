import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../media/icon'

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger'
export type NoticeProps = {
  tone?: NoticeTone
  title?: ReactNode
  children?: ReactNode
  /** A link or button under the text. */
  action?: ReactNode
  id?: string
  role?: 'status' | 'alert'
}

const tones = {
  info: { look: 'border-canal bg-canal-soft', mark: 'text-canal', icon: 'info' },
  success: { look: 'border-success bg-success-soft', mark: 'text-success', icon: 'circle-check' },
  warning: { look: 'border-warning bg-warning-soft', mark: 'text-warning', icon: 'triangle-alert' },
  danger: { look: 'border-danger bg-danger-soft', mark: 'text-danger', icon: 'octagon-alert' },
} as const

export function Notice({ tone = 'info', title, children, action, id, role }: NoticeProps) {
  const { t } = useTranslation('ui')
  const { look, mark, icon } = tones[tone]
  return (
    <div id={id} role={role} className={`flex gap-3.5 rounded-md border-s-4 p-4 pe-5 ${look}`}>
      <Icon name={icon} size={22} className={`mt-0.5 shrink-0 ${mark}`} />
      <div className="grid min-w-0 gap-1">
        <span className="sr-only">{t(`notice.${tone}`)}</span>
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
