import { useTranslation } from 'react-i18next'
import { Link } from '~/ui/layout/link'
import { FormPart } from './form-part'

type Step = {
  id: string
  text: string
  at: string
  dateTime: string
  details: string
  /** Where the form is with the fields as they were before; null for what has no fields. */
  backHref: string | null
}

export type HistoryPartProps = {
  title: string
  /** Said where nothing has happened yet. */
  none: string
  history: Step[]
}

/** Its page is loaded whole: the fields of a form that is open already would stay as they are. */
function PutBack({ backHref, text, at }: { backHref: string } & Pick<Step, 'text' | 'at'>) {
  const { t } = useTranslation('products')
  return (
    <Link
      to={backHref}
      reloadDocument
      aria-label={t('history.putBackNamed', { change: text, at })}
      className="inline-flex min-h-6 items-center text-sm quiet-link"
    >
      {t('history.putBack')}
    </Link>
  )
}

/** Who did what last with what is edited here, and the way back from a change. */
export function HistoryPart({ title, none, history }: HistoryPartProps) {
  return (
    <FormPart id="history-title" title={title}>
      {history.length === 0 ? (
        <p className="text-ink-soft">{none}</p>
      ) : (
        <ol className="grid">
          {history.map(({ id, text, at, dateTime, details, backHref }) => (
            <li key={id} className="grid gap-0.5 border-t border-line py-3">
              <p className="flex flex-wrap justify-between gap-x-6">
                <span className="font-semibold">{text}</span>{' '}
                <time dateTime={dateTime} className="text-sm text-ink-soft">
                  {at}
                </time>
              </p>
              <p className="flex flex-wrap justify-between gap-x-6">
                <span className="text-sm text-ink-soft">{details}</span>
                {backHref && <PutBack backHref={backHref} text={text} at={at} />}
              </p>
            </li>
          ))}
        </ol>
      )}
    </FormPart>
  )
}
