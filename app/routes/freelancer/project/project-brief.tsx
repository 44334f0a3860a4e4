import { useTranslation } from 'react-i18next'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Notice } from '~/ui/feedback/notice'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { Timeline } from '~/ui/layout/timeline'

export type ProjectBriefProps = {
  brief: {
    sentOn: string | null
    lines: {
      id: string
      name: string
      customisation: string
      answers: { key: string; question: string; answer: string }[]
    }[]
    notes: { id: string; body: string; when: string; dateTime: string }[]
  }
}

/** The client's brief, to be read. */
export function ProjectBrief({ brief: { sentOn, lines, notes } }: ProjectBriefProps) {
  const { t } = useTranslation('assignments')
  if (!sentOn) return <EmptyState title={t('brief.none.title')}>{t('brief.none.text')}</EmptyState>
  const kept = (text: string) => <span className="wrap-anywhere whitespace-pre-line">{text}</span>
  return (
    <div className="grid gap-gap">
      <Notice>{t('brief.sentOn', { date: sentOn })}</Notice>
      {lines.map(({ id, name, customisation, answers }) => (
        <Card key={id} as="section" aria-labelledby={`line-${id}`} className="grid gap-4">
          <h2 id={`line-${id}`} className="text-xl">
            {name}
          </h2>
          {answers.length === 0 && !customisation && (
            <p className="text-ink-soft">{t('brief.nothing')}</p>
          )}
          <DescriptionList
            items={[
              ...(customisation
                ? [{ key: 'wishes', term: t('brief.wishes'), detail: kept(customisation) }]
                : []),
              ...answers.map(({ key, question, answer }) => ({
                key,
                term: question,
                detail: kept(answer),
              })),
            ]}
          />
        </Card>
      ))}
      {notes.length > 0 && (
        <Card as="section" aria-labelledby="notes" className="grid gap-6">
          <h2 id="notes" className="text-xl">
            {t('brief.notes')}
          </h2>
          <Timeline
            label={t('brief.notes')}
            entries={notes.map(({ body, ...note }) => ({ ...note, title: kept(body) }))}
          />
        </Card>
      )}
    </div>
  )
}
