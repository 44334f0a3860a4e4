import { useTranslation } from 'react-i18next'
import type { FreelancerStatus } from '~/domain/ground/machines.rules'
import { Button, ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { Link } from '~/ui/layout/link'
import { Timeline, type TimelineEntry } from '~/ui/layout/timeline'
import { ReasonForm, type ReasonConstraint } from '~/order-room/order/reason-form'
import type { FormAnswer } from '~/ui/form/form-answer'
import { Disclosure } from '~/ui/overlay/disclosure'
import { DataTable } from '~/ui/table/data-table'
import { PagePart } from '~/routes/admin/_area/page-part'
import { Form } from '~/ui/form/form'

type Profile = {
  email: string
  headline: string
  about: string[]
  skills: string
  languages: string
  links: string[]
  rate: string | null
  account: { term: string; detail: string } | null
  publicHref: string | null
}
type Week = {
  id: string
  week: string
  available: number
  taken: number
  left: number
  daysAway: number
}
type AssignmentRow = {
  id: string
  title: string
  project: string
  href: string
  status: string
  fee: string
  due: string | null
}

export type FreelancerPageProps = {
  freelancer: {
    status: FreelancerStatus
    /** Where it can go from there. */
    steps: readonly FreelancerStatus[]
    hasPassword: boolean
    applicationHref: string | null
    profile: Profile
    weeks: Week[]
    assignments: AssignmentRow[]
    history: TimelineEntry[]
    constraint: ReasonConstraint
  }
  answer: FormAnswer
}
type Freelancer = FreelancerPageProps['freelancer']

const linkClass = 'wrap-anywhere inline-block min-h-6 quiet-link'

/** How the freelancer stands, and what an admin can change about it. */
function FreelancerNow({
  freelancer: { status, steps, hasPassword, applicationHref, constraint },
  answer,
}: FreelancerPageProps) {
  const { t } = useTranslation('admin-freelancers')
  const withReason = (['paused', 'offboarded'] as const).filter((step) => steps.includes(step))
  return (
    <Card as="section" tone="raised" aria-labelledby="now" className="grid gap-4">
      <h2 id="now" className="font-text text-base font-semibold tracking-normal text-canal">
        {t('application.now')}
      </h2>
      <p className="font-display text-3xl font-semibold text-balance">
        {t(`freelancerStatus.${status}`)}
      </p>
      <p className="max-w-[60ch]">{t(`freelancer.meaning.${status}`)}</p>
      {!hasPassword && <p className="max-w-[60ch]">{t('freelancer.noPassword')}</p>}
      {steps.includes('active') && (
        <Form method="post" preventScrollReset>
          <Button name="intent" value="active" size="sm">
            {t('freelancer.step.active.button')}
          </Button>
        </Form>
      )}
      {withReason.map((step) => (
        <Disclosure
          key={step}
          summary={t(`freelancer.step.${step}.open`)}
          open={answer?.form === step || undefined}
        >
          <ReasonForm
            id={step}
            intent={step}
            label={t('freelancer.reason')}
            hint={t(`freelancer.step.${step}.hint`)}
            button={t(`freelancer.step.${step}.button`)}
            look={step === 'offboarded' ? 'danger' : 'secondary'}
            answer={answer}
            constraint={constraint}
          />
        </Disclosure>
      ))}
      {applicationHref && (
        <div>
          <ButtonLink to={applicationHref} variant="quiet" size="sm">
            {t('freelancer.application')}
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}

function ProfileFacts({
  profile: { email, headline, about, skills, languages, links, rate, account, publicHref },
}: {
  profile: Profile
}) {
  const { t } = useTranslation('admin-freelancers')
  const none = t('freelancer.none')
  return (
    <DescriptionList
      items={[
        {
          term: t('application.email'),
          detail: (
            <a href={`mailto:${email}`} className={linkClass}>
              {email}
            </a>
          ),
        },
        { term: t('freelancer.headline'), detail: headline || none },
        {
          term: t('freelancer.about'),
          detail:
            about.length > 0 ? (
              <span className="grid gap-2">
                {about.map((line, index) => (
                  <span key={index} className="wrap-anywhere">
                    {line}
                  </span>
                ))}
              </span>
            ) : (
              none
            ),
        },
        { term: t('application.skills'), detail: skills || none },
        { term: t('application.languages'), detail: languages || none },
        {
          term: t('freelancer.links'),
          detail:
            links.length > 0 ? (
              <span className="grid justify-items-start">
                {links.map((link) => (
                  <a
                    key={link}
                    href={link}
                    rel="noopener noreferrer nofollow"
                    className={linkClass}
                  >
                    {link}
                  </a>
                ))}
              </span>
            ) : (
              none
            ),
        },
        { term: t('list.rate'), detail: rate ?? none },
        ...(account ? [account] : []),
        {
          term: t('freelancer.public'),
          detail: publicHref ? (
            <Link to={publicHref} className={linkClass}>
              {t('freelancer.publicOpen')}
            </Link>
          ) : (
            t('freelancer.publicNo')
          ),
        },
      ]}
    />
  )
}

function Capacity({ weeks }: { weeks: Week[] }) {
  const { t } = useTranslation('admin-freelancers')
  const hours = (count: number) => t('capacity.hours', { count })
  return (
    <DataTable
      caption={t('capacity.title')}
      hideCaption
      rows={weeks}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'week',
          label: t('capacity.week'),
          cell: ({ week }) => <span className="whitespace-nowrap">{week}</span>,
          rowHeader: true,
        },
        {
          key: 'available',
          label: t('capacity.available'),
          cell: ({ available }) => hours(available),
          align: 'end',
        },
        {
          key: 'taken',
          label: t('capacity.taken'),
          cell: ({ taken }) => hours(taken),
          align: 'end',
        },
        {
          key: 'left',
          label: t('capacity.left'),
          cell: ({ left }) => <strong>{hours(left)}</strong>,
          align: 'end',
        },
        {
          key: 'away',
          label: t('capacity.away'),
          cell: ({ daysAway }) => t('capacity.days', { count: daysAway }),
          align: 'end',
        },
      ]}
      empty={null}
    />
  )
}

function Assignments({ assignments }: { assignments: AssignmentRow[] }) {
  const { t } = useTranslation('admin-freelancers')
  return (
    <DataTable
      caption={t('assignments.title')}
      hideCaption
      rows={assignments}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          label: t('assignments.milestone'),
          cell: ({ title, project, href }) => (
            <span className="grid justify-items-start gap-0.5 font-normal">
              <Link to={href} className={linkClass}>
                {title}
              </Link>{' '}
              <span className="text-ink-soft md:text-sm">{project}</span>
            </span>
          ),
          rowHeader: true,
        },
        { key: 'status', label: t('list.status'), cell: ({ status }) => status },
        { key: 'due', label: t('assignments.due'), cell: ({ due }) => due ?? t('freelancer.none') },
        {
          key: 'fee',
          label: t('assignments.fee'),
          cell: ({ fee }) => <span className="whitespace-nowrap">{fee}</span>,
          align: 'end',
        },
      ]}
      empty={<p className="text-ink-soft">{t('assignments.none')}</p>}
    />
  )
}

/** Everything about somebody of the network, and what can be changed about their status. */
export function FreelancerPage({ freelancer, answer }: FreelancerPageProps) {
  const { t } = useTranslation('admin-freelancers')
  const { profile, weeks, assignments, history }: Freelancer = freelancer
  return (
    <div className="grid gap-gap">
      <FreelancerNow freelancer={freelancer} answer={answer} />
      <PagePart id="profile" title={t('freelancer.profile')}>
        <ProfileFacts profile={profile} />
      </PagePart>
      <PagePart id="capacity" title={t('capacity.title')}>
        <Capacity weeks={weeks} />
      </PagePart>
      <PagePart id="assignments" title={t('assignments.title')}>
        <Assignments assignments={assignments} />
      </PagePart>
      {history.length > 0 && (
        <PagePart id="history" title={t('history.title')}>
          <Timeline label={t('history.title')} entries={history} />
        </PagePart>
      )}
    </div>
  )
}
