import { useTranslation } from 'react-i18next'
import { MessageBody, type BodyPart } from '~/order-room/messages/message-body'
import type { FormAnswer } from '~/ui/form/form-answer'
import { WorkFileLink, type WorkFile } from '~/order-room/team/handed-in'
import { WhyForm } from '~/order-room/team/why-form'
import { Link } from '~/ui/layout/link'
import { Disclosure } from '~/ui/overlay/disclosure'

export type HandInView = {
  assignmentId: string
  text: string
  note: BodyPart[]
  files: WorkFile[]
  /** The fee includes no more rounds. */
  noRounds: boolean
  /** All that was handed in before. */
  href: string
}

/** What a freelancer handed in, where the studio answers it. */
export function HandIn({ handIn, title }: { handIn: HandInView; title: string }) {
  const { t } = useTranslation('admin-orders')
  const { text, note, files, href } = handIn
  return (
    <div className="grid gap-2 border-s-3 border-canal ps-3">
      <p>
        {text}{' '}
        <Link to={href} className="inline-block min-h-6 quiet-link">
          {t('milestones.lookAtHandIn')}
          <span className="sr-only"> · {title}</span>
        </Link>
      </p>
      <MessageBody parts={note} />
      {files.length > 0 && (
        <ul className="grid gap-1.5">
          {files.map((file) => (
            <li key={file.id}>
              <WorkFileLink file={file} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Sends handed-in work back, with what is to be changed. */
export function SendBack({
  handIn: { assignmentId, noRounds },
  title,
  answer,
}: {
  handIn: HandInView
  title: string
  answer: FormAnswer
}) {
  const { t } = useTranslation('assignments')
  const id = `rework-${assignmentId}`
  if (noRounds) return <p className="text-sm text-ink-soft">{t('team.noRounds')}</p>
  return (
    <Disclosure
      summary={
        <>
          {t('team.steps.rework')}
          <span className="sr-only"> · {title}</span>
        </>
      }
      open={answer?.form === id || undefined}
    >
      <WhyForm
        {...{ id, assignmentId, answer }}
        intent="rework"
        name="reason"
        label={t('team.reworkWhy')}
        hint={t('team.reworkHint')}
        button={t('team.steps.rework')}
        constraint={{ reason: { required: true } }}
      />
    </Disclosure>
  )
}
