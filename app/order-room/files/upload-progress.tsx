import { useTranslation } from 'react-i18next'
import { Progress } from '~/ui/feedback/progress'

export type Sending = { name: string; sent: number; size: number }
export type UploadProgressProps = { sending: Sending[]; finished: number; lost: boolean }

/** How far the files are that are on their way. */
export function UploadProgress({ sending, finished, lost }: UploadProgressProps) {
  const { t } = useTranslation('files')
  return (
    <>
      {sending.length > 0 && (
        <ul aria-label={t('upload.progress')} className="grid gap-3">
          {sending.map(({ name, sent, size }, index) => (
            <li key={index} className="[overflow-wrap:anywhere]">
              <Progress label={t('upload.sending', { name })} value={sent} max={size} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {lost
          ? t('upload.waiting')
          : finished > 0 && sending.length === 0
            ? t('upload.sent', { count: finished })
            : null}
      </p>
    </>
  )
}
