import { FormPart } from './form-part'

export type HistoryPartProps = {
  title: string
  /** Said where nothing has happened yet. */
  none: string
  history: { id: string; text: string; at: string; dateTime: string; details: string }[]
}

/** Who did what last with what is edited here. */
export function HistoryPart({ title, none, history }: HistoryPartProps) {
  return (
    <FormPart id="history-title" title={title}>
      {history.length === 0 ? <p className="text-ink-soft">{none}</p> : (
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
