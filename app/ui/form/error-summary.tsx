import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { focusTarget } from '../layout/focus-target'

export type ErrorSummaryProps = {
  id?: string
  /** `href` leads to a field of another page. */
  errors: { fieldId?: string; href?: string; message: string }[]
  /**
   * The answer that the errors come from: another one takes the focus again, even with the same
   * errors.
   */
  answer?: unknown
  /** Default: "There is a problem". */
  heading?: string
}

// In the HTML it moves the focus here without script; in the browser React only focuses form
// controls, hence the effect.
const focusOnLoad = { autoFocus: true }

/** Says in the title of the page that its form was rejected, for as long as it says why. */
function useErrorTitle(isWrong: boolean, word: string) {
  useEffect(() => {
    const before = document.title
    if (!isWrong || before.startsWith(word)) return
    const title = `${word} ${before}`
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [isWrong, word])
}

/**
 * Put first in a rejected form; takes the focus, and its links go to the fields. Renders nothing
 * without errors.
 */
export function ErrorSummary({ id = 'error-summary', errors, answer, heading }: ErrorSummaryProps) {
  const { t } = useTranslation('ui')
  const box = useRef<HTMLDivElement>(null)
  useErrorTitle(errors.length > 0, t('form.error'))
  useEffect(() => box.current?.focus(), [errors.length])
  useEffect(() => {
    if (answer) box.current?.focus()
  }, [answer])
  if (errors.length === 0) return null
  return (
    <div
      ref={box}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      role="group"
      {...focusOnLoad}
      className="scroll-mt-28 rounded-md border-2 border-danger bg-danger-soft p-5"
    >
      <div role="alert">
        <h2 id={`${id}-title`} className="text-xl">
          {heading ?? t('form.problem')}
        </h2>
        <ul className="mt-2 grid gap-1">
          {errors.map(({ fieldId, href = fieldId && `#${fieldId}`, message }, index) => (
            <li key={`${fieldId}-${index}`}>
              {href ? (
                <a
                  href={href}
                  onClick={focusTarget}
                  className="inline-block min-h-6 max-w-full font-semibold text-danger underline underline-offset-4 hover:no-underline"
                >
                  {message}
                </a>
              ) : (
                <span className="font-semibold text-danger">{message}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
