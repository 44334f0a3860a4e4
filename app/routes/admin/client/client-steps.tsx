import { useTranslation } from 'react-i18next'
import type { ClientState } from '~/domain/clients/admin-clients.rules'
import { Button } from '~/ui/form/button'
import { ReasonForm, type ReasonConstraint } from '~/order-room/order/reason-form'
import type { FormAnswer } from '~/ui/form/form-answer'
import { Disclosure } from '~/ui/overlay/disclosure'
import { Form } from '~/ui/form/form'

export type ClientStepsProps = {
  steps: {
    staff: boolean
    view: boolean
    disable: boolean
    enable: boolean
    sendLink: boolean
    endSessions: boolean
  }
  state: ClientState
  answer: FormAnswer
  constraint: ReasonConstraint
}

function Step({ intent, text, hint }: { intent: string; text: string; hint: string }) {
  return (
    <Form method="post" preventScrollReset className="grid justify-items-start gap-2">
      <Button
        name="intent"
        value={intent}
        variant="secondary"
        size="sm"
        aria-describedby={`${intent}-hint`}
      >
        {text}
      </Button>
      <p id={`${intent}-hint`} className="text-sm text-ink-soft">
        {hint}
      </p>
    </Form>
  )
}

/** What can be done with somebody's sign-in. */
export function ClientSteps({
  steps: { staff, view, disable, enable, sendLink, endSessions },
  state,
  answer,
  constraint,
}: ClientStepsProps) {
  const { t } = useTranslation('admin-clients')
  return (
    <div className="grid gap-5">
      <p>{staff ? t('steps.staff') : t(`steps.now.${state}`)}</p>
      {view && (
        <Disclosure summary={t('steps.view')} open={answer?.form === 'view' || undefined}>
          <ReasonForm
            id="view"
            intent="view"
            label={t('steps.viewReason')}
            hint={t('steps.viewHint')}
            button={t('steps.view')}
            answer={answer}
            constraint={constraint}
          />
        </Disclosure>
      )}
      {enable && <Step intent="enable" text={t('steps.enable')} hint={t('steps.enableHint')} />}
      {sendLink && <Step intent="link" text={t('steps.link')} hint={t('steps.linkHint')} />}
      {endSessions && (
        <Step intent="sessions" text={t('steps.sessions')} hint={t('steps.sessionsHint')} />
      )}
      {disable && (
        <Disclosure summary={t('steps.disable')} open={answer?.form === 'disable' || undefined}>
          <ReasonForm
            id="disable"
            intent="disable"
            label={t('steps.reason')}
            hint={t('steps.reasonHint')}
            button={t('steps.disable')}
            look="danger"
            answer={answer}
            constraint={constraint}
          />
        </Disclosure>
      )}
    </div>
  )
}
