import { useTranslation } from 'react-i18next'
import type { Answer, DecisionState } from '~/domain/notifications/decision.rules'
import { Button, ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { ReasonForm, type ReasonConstraint } from '~/order-room/order/reason-form'
import type { FormAnswer } from '~/ui/form/form-answer'
import { ChangeCost, type ChangePriceView } from '~/order-room/details/change-steps'
import { Form } from '~/ui/form/form'

export type DecisionPageProps = {
  state: DecisionState | 'expired'
  number: string
  /** What was ordered, and what is to be decided of it. */
  service: string
  subject: string
  detail: string
  /** Formatted days, words and money. */
  shared: string | null
  approved: string | null
  revisions: string | null
  price: ChangePriceView | null
  payHref: string | null
  /** Who answers with this link. */
  person: string
  answers: readonly Answer['to'][]
  href: string
  answer: FormAnswer
  constraint: ReasonConstraint
}

function What({
  state,
  service,
  subject,
  detail,
  shared,
  approved,
  revisions,
  price,
  person,
}: DecisionPageProps) {
  const { t } = useTranslation('decide')
  const facts: [string, string | null][] = [
    [t('facts.handedOver'), shared],
    [t('facts.approvedOn'), approved],
    [t('facts.revisions'), revisions],
    [t('facts.as'), state === 'open' ? person : null],
  ]
  return (
    <Card as="section" tone="raised" aria-labelledby="what-title" className="grid gap-5">
      <div>
        <p className="text-sm text-ink-soft">{service}</p>
        <h2 id="what-title" className="text-xl">
          {subject}
        </h2>
        {detail && <p className="mt-2 whitespace-pre-line">{detail}</p>}
      </div>
      <DescriptionList
        items={facts.flatMap(([term, found]) => (found ? [{ term, detail: found }] : []))}
      />
      {price && <ChangeCost price={price} />}
    </Card>
  )
}

function ChangesForm({ answer, constraint, revisions }: DecisionPageProps) {
  const { t } = useTranslation('decide')
  return (
    <section aria-labelledby="changes-title" className="grid gap-4 border-t border-line pt-8">
      <h2 id="changes-title" className="text-xl">
        {t('changesTitle')}
      </h2>
      <ReasonForm
        id="changes"
        intent="changes"
        label={t('reason')}
        hint={revisions ? t('reasonHint') : undefined}
        button={t('change')}
        answer={answer}
        constraint={constraint}
      />
    </section>
  )
}

/** The button that binds stands right under the total. */
function OrderForm({ price: { free } }: { price: ChangePriceView }) {
  const { t } = useTranslation(['decide', 'project'])
  return (
    <Form method="post" className="grid w-full max-w-text gap-3">
      <p className="text-sm text-ink-soft">
        {t(free ? 'project:changes.acceptFree' : 'project:changes.acceptText')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="order">
          {t(free ? 'project:changes.agree' : 'project:changes.order')}
        </Button>{' '}
        <Button name="intent" value="decline" variant="secondary">
          {t('decide:decline')}
        </Button>
      </div>
    </Form>
  )
}

/** What waits for an answer, with the buttons that give it; without them once it is given. */
export function DecisionPage(props: DecisionPageProps) {
  const { t } = useTranslation('decide')
  const { state, answers, href, price, payHref } = props
  const open = state === 'open'
  return (
    <div className="grid gap-8 pb-section">
      {state !== 'expired' && <What {...props} />}
      <div className="flex flex-wrap items-center gap-3">
        {open && answers.includes('approve') && (
          <Form method="post">
            <Button name="intent" value="approve">
              {t('approve')}
            </Button>
          </Form>
        )}
        {open && price && <OrderForm price={price} />}
        {payHref && <ButtonLink to={payHref}>{t('pay', { amount: price?.total })}</ButtonLink>}{' '}
        <ButtonLink to={href} variant="secondary">
          {t('look')}
        </ButtonLink>
      </div>
      {open && answers.includes('changes') && <ChangesForm {...props} />}
    </div>
  )
}
