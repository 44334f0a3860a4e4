import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_ANSWER } from '~/domain/briefs/brief.rules'
import { Notice } from '~/ui/feedback/notice'
import { Button } from '~/ui/form/button'
import type { DraftView } from '~/ui/form/draft-bar'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { useHeldKey } from '~/ui/form/held-key'
import { serverForm } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { Link } from '~/ui/layout/link'
import type { DetailsAnswer } from './details-answer'

type Question = { name: string; question: string; hint?: string; answer: string }
export type BriefLine = {
  id: string
  name: string
  customisation: string
  files: number
  needs: Question[]
  questions: Question[]
  answered: { key: string; question: string; answer: string }[]
}
export type BriefFormProps = {
  brief: {
    orderId: string
    version: number
    /** Until when its buyer may withdraw, who did not ask for an early start: no work before. */
    heldUntil: string | null
    lines: BriefLine[]
    /** Null where there is no page of the project's files. */
    filesHref: string | null
    /** Null for who has no account. */
    draft: DraftView | null
  }
  /** <DraftBar …/> for who has an account; without one its code is not loaded. */
  draftBar?: ReactNode
  answer: DetailsAnswer
}

type Fields = ReturnType<typeof serverForm<string>>

/** How many files came with a part of the brief, and where to bring more while it is written. */
export function BriefFiles({
  count,
  href,
  asks = false,
}: {
  count: number
  href: string | null
  asks?: boolean
}) {
  const { t } = useTranslation('project')
  if (count === 0 && !(asks && href)) return null
  const text = count > 0 ? t('brief.files', { count }) : t('brief.noFiles')
  return (
    <p className="text-sm">
      {href ? (
        <Link to={href} className="inline-block min-h-6 quiet-link">
          {text}
        </Link>
      ) : (
        text
      )}
    </p>
  )
}

/**
 * Tells the second of two people what the first one saved; the form below keeps what the second has
 * typed.
 */
function Clash({ clash }: { clash: NonNullable<DetailsAnswer>['clash'] }) {
  const { t } = useTranslation('project')
  if (!clash) return null
  return (
    <Notice tone="warning" title={t('brief.clash.title')}>
      <p>{t('brief.clash.text')}</p>
      <DescriptionList
        items={clash.answers.map(({ question, answer }) => ({
          key: question,
          term: question,
          detail: <span className="whitespace-pre-line">{answer || t('brief.clash.empty')}</span>,
        }))}
      />
    </Notice>
  )
}

function Questions({
  id,
  title,
  hint,
  questions,
  field,
}: {
  id: string
  title: string
  hint?: string
  questions: Question[]
  field: Fields['field']
}) {
  if (questions.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <div className="grid gap-1">
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        {hint && <p className="max-w-[60ch] text-sm text-ink-soft">{hint}</p>}
      </div>
      {questions.map(({ name, question, hint: more }) => (
        <TextArea
          key={name}
          {...field(name)}
          required={undefined}
          maxLength={MAX_ANSWER}
          label={question}
          hint={more}
          className="min-h-20"
        />
      ))}
    </section>
  )
}

function Line({
  line,
  filesHref,
  field,
}: {
  line: BriefLine
  filesHref: string | null
  field: Fields['field']
}) {
  const { t } = useTranslation('project')
  return (
    <Card as="section" aria-labelledby={`line-${line.id}`} className="grid gap-8">
      <div className="grid gap-2">
        <h2 id={`line-${line.id}`} className="text-xl">
          {line.name}
        </h2>
        {line.customisation && (
          <p className="max-w-[64ch] whitespace-pre-line">
            <span className="text-ink-soft">{t('brief.wishes')}:</span> {line.customisation}
          </p>
        )}
        <BriefFiles count={line.files} href={filesHref} asks />
      </div>
      <Questions
        id={`needs-${line.id}`}
        title={t('brief.needs')}
        hint={t(filesHref ? 'brief.needsHint' : 'brief.needsHintAlone')}
        questions={line.needs}
        field={field}
      />
      <Questions
        id={`questions-${line.id}`}
        title={t('brief.questions')}
        questions={line.questions}
        field={field}
      />
    </Card>
  )
}

/**
 * The brief while it is written: it can be kept as often as one likes, and is sent when it is
 * whole.
 */
export function BriefForm({ brief, draftBar, answer }: BriefFormProps) {
  const { t } = useTranslation('project')
  const { orderId, lines, filesHref } = brief
  const own = answer?.form === 'brief' ? answer : undefined
  // What is restored was typed for the brief as it was then: somebody may have saved it since.
  const typedFor = Number(brief.draft?.values.version ?? brief.version)
  const version = useHeldKey(own?.clash?.version ?? typedFor, own?.clash)
  const defaults = Object.fromEntries(
    lines.flatMap(({ needs, questions }) =>
      [...needs, ...questions].map(({ name, answer: text }) => [name, text]),
    ),
  )
  const { form, errors, field } = serverForm<string>('brief', {
    result: own?.result,
    constraint: undefined,
    defaults: { ...defaults, ...brief.draft?.values },
  })
  return (
    // What was kept stands in the fields anew.
    <Form key={own ? 'answer' : version} {...form} preventScrollReset className="grid gap-gap">
      <ErrorSummary id="brief-problem" errors={errors} answer={own} />
      <Clash clash={own?.clash} />
      <input type="hidden" name="orderId" value={orderId} />
      <input type="hidden" name="version" value={version} />
      <p className="max-w-[64ch]">{t('brief.lead')}</p>
      {lines.map((line) => (
        <Line key={line.id} line={line} filesHref={filesHref} field={field} />
      ))}
      <Card as="section" tone="raised" aria-labelledby="send-brief" className="grid gap-4">
        <h2 id="send-brief" className="text-xl">
          {t('brief.sendTitle')}
        </h2>
        <p className="max-w-[60ch]">
          {brief.heldUntil
            ? t('brief.sendTextHeld', { date: brief.heldUntil })
            : t('brief.sendText')}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="brief-save" variant="secondary">
            {t('brief.save')}
          </Button>{' '}
          <Button name="intent" value="brief-send">
            {t('brief.send')}
          </Button>
        </div>
        {draftBar}
      </Card>
    </Form>
  )
}
