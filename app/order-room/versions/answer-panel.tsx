import { useTranslation } from 'react-i18next'
import { LONGEST_REASON } from '~/domain/fulfillment/admin-order.schema'
import { Notice, type NoticeTone } from '~/ui/feedback/notice'
import { Button } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { ReasonForm } from '~/order-room/order/reason-form'
import { Disclosure } from '~/ui/overlay/disclosure'
import { answerTo, type FormAnswer } from '~/ui/form/form-answer'
import type { Side, VersionView } from './version-badge'
import { Form } from '~/ui/form/form'

export type AnswerPanelProps = { version: VersionView; side: Side; answer: FormAnswer }

const CONSTRAINT = { reason: { required: true, maxLength: LONGEST_REASON } }
const TONES: Partial<Record<VersionView['status'], NoticeTone>> = {
  approved: 'success',
  changes_requested: 'warning',
}

function About({ version: { id, number } }: Pick<AnswerPanelProps, 'version'>) {
  return (
    <>
      <input type="hidden" name="versionId" value={id} />
      <input type="hidden" name="version" value={number} />
    </>
  )
}

/** What the client answers to a version. */
function Question({ version, answer }: AnswerPanelProps) {
  const { t } = useTranslation('design')
  const hidden = { versionId: version.id, version: String(version.number) }
  return (
    <Card as="section" aria-labelledby="answer" tone="raised">
      <h2 id="answer" className="text-xl">
        {t('answer.title', { number: version.number })}
      </h2>
      <p className="mt-1 max-w-[56ch] text-ink-soft">{t('answer.lead')}</p>
      <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-2">
        <Form method="post">
          <input type="hidden" name="intent" value="approve" />
          <About version={version} />
          <Button size="sm">{t('answer.approve')}</Button>
        </Form>
        <div className="min-w-0 flex-[1_1_18rem]">
          <Disclosure summary={t('answer.changes')} open={Boolean(answerTo(answer, 'changes'))}>
            <ReasonForm
              id="changes"
              intent="changes"
              label={t('answer.reason')}
              hint={t('answer.reasonHint')}
              button={t('answer.send')}
              hidden={hidden}
              answer={answer}
              constraint={CONSTRAINT}
            />
          </Disclosure>
        </div>
      </div>
    </Card>
  )
}

function Sharing({ version }: Pick<AnswerPanelProps, 'version'>) {
  const { t } = useTranslation('design')
  return (
    <Notice
      title={t('share.title', { number: version.number })}
      action={
        <Form method="post">
          <input type="hidden" name="intent" value="share" />
          <About version={version} />
          <Button size="sm">{t('share.button', { number: version.number })}</Button>
        </Form>
      }
    >
      {t('share.text')}
    </Notice>
  )
}

/** What can be done with a version now, or what was answered to it. */
export function AnswerPanel({ version, side, answer }: AnswerPanelProps) {
  const { t } = useTranslation('design')
  const late = answerTo(answer, 'changes')
  if (version.steps.includes('approve') || late)
    return <Question version={version} side={side} answer={answer} />
  if (version.steps.includes('share')) return <Sharing version={version} />
  const title = t(`stands.${side}.${version.status}`, {
    number: version.number,
    date: version.answered ?? version.shared ?? '',
  })
  return (
    <Notice tone={TONES[version.status] ?? 'info'} title={title}>
      {version.reason && (
        <p className="whitespace-pre-line">{t('answer.said', { reason: version.reason })}</p>
      )}
    </Notice>
  )
}
