import { useTranslation } from 'react-i18next'
import type { Waits } from '~/domain/orders/admin-orders.rules'
import type { OrderStatus } from '~/domain/ground/machines.rules'
import { Button, ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { Disclosure } from '~/ui/overlay/disclosure'
import { WaitsBadges } from '~/order-room/order/order-badges'
import { ReasonForm, type ReasonConstraint } from '~/order-room/order/reason-form'
import type { FormAnswer } from '~/ui/form/form-answer'
import { Form } from '~/ui/form/form'

export type OrderNowProps = {
  now: {
    status: OrderStatus
    turn: 'client' | 'studio' | 'nobody'
    waits: Waits[]
    holdReason: string | null
    awaitsBrief: boolean
    canHold: boolean
    canResume: boolean
    /** Null when it has ended, or cannot be ended. */
    cancelHref: string | null
  }
  answer: FormAnswer
  constraint: ReasonConstraint
}

/** How an order stands, and the steps that all of it can take. */
export function OrderNow({
  now: { status, turn, waits, holdReason, awaitsBrief, canHold, canResume, cancelHref },
  answer,
  constraint,
}: OrderNowProps) {
  const { t } = useTranslation('admin-orders')
  return (
    <Card as="section" tone="raised" aria-labelledby="now" className="grid gap-4">
      <h2 id="now" className="font-text text-base font-semibold tracking-normal text-canal">
        {t('order.now')}
      </h2>
      <p className="font-display text-3xl font-semibold text-balance">{t(`status.${status}`)}</p>
      <p className="flex flex-wrap items-center gap-2">
        <WaitsBadges waits={waits} status={status} /> {t(`order.turn.${turn}`)}
      </p>
      {holdReason && (
        <p className="max-w-[60ch]">{t('order.holdReason', { reason: holdReason })}</p>
      )}
      {awaitsBrief && (
        <Form method="post" preventScrollReset className="grid justify-items-start gap-2">
          <Button
            name="intent"
            value="brief"
            variant="secondary"
            size="sm"
            aria-describedby="brief-hint"
          >
            {t('brief.button')}
          </Button>
          <p id="brief-hint" className="text-sm text-ink-soft">
            {t('brief.hint')}
          </p>
        </Form>
      )}
      {canHold && (
        <Disclosure summary={t('hold.open')} open={answer?.form === 'hold' || undefined}>
          <ReasonForm
            id="hold"
            intent="hold"
            label={t('hold.reason')}
            hint={t('hold.hint')}
            button={t('hold.button')}
            answer={answer}
            constraint={constraint}
          />
        </Disclosure>
      )}
      {(canResume || cancelHref) && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {canResume && (
            <Form method="post" preventScrollReset>
              <Button name="intent" value="order-resume" size="sm">
                {t('hold.resume')}
              </Button>
            </Form>
          )}
          {cancelHref && (
            <ButtonLink to={cancelHref} variant="quiet" size="sm">
              {t('order.cancel')}
            </ButtonLink>
          )}
        </div>
      )}
    </Card>
  )
}
