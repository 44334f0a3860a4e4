import { useTranslation } from 'react-i18next'
import { OFFER_HOURS, USUAL_REVISIONS } from '~/domain/freelancers/application.rules'

export type Offer = {
  service: string
  title: string
  outcome: string
  number: number
  total: number
  /** In words. */ days: string
}

/**
 * What an offered assignment says, drawn from a milestone that is for sale; only its fee and its
 * date are not made up.
 */
export function ProgramOffer({ offer }: { offer: Offer }) {
  const { t } = useTranslation('freelancers')
  const { service, title, outcome, number, total, days } = offer
  const rows = [
    { term: t('offer.fee'), detail: t('offer.feeText'), strong: true },
    { term: t('offer.payout'), detail: t('offer.payoutText'), strong: true },
    { term: t('offer.time'), detail: days },
    { term: t('offer.rounds'), detail: USUAL_REVISIONS },
    { term: t('offer.answer'), detail: t('offer.answerText', { hours: OFFER_HOURS }) },
  ]
  return (
    <figure className="grid gap-3 lg:pt-10">
      <div className="rounded-md border-t-4 border-canal bg-surface-raised p-[clamp(1.25rem,2.5vw,2.25rem)]">
        <p className="flex flex-wrap justify-between gap-x-6 text-sm text-ink-soft">
          <span>{service}</span> <span>{t('offer.milestone', { number, total })}</span>
        </p>
        <p className="mt-3 font-display text-2xl leading-tight font-semibold">{title}</p>
        <p className="mt-2 text-ink-soft">{outcome}</p>
        <dl className="mt-6">
          {rows.map(({ term, detail, strong }) => (
            <div
              key={term}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-2.5"
            >
              <dt className="text-ink-soft">{term}</dt>
              <dd
                className={
                  strong ? 'font-display text-xl font-semibold text-canal' : 'font-semibold'
                }
              >
                {detail}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption className="text-sm text-ink-soft">{t('offer.caption')}</figcaption>
    </figure>
  )
}
