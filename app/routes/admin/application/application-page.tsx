import { useTranslation } from 'react-i18next'
import type { ApplicationStatus } from '~/domain/ground/machines.rules'
import { Notice } from '~/ui/feedback/notice'
import { Button, ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { Link } from '~/ui/layout/link'
import { Timeline, type TimelineEntry } from '~/ui/layout/timeline'
import { ReasonForm, type ReasonConstraint } from '~/order-room/order/reason-form'
import type { FormAnswer } from '~/ui/form/form-answer'
import { Disclosure } from '~/ui/overlay/disclosure'
import { PagePart } from '~/routes/admin/_area/page-part'
import { Form } from '~/ui/form/form'

export type ApplicationPageProps = {
  application: {
    now: {
      status: ApplicationStatus
      /** Whose the mail address is already; null once it is decided. */
      account: 'none' | 'known' | 'staff' | 'closed' | null
      due: string | null
      decided: string | null
      reason: string[]
      suspicions: string[]
      freelancerHref: string | null
    }
    sent: {
      name: string
      email: string
      country: string
      languages: string
      skills: string
      experience: string
      availability: string
      writtenIn: string
      privacyVersion: string
    }
    introduction: string[]
    links: string[]
    files: { id: string; name: string; size: string; href: string }[]
    others: { words: string; href: string } | null
    history: TimelineEntry[]
    constraint: ReasonConstraint
  }
  answer: FormAnswer
}
type Now = ApplicationPageProps['application']['now']

const linkClass = 'wrap-anywhere inline-block min-h-6 quiet-link'

function Decide({
  now: { account, suspicions },
  answer,
  constraint,
}: {
  now: Now
  answer: FormAnswer
  constraint: ReasonConstraint
}) {
  const { t } = useTranslation('admin-freelancers')
  const refused = account === 'staff' || account === 'closed'
  return (
    <>
      {account && <p className="max-w-[60ch]">{t(`application.account.${account}`)}</p>}
      {!refused && (
        <Form method="post" preventScrollReset>
          <Button name="intent" value="approve" size="sm">
            {t('application.approve')}
          </Button>
        </Form>
      )}
      <Disclosure
        summary={t('application.rejectOpen')}
        open={answer?.form === 'reject' || undefined}
      >
        <ReasonForm
          id="reject"
          intent="reject"
          label={t('application.reason')}
          hint={t(suspicions.length > 0 ? 'application.reasonUnsent' : 'application.reasonHint')}
          button={t('application.reject')}
          look="danger"
          answer={answer}
          constraint={constraint}
        />
      </Disclosure>
    </>
  )
}

/** How the application stands, and what can be decided now. */
function ApplicationNow({
  now,
  answer,
  constraint,
}: {
  now: Now
  answer: FormAnswer
  constraint: ReasonConstraint
}) {
  const { t } = useTranslation('admin-freelancers')
  const { status, due, decided, reason, suspicions, freelancerHref } = now
  return (
    <Card as="section" tone="raised" aria-labelledby="now" className="grid gap-4">
      <h2 id="now" className="font-text text-base font-semibold tracking-normal text-canal">
        {t('application.now')}
      </h2>
      <p className="font-display text-3xl font-semibold text-balance">
        {t(`applicationStatus.${status}`)}
      </p>
      {due && <p>{t('application.due', { date: due })}</p>}
      {decided && <p>{t('application.decided', { date: decided })}</p>}
      {suspicions.length > 0 && (
        <Notice tone="warning" title={t('application.suspected')}>
          {suspicions.join(', ')}
        </Notice>
      )}
      {reason.map((line) => (
        <p key={line} className="wrap-anywhere max-w-[60ch] border-s-2 border-line-strong ps-4">
          {line}
        </p>
      ))}
      {status === 'submitted' && (
        <Form method="post" preventScrollReset className="grid justify-items-start gap-2">
          <Button name="intent" value="screen" size="sm" aria-describedby="screen-hint">
            {t('application.screen')}
          </Button>
          <p id="screen-hint" className="text-sm text-ink-soft">
            {t('application.screenHint')}
          </p>
        </Form>
      )}
      {status === 'screening' && <Decide now={now} answer={answer} constraint={constraint} />}
      {freelancerHref && (
        <div>
          <ButtonLink to={freelancerHref} variant="secondary" size="sm">
            {t('application.freelancer')}
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}

function Sent({ sent }: Pick<ApplicationPageProps['application'], 'sent'>) {
  const { t } = useTranslation('admin-freelancers')
  const rows = [
    {
      term: t('application.email'),
      detail: (
        <a href={`mailto:${sent.email}`} className={linkClass}>
          {sent.email}
        </a>
      ),
    },
    { term: t('application.country'), detail: sent.country },
    { term: t('application.languages'), detail: sent.languages },
    { term: t('application.skills'), detail: sent.skills },
    { term: t('application.experience'), detail: sent.experience },
    { term: t('application.availability'), detail: sent.availability },
    { term: t('application.writtenIn'), detail: sent.writtenIn },
    { term: t('application.privacy'), detail: sent.privacyVersion },
  ]
  return <DescriptionList items={rows.filter(({ detail }) => detail !== '')} />
}

/** What shows the work: links open elsewhere, files are downloaded. */
function Work({ links, files }: Pick<ApplicationPageProps['application'], 'links' | 'files'>) {
  const { t } = useTranslation('admin-freelancers')
  if (links.length + files.length === 0)
    return <p className="text-ink-soft">{t('application.noWork')}</p>
  return (
    <ul className="grid gap-2">
      {links.map((link) => (
        <li key={link}>
          <a href={link} rel="noopener noreferrer nofollow" className={linkClass}>
            {link}
          </a>
        </li>
      ))}
      {files.map(({ id, name, size, href }) => (
        <li key={id}>
          <a href={href} download className={linkClass}>
            {name}
          </a>{' '}
          <span className="text-sm text-ink-soft">{size}</span>
        </li>
      ))}
    </ul>
  )
}

/** Everything about one application, and the decision on it. */
export function ApplicationPage({ application, answer }: ApplicationPageProps) {
  const { t } = useTranslation('admin-freelancers')
  const { now, sent, introduction, links, files, others, history, constraint } = application
  return (
    <div className="grid gap-gap">
      <ApplicationNow now={now} answer={answer} constraint={constraint} />
      {others && (
        <p>
          <Link to={others.href} className={linkClass}>
            {others.words}
          </Link>
        </p>
      )}
      <PagePart id="introduction" title={t('application.introduction')}>
        <div className="grid max-w-text gap-3">
          {introduction.map((line, index) => (
            <p key={index} className="wrap-anywhere">
              {line}
            </p>
          ))}
        </div>
      </PagePart>
      <div className="grid items-start gap-gap xl:grid-cols-2">
        <PagePart id="sent" title={t('application.sent')}>
          <Sent sent={sent} />
        </PagePart>
        <PagePart id="work" title={t('application.work')}>
          <Work links={links} files={files} />
        </PagePart>
      </div>
      <PagePart id="history" title={t('history.title')}>
        <Timeline label={t('history.title')} entries={history} />
      </PagePart>
    </div>
  )
}
