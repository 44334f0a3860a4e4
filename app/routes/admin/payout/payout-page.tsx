import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayoutStatus } from '~/domain/ground/machines.rules'
import { Notice } from '~/ui/feedback/notice'
import { Button } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { Link } from '~/ui/layout/link'
import { OrderHistory, type HistoryView } from '~/order-room/order/order-history'
import { ReasonForm } from '~/order-room/order/reason-form'
import type { FormAnswer } from '~/ui/form/form-answer'
import { Disclosure } from '~/ui/overlay/disclosure'
import { PayoutBadge } from '~/network/payout-badge'
import { PaidForm, ScheduleForm } from './payout-forms'
import { Form } from '~/ui/form/form'

export type PayoutPageProps = {
  payout: {
    status: PayoutStatus
    approval: {
      press: 'button' | 'first' | 'second' | 'again' | null
      note: 'noDetails' | 'limit' | 'ownFirst' | 'otherFirst' | null
      limit: string
      first: string
      demoAdmin: string | null
    }
    steps: { schedule: boolean; byHand: boolean; paid: boolean; fail: boolean; reverse: boolean }
    today: string
    proposed: string
    sender: string | null
    /** Where the full account is shown to whoever pays by hand. */
    accountHref: string | null
    /** Why it is to be paid by hand after all, or cannot be as it was approved. */
    warning: string | null
    facts: { key: string; term: string; detail: string }[]
    /** What it is paid for: an order, or a studio's statement. */
    subject: { term: string; number: string; href: string }
    papers: { label: string; href: string }[]
    history: HistoryView['entries']
  }
  answer: FormAnswer
}

const linkClass = 'inline-flex min-h-6 items-center font-semibold quiet-link'

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-5 text-xl">
        {title}
      </h2>
      {children}
    </Card>
  )
}

function Approval({ press, note, limit, first, demoAdmin }: PayoutPageProps['payout']['approval']) {
  const { t } = useTranslation('admin-payouts')
  return (
    <>
      {note && <p className="max-w-text">{t(`approve.${note}`, { limit, name: first })}</p>}
      {demoAdmin && (
        <p className="text-sm text-ink-soft">{t('approve.demo', { username: demoAdmin })}</p>
      )}
      {press && (
        <Form method="post" preventScrollReset>
          <Button name="intent" value="approve" size="sm">
            {t(`approve.${press}`)}
          </Button>
        </Form>
      )}
    </>
  )
}

/** How the payout stands, and the steps that it can take. */
function Now({
  payout: { status, approval, steps, today, proposed, sender, warning, accountHref },
  answer,
}: PayoutPageProps) {
  const { t } = useTranslation('admin-payouts')
  return (
    <Card as="section" tone="raised" aria-labelledby="now" className="grid gap-5">
      <h2 id="now" className="font-text text-base font-semibold tracking-normal text-canal">
        {t('payout.now')}
      </h2>
      <p className="flex flex-wrap items-center gap-3">
        <PayoutBadge status={status} />
        {sender}
      </p>
      {warning && (
        <Notice tone="warning">
          <p className="max-w-text">{warning}</p>
        </Notice>
      )}
      <Approval {...approval} />
      {steps.schedule && (
        <ScheduleForm proposed={proposed} today={today} canSend={steps.byHand} answer={answer} />
      )}
      {accountHref && (
        <Form method="post" action={accountHref}>
          <Button variant="secondary" size="sm">
            {t('account.show')}
          </Button>
        </Form>
      )}
      {steps.paid && <PaidForm today={today} answer={answer} />}
      {steps.fail && (
        <Disclosure summary={t('fail.open')} open={answer?.form === 'fail' || undefined}>
          <ReasonForm
            id="fail"
            intent="fail"
            label={t('fail.reason')}
            hint={t('fail.hint')}
            button={t('fail.button')}
            answer={answer}
            constraint={undefined}
          />
        </Disclosure>
      )}
      {steps.reverse && (
        <Disclosure summary={t('reverse.open')} open={answer?.form === 'reverse' || undefined}>
          <ReasonForm
            id="reverse"
            intent="reverse"
            label={t('reverse.reason')}
            hint={t('reverse.hint')}
            button={t('reverse.button')}
            answer={answer}
            constraint={undefined}
          />
        </Disclosure>
      )}
    </Card>
  )
}

/** Everything about one payout, and every step that can be taken with it now. */
export function PayoutPage({ payout, answer }: PayoutPageProps) {
  const { t } = useTranslation('admin-payouts')
  const { facts, subject, papers, history } = payout
  return (
    <div className="grid gap-gap">
      <Now payout={payout} answer={answer} />
      <div className="grid items-start gap-gap xl:grid-cols-2">
        <Part id="facts" title={t('payout.facts')}>
          <DescriptionList
            items={[
              ...facts,
              {
                key: 'order',
                term: subject.term,
                detail: (
                  <Link to={subject.href} className={linkClass}>
                    {subject.number}
                  </Link>
                ),
              },
            ]}
          />
          {papers.length > 0 && (
            <ul className="mt-5 grid gap-2">
              {papers.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} className={linkClass}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </Part>
        <Part id="history" title={t('payout.history')}>
          <OrderHistory history={{ entries: history, earlier: null, cut: null }} />
        </Part>
      </div>
    </div>
  )
}
