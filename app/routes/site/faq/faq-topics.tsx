import { useTranslation } from 'react-i18next'
import { FAQ_GROUPS } from '~/domain/content/faq.rules'
import { FaqAnswer } from './faq-answer'

/** All questions by topic, with the topics beside them to jump to. */
export function FaqTopics() {
  const { t } = useTranslation('faq')
  return (
    <div className="grid gap-x-gap gap-y-12 lg:grid-cols-4">
      <nav
        aria-label={t('topics')}
        className="self-start lg:sticky lg:top-[calc(var(--spacing-bar)+2rem)]"
      >
        <ul className="grid gap-x-gap sm:grid-cols-2 lg:grid-cols-1">
          {FAQ_GROUPS.map(({ id, questions }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-9 items-baseline justify-between gap-4 py-1 decoration-canal decoration-2 underline-offset-4 hover:underline"
              >
                <span className="min-w-0">{t(`groups.${id}`)}</span>{' '}
                <span aria-hidden className="text-sm text-ink-soft">
                  {questions.length}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-16 lg:col-span-3">
        {FAQ_GROUPS.map(({ id, questions }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className="pb-5 text-3xl">
              {t(`groups.${id}`)}
            </h2>
            {questions.map((question) => (
              <FaqAnswer key={question} id={question} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
