import { useTranslation } from 'react-i18next'

export type SpinnerProps = {
  /** Default: "Loading...". */
  text?: string
  /** Keeps the text for screen readers only. */
  hideText?: boolean
}

export function Spinner({ text, hideText = false }: SpinnerProps) {
  const { t } = useTranslation('ui')
  return (
    <span role="status" className="inline-flex items-center gap-3">
      <span
        aria-hidden
        className="size-5 animate-spin rounded-full border-2 border-line-strong border-t-lantern"
      />
      <span className={hideText ? 'sr-only' : ''}>{text ?? t('loading')}</span>
    </span>
  )
}
