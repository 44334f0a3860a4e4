import { useTranslation } from 'react-i18next'
import { Notice } from '~/ui/feedback/notice'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { useHeldKey } from '~/ui/form/held-key'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { Timeline } from '~/ui/layout/timeline'
import { BriefFiles, BriefForm, type BriefFormProps, type BriefLine } from './brief-form'
import type { DetailsAnswer } from './details-answer'

type BriefNotes = { id: string; body: string; author: string; when: string; dateTime: string }[]
export type BriefProps = {
  brief: BriefFormProps['brief'] & {
    state: 'open' | 'sent'
    mayAnswer: boolean
    sentOn: string | null
    notes: BriefNotes
    noteKey: string
    noteConstraint: ServerFormProps<'body'>['constraint']
  }
  side: 'client' | 'studio'
  draftBar?: BriefFormProps['draftBar']
  answer: DetailsAnswer
}

function Line({
  line: { id, name, customisation, answered, files },
  filesHref,
}: {
  line: BriefLine
  filesHref: string | null
}) {
  const { t } = useTranslation('project')
  const wishes = customisation
    ? [
        {
          key: 'wishes',
          term: t('brief.wishes'),
          detail: <span className="whitespace-pre-line">{customisation}</span>,
        },
      ]
    : []
  const items = [
    ...wishes,
    ...answered.map(({ key, question, answer }) => ({
      key,
      term: question,
      detail: <span className="wrap-anywhere whitespace-pre-line">{answer}</span>,
    })),
  ]
  return (
    <Card as="section" aria-labelledby={`line-${id}`} className="grid gap-4">
      <h2 id={`line-${id}`} className="text-xl">
        {name}
      </h2>
      {items.length === 0 ? (
        <p className="text-ink-soft">{t('brief.nothing')}</p>
      ) : (
        <DescriptionList items={items} />
      )}
      <BriefFiles count={files} href={filesHref} />
    </Card>
  )
}

function NoteForm({ brief: { orderId, noteKey, noteConstraint }, side, answer }: BriefProps) {
  const { t } = useTranslation('project')
  const key = useHeldKey(noteKey)
  const own = answer?.form === 'note' ? answer : undefined
  const { form, errors, field } = serverForm<'body'>('note', {
    result: own?.result,
    constraint: noteConstraint,
  })
  return (
    <Form key={own ? 'answer' : key} {...form} preventScrollReset className="grid max-w-text gap-4">
      <ErrorSummary id="note-problem" errors={errors} answer={own} />
      <input type="hidden" name="orderId" value={orderId} />
      <input type="hidden" name="key" value={key} />
      <TextArea
        {...field('body')}
        rows={3}
        label={t('brief.note.label')}
        hint={t(side === 'studio' ? 'brief.note.hintStudio' : 'brief.note.hint')}
      />
      <div>
        <Button name="intent" value="note" variant="secondary" size="sm">
          {t('brief.note.button')}
        </Button>
      </div>
    </Form>
  )
}

function Notes(props: BriefProps) {
  const { t } = useTranslation('project')
  const { notes, mayAnswer, state } = props.brief
  if (state === 'open' || (notes.length === 0 && !mayAnswer)) return null
  return (
    <Card as="section" aria-labelledby="notes" className="grid gap-6">
      <h2 id="notes" className="text-xl">
        {t('brief.note.title')}
      </h2>
      {notes.length > 0 && (
        <Timeline
          label={t('brief.note.title')}
          entries={notes.map(({ author, body, ...note }) => ({
            ...note,
            title: author,
            body: <p className="wrap-anywhere whitespace-pre-line">{body}</p>,
          }))}
        />
      )}
      {mayAnswer && <NoteForm {...props} />}
    </Card>
  )
}

/**
 * The brief of a project: to be written by its client until it is sent, and to be read and added to
 * by both sides after.
 */
export function Brief({ brief, side, draftBar, answer }: BriefProps) {
  const { t } = useTranslation('project')
  if (brief.state === 'open' && brief.mayAnswer)
    return <BriefForm {...{ brief, draftBar, answer }} />
  const waits = brief.state === 'open'
  const text = waits
    ? t(side === 'studio' ? 'brief.waits' : 'brief.notYours')
    : brief.sentOn
      ? t('brief.sentOn', { date: brief.sentOn })
      : t('brief.sent')
  return (
    <div className="grid gap-gap">
      <Notice tone={waits ? 'warning' : 'success'}>{text}</Notice>
      {brief.lines.map((line) => (
        <Line key={line.id} line={line} filesHref={brief.filesHref} />
      ))}
      <Notes brief={brief} side={side} answer={answer} />
    </div>
  )
}
