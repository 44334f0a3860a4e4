import { useTranslation } from 'react-i18next'
import { adminPaths } from '~/paths/admin'
import { EmptyState } from '~/ui/feedback/empty-state'
import { ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import type { FormAnswer } from '~/ui/form/form-answer'
import { Candidates, type Choice } from './candidates'
import { OfferForm, type OfferFormProps } from './offer-form'

export type OfferPageProps = {
  orderId: string
  offer: Pick<OfferFormProps, 'about' | 'currencies' | 'defaults' | 'draft' | 'constraint'> & {
    title: string
    choice: Choice
  }
  answer: FormAnswer
}

/** One milestone of an order: who can take it, and the offer to one of them. */
export function OfferPage({ orderId, offer: { title, choice, ...form }, answer }: OfferPageProps) {
  const { t } = useTranslation('assignments')
  const back = (
    <ButtonLink to={adminPaths.orderPart(orderId, 'team')} variant="quiet" size="sm">
      {t('team.offer.back')}
    </ButtonLink>
  )
  if (choice.rows.length === 0) return <EmptyState title={t('team.noCandidates')} action={back} />
  return (
    <div className="grid gap-gap">
      <Card as="section" aria-labelledby="candidates" className="grid gap-5">
        <h2 id="candidates" className="text-xl">
          {t('milestoneId' in form.about ? 'team.offer.title' : 'team.reassign.title', { title })}
        </h2>
        <Candidates {...choice} />
        <OfferForm {...form} options={choice.options} answer={answer} />
      </Card>
      <div>{back}</div>
    </div>
  )
}
