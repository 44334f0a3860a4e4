import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

export type CodeProblemView = {
  /** The line, in words. */
  where: string
  /** What the parser says, in English. */
  message: string
  /** Its name. */
  language: string
  excerpt: { number: number; text: string; here: boolean }[]
}

// Without script the browser goes there by itself; with it React only focuses form controls, hence
// the effect.
const focusOnLoad = { autoFocus: true }

/** Where code cannot be read, with the lines around it. */
export function CodeProblem({
  where,
  message,
  language,
  excerpt,
  answer,
}: CodeProblemView & { answer: unknown }) {
  const { t } = useTranslation('code-beautifier')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [answer])
  return (
    <section
      id="result"
      aria-labelledby="result-title"
      className="grid min-w-0 scroll-mt-28 content-start gap-5"
    >
      <div role="alert">
        <p className="font-semibold text-danger">{t('problem.title', { language })}</p>
        <h2
          ref={heading}
          id="result-title"
          tabIndex={-1}
          {...focusOnLoad}
          className="mt-1 scroll-mt-28 text-2xl"
        >
          {where}
        </h2>
        <p className="mt-3">
          <q lang="en" className="font-mono text-sm wrap-anywhere">
            {message}
          </q>
        </p>
      </div>
      {excerpt.length > 0 && (
        <ol
          aria-label={t('problem.lines')}
          className="overflow-x-auto rounded-sm border border-line bg-surface py-3 font-mono text-sm"
        >
          {excerpt.map(({ number, text, here }) => (
            <li
              key={number}
              aria-current={here || undefined}
              className={`grid grid-cols-[3.5rem_1fr] ${here ? 'bg-danger-soft' : ''}`}
            >
              <span
                className={`pe-3 text-end ${here ? 'font-semibold text-danger' : 'text-ink-soft'}`}
              >
                {number}
              </span>{' '}
              <code className="whitespace-pre-wrap wrap-anywhere">{text}</code>
            </li>
          ))}
        </ol>
      )}
      <p className="max-w-text text-ink-soft">{t('problem.advice')}</p>
    </section>
  )
}
