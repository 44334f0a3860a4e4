import { forwardRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../media/icon'

export type DialogProps = {
  id: string
  title: ReactNode
  description?: ReactNode
  children: ReactNode
  /** Buttons under the content. */
  footer?: ReactNode
  onClose?: () => void
}

/**
 * A modal, native dialog. Escape, the close button and `<form method="dialog">` in the footer close
 * it without script.
 */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(function Dialog(
  { id, title, description, children, footer, onClose },
  ref,
) {
  const { t } = useTranslation('ui')
  return (
    <dialog
      ref={ref}
      id={id}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className="panel panel-center bg-surface"
    >
      <div className="grid gap-5 p-[clamp(1.25rem,4vw,2rem)]">
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="text-2xl">
            {title}
          </h2>
          <form method="dialog">
            <button className="-me-2 -mt-1 grid size-11 place-items-center rounded-sm hover:bg-surface-raised">
              <Icon name="x" size={20} />
              <span className="tip">{t('close')}</span>
            </button>
          </form>
        </div>
        {description && (
          <p id={`${id}-description`} className="text-ink-soft">
            {description}
          </p>
        )}
        {children}
        {footer && <div className="flex flex-wrap justify-end gap-3">{footer}</div>}
      </div>
    </dialog>
  )
})
