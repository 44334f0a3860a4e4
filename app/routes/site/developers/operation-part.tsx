import { useTranslation } from 'react-i18next'
import { CodeBlock } from '~/ui/layout/code-block'

export type ShownOperation = {
  id: string
  title: string
  text: string
  method: string
  path: string
  scope: 'read' | 'write'
  side: 'client' | 'studio' | null
  fields: { name: string; required: boolean }[]
  example: string
}

/** One thing that a program can do: what it is, what it is sent, and how it is called. */
export function OperationPart({ id, title, text, method, path, ...rest }: ShownOperation) {
  const { t } = useTranslation('api')
  const { scope, side, fields, example } = rest
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-line pt-6">
      <h3 id={id} className="text-lg font-semibold">
        {title}
      </h3>
      <p className="font-mono text-sm break-all">
        <strong>{method}</strong> {path}
      </p>
      <p className="max-w-text text-ink-soft">
        {text} {t(`guide.scopes.${scope}`)} {side && t(`guide.sides.${side}`)}
      </p>
      {fields.length > 0 && (
        <p className="max-w-text text-ink-soft">
          {t('guide.fields')}{' '}
          {fields.map(({ name, required }, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <code>{name}</code>
              {required && ` (${t('guide.required')})`}
            </span>
          ))}
        </p>
      )}
      <CodeBlock label={t('guide.example', { title })} text={example} />
    </section>
  )
}
