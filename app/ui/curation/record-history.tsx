import { useTranslation } from 'react-i18next'
import { FormPart } from '../products/form-part'

export type RecordHistoryProps = { history: { id: string; text: string; at: string; dateTime: string; details: string }[] }

/** Who did what last with a project or a template. */
export function RecordHistory({ history }: RecordHistoryProps) {
  const { t } = useTranslation('curation')
  return (
    <FormPart id="history-title" title={t('history.title')}>
      {history.length === 0 ? <p className="text-ink-soft">{t('history.none')}</p> : (
        <ol className="grid">
          {history.map(({ id, text, at, dateTime, details }) => (
            <li key={id} className="grid gap-0.5 border-t border-line py-3">
              <p className="flex flex-wrap justify-between gap-x-6"><span className="font-semibold">{text}</span><time dateTime={dateTime} className="text-sm text-ink-soft">{at}</time></p>
              {details && <p className="text-sm text-ink-soft">{details}</p>}
            </li>
          ))}
        </ol>
      )}
    </FormPart>
  )
}
