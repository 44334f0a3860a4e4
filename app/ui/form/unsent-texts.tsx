import { useTranslation } from 'react-i18next'
import { ErrorSummary } from './error-summary'
import type { FormAnswer } from './form-answer'

/**
 * What was typed into a form that its page does not have any more, since somebody was quicker: why
 * it was not sent, and the words, to be taken along.
 */
export function UnsentWords({ answer, name }: { answer: FormAnswer; name: string }) {
  const { t } = useTranslation('ui')
  const words = answer?.result.initialValue?.[name]
  const errors = Object.values(answer?.result.error ?? {}).flatMap((messages) => messages ?? [])
  return (
    <div className="grid max-w-text gap-4">
      <ErrorSummary errors={errors.map((message) => ({ message }))} answer={answer} />
      {typeof words === 'string' && words !== '' && (
        <div className="grid gap-1">
          <p className="font-semibold">{t('form.unsentWords')}</p>
          <p className="border-s-3 border-line-strong ps-3 wrap-anywhere whitespace-pre-line">
            {words}
          </p>
        </div>
      )}
    </div>
  )
}
