import { useTranslation } from 'react-i18next'
import type { AssignmentStatus } from '~/domain/ground/machines.rules'
import { Badge } from '~/ui/feedback/badge'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Card } from '~/ui/layout/card'
import { Link } from '~/ui/layout/link'
import { Timeline } from '~/ui/layout/timeline'
import type { FormAnswer } from '~/ui/form/form-answer'
import { DataTable } from '~/ui/table/data-table'
import { AssignmentBadge } from '~/order-room/team/assignment-badge'
import { OfferCard, type OfferView } from './offer-card'
import type { WhyConstraint } from '~/order-room/team/why-form'

type Deadline = {
  id: string
  title: string
  service: string
  status: AssignmentStatus
  due: string
  late: boolean
  rounds: string
  href: string
}
type Change = {
  id: string
  title: string
  reason: string | null
  when: string
  dateTime: string
  fresh: boolean
}
export type FreelancerHomeProps = {
  home: {
    offers: OfferView[]
    deadlines: Deadline[]
    /** Where all of their work is, when it is more than stands here. */
    moreHref: string | null
    changes: Change[]
    constraint: WhyConstraint
  }
  answer: FormAnswer
}

function Offers({ home: { offers, constraint }, answer }: FreelancerHomeProps) {
  const { t } = useTranslation('assignments')
  return (
    <section aria-labelledby="offers" className="grid gap-5">
      <h2 id="offers" className="text-2xl">
        {t('home.offers')}
      </h2>
      {offers.length === 0 && (
        <EmptyState headingLevel={3} title={t('home.noOffers.title')}>
          {t('home.noOffers.text')}
        </EmptyState>
      )}
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} answer={answer} constraint={constraint} />
      ))}
    </section>
  )
}

function Deadlines({ home: { deadlines, moreHref } }: Pick<FreelancerHomeProps, 'home'>) {
  const { t } = useTranslation('assignments')
  return (
    <Card as="section">
      <DataTable
        caption={<h2>{t('home.deadlines')}</h2>}
        rows={deadlines}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'title',
            label: t('columns.milestone'),
            rowHeader: true,
            cell: ({ href, title, service }) => (
              <>
                <Link to={href} className="row-name quiet-link">
                  {title}
                </Link>{' '}
                <span className="row-more">{service}</span>
              </>
            ),
          },
          {
            key: 'due',
            label: t('columns.due'),
            cell: ({ due, late }) => (
              <>
                {due} {late && <Badge tone="danger">{t('late')}</Badge>}
              </>
            ),
          },
          { key: 'rounds', label: t('columns.rounds'), cell: ({ rounds }) => rounds },
          {
            key: 'status',
            label: t('columns.status'),
            cell: ({ status }) => <AssignmentBadge status={status} />,
          },
        ]}
        empty={
          <>
            <h2 className="mb-2 text-xl">{t('home.deadlines')}</h2>
            <p className="text-ink-soft">{t('home.noDeadlines')}</p>
          </>
        }
      />
      {moreHref && (
        <Link to={moreHref} className="mt-5 row-name quiet-link">
          {t('home.allWork')}
        </Link>
      )}
    </Card>
  )
}

function Changes({ changes }: { changes: Change[] }) {
  const { t } = useTranslation('assignments')
  return (
    <Card as="section" aria-labelledby="changes" className="grid gap-5">
      <h2 id="changes" className="text-xl">
        {t('changes.title')}
      </h2>
      {changes.length === 0 && <p className="text-ink-soft">{t('changes.none')}</p>}
      {changes.length > 0 && (
        <Timeline
          label={t('changes.title')}
          entries={changes.map(({ title, reason, fresh, ...entry }) => ({
            ...entry,
            title: (
              <span className="inline-flex flex-wrap items-center gap-2">
                {title}
                {fresh && <Badge tone="accent">{t('changes.fresh')}</Badge>}
              </span>
            ),
            body: reason && <span className="wrap-anywhere">{reason}</span>,
            tone: fresh ? 'state' : 'neutral',
          }))}
        />
      )}
    </Card>
  )
}

/** What waits for a freelancer, what is due, and what happened since they last looked. */
export function FreelancerHome(props: FreelancerHomeProps) {
  return (
    <div className="grid gap-gap">
      <Offers {...props} />
      <Deadlines home={props.home} />
      <Changes changes={props.home.changes} />
    </div>
  )
}
