import { useTranslation } from 'react-i18next'
import { DescriptionList } from '~/ui/layout/description-list'
import { Link } from '~/ui/layout/link'

export type AnswerListProps = {
  answers: { step: string; label: string; words: string[]; href?: string }[]
  ownWords: { label: string; text: string }[]
}

/** What was answered, step by step, each with the way back to its form where there is one. */
export function AnswerList({ answers, ownWords }: AnswerListProps) {
  const { t } = useTranslation('wizard')
  const given = answers.map(({ step, label, words, href }) => ({
    key: step,
    term: label,
    detail: (
      <div className="flex flex-wrap justify-between gap-x-6">
        <span className="min-w-0">{words.join(' · ')}</span>{' '}
        {href && (
          <Link
            to={href}
            aria-label={t('summary.changeWhat', { step: label })}
            className="inline-block min-h-6 quiet-link"
          >
            {t('summary.change')}
          </Link>
        )}
      </div>
    ),
  }))
  const written = ownWords.map(({ label, text }) => ({
    key: label,
    term: label,
    detail: <span className="whitespace-pre-line">{text}</span>,
  }))
  return <DescriptionList items={[...given, ...written]} />
}
