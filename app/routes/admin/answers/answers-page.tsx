import { useTranslation } from 'react-i18next'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Card } from '~/ui/layout/card'
import { Link } from '~/ui/layout/link'
import { AnswerForm, type AnswerFormProps } from '~/support/answer-form'
import { AnswerHistory, type AnswerChangeView } from './answer-history'

type Answer = { id: string; title: string; body: string; editHref: string; deleteHref: string }
export type AnswersPageProps = Pick<AnswerFormProps, 'constraint' | 'languages' | 'answer'> & {
  groups: { language: string; lang: string; answers: Answer[] }[]
  history: AnswerChangeView[]
}

const linkClass = 'inline-flex min-h-6 items-center quiet-link'

function Prepared({
  answer: { title, body, editHref, deleteHref },
  lang,
}: {
  answer: Answer
  lang: string
}) {
  const { t } = useTranslation('support')
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 lang={lang} className="font-text text-base font-semibold">
          {title}
        </h3>
        <span className="flex gap-4 text-sm">
          <Link to={editHref} aria-label={t('answers.edit', { title })} className={linkClass}>
            {t('answers.change')}
          </Link>
          <Link
            to={deleteHref}
            aria-label={t('answers.deleteNamed', { title })}
            className={linkClass}
          >
            {t('answers.delete')}
          </Link>
        </span>
      </div>
      <p lang={lang} className="max-w-text whitespace-pre-line wrap-anywhere text-ink-soft">
        {body}
      </p>
    </li>
  )
}

/** The prepared answers by language, a form for one more, and what was changed last. */
export function AnswersPage({ groups, history, ...form }: AnswersPageProps) {
  const { t } = useTranslation('support')
  return (
    <div className="grid gap-10">
      {groups.length === 0 && <EmptyState title={t('answers.none')} />}
      {groups.map(({ language, lang, answers }) => (
        <section key={lang} aria-labelledby={`answers-${lang}`}>
          <h2 id={`answers-${lang}`} className="text-xl">
            {language}
          </h2>
          <ul className="mt-2 grid divide-y divide-line">
            {answers.map((answer) => (
              <Prepared key={answer.id} answer={answer} lang={lang} />
            ))}
          </ul>
        </section>
      ))}
      <Card as="section" tone="raised" aria-labelledby="add-answer">
        <h2 id="add-answer" className="mb-4 text-xl">
          {t('answers.addTitle')}
        </h2>
        <AnswerForm
          {...form}
          key={groups.flatMap(({ answers }) => answers.map(({ id }) => id)).join()}
          button={t('answers.add')}
        />
      </Card>
      <AnswerHistory history={history} />
    </div>
  )
}
