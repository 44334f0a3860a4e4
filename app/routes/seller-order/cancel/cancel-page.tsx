import { useTranslation } from 'react-i18next'
import { ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { ReasonForm, type ReasonConstraint } from '~/order-room/order/reason-form'
import type { FormAnswer } from '~/ui/form/form-answer'

export type CancelPageProps = {
  order: {
    /** Where it is. */
    href: string
    number: string
    services: string
    buyer: string
    paid: string
    /** Null when nothing goes back. */
    refund: string | null
  }
  answer: FormAnswer
  constraint: ReasonConstraint
}

/** What a cancellation does and gives back, before it is made. */
export function CancelPage({
  order: { href, number, services, buyer, paid, refund },
  answer,
  constraint,
}: CancelPageProps) {
  const { t } = useTranslation('admin-orders')
  return (
    <div className="grid gap-8">
      <Card as="section" tone="raised" aria-labelledby="order-title">
        <h2 id="order-title" className="mb-4 text-xl">
          {services}
        </h2>
        <DescriptionList
          items={[
            { term: t('cancel.order'), detail: number },
            { term: t('cancel.buyer'), detail: buyer },
            { term: t('cancel.paid'), detail: paid },
            {
              term: t('cancel.refund'),
              detail: refund ? (
                <>
                  <strong>{refund}</strong>{' '}
                  <span className="block text-ink-soft">{t('cancel.refundText')}</span>
                </>
              ) : (
                t('cancel.nothing')
              ),
            },
          ]}
        />
      </Card>
      <ReasonForm
        id="cancel"
        intent="cancel"
        label={t('cancel.reason')}
        hint={t('cancel.reasonHint')}
        button={t('cancel.button')}
        look="danger"
        answer={answer}
        constraint={constraint}
      />
      <div>
        <ButtonLink to={href} variant="quiet">
          {t('cancel.back')}
        </ButtonLink>
      </div>
    </div>
  )
}
