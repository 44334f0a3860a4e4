import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

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
  info: { look: 'border-canal bg-canal-soft', mark: 'text-canal', Icon: Info },
  success: { look: 'border-success bg-success-soft', mark: 'text-success', Icon: CircleCheck },
  warning: { look: 'border-warning bg-warning-soft', mark: 'text-warning', Icon: TriangleAlert },
  danger: { look: 'border-danger bg-danger-soft', mark: 'text-danger', Icon: OctagonAlert },
}

export function Notice({ tone = 'info', title, children, action, id, role }: NoticeProps) {
  const { t } = useTranslation('ui')
  const { look, mark, Icon } = tones[tone]
  return (
    <div id={id} role={role} className={`flex gap-3.5 rounded-md border-s-4 p-4 pe-5 ${look}`}>
      <Icon aria-hidden size={22} className={`mt-0.5 shrink-0 ${mark}`} />
      <div className="grid min-w-0 gap-1">
        <span className="sr-only">{t(`notice.${tone}`)}</span>
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
