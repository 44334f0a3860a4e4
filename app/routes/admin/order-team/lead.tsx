import { useTranslation } from 'react-i18next'
import { adminPaths } from '~/paths/admin'
import { Button, ButtonLink } from '~/ui/form/button'
import { DescriptionList } from '~/ui/layout/description-list'
import { Link } from '~/ui/layout/link'
import { Disclosure } from '~/ui/overlay/disclosure'
import { AssignmentBadge } from '~/order-room/team/assignment-badge'
import { WhyForm } from '~/order-room/team/why-form'
import { Form } from '~/ui/form/form'

import { Accept, HandIn } from './lead-work'
import type { LeadProps } from './team'

function Facts({ lead: { fee, payout, rounds, ends, time, status } }: Pick<LeadProps, 'lead'>) {
  const { t } = useTranslation('assignments')
  const items = [
    { key: 'fee', term: t('offer.fee'), detail: fee },
    { key: 'payout', term: t('offer.payout'), detail: payout },
    { key: 'rounds', term: t('offer.rounds'), detail: rounds },
    ...(ends
      ? [{ key: 'ends', term: t('offer.answer'), detail: t('offer.until', { date: ends }) }]
      : []),
    ...(time && status !== 'offered' ? [{ key: 'time', term: t('time.title'), detail: time }] : []),
  ]
  return <DescriptionList items={items} />
}

/** To whom a milestone can be offered, and the offer, stand on a page of their own. */
export function OfferLink({
  orderId,
  query,
  title,
}: {
  orderId: string
  query: { offer: string } | { reassign: string }
  title: string
}) {
  const { t } = useTranslation('assignments')
  const label = t('offer' in query ? 'team.offer.open' : 'team.reassign.open')
  return (
    <div>
      <ButtonLink to={adminPaths.orderPart(orderId, 'team', query)} variant="secondary" size="sm">
        {label}
        <span className="sr-only"> · {title}</span>
      </ButtonLink>
    </div>
  )
}

/** What the freelancer handed in last, and the files from before. */
function Steps({ lead: { id, steps, noRounds, handIn }, title, orderId, team, answer }: LeadProps) {
  const { t } = useTranslation('assignments')
  const takesBack = steps.includes('take-back')
  const why = { assignmentId: id, name: 'reason' as const, answer, constraint: team.constraint }
  const summary = (step: 'rework' | 'release') => (
    <>
      {t(`team.steps.${step}`)}
      <span className="sr-only"> · {title}</span>
    </>
  )
  return (
    <div className="grid gap-2">
      {steps.includes('accept-work') && <Accept lead={{ id, handIn }} title={title} />}
      {takesBack && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="assignmentId" value={id} />
          <Button name="intent" value="take-back" size="sm" variant="secondary">
            {t('team.steps.take-back')}
            <span className="sr-only"> · {title}</span>
          </Button>
        </Form>
      )}
      {noRounds && <p className="text-sm text-ink-soft">{t('team.noRounds')}</p>}
      {steps.includes('rework') && (
        <Disclosure summary={summary('rework')} open={answer?.form === `rework-${id}` || undefined}>
          <WhyForm
            id={`rework-${id}`}
            intent="rework"
            label={t('team.reworkWhy')}
            hint={t('team.reworkHint')}
            button={t('team.steps.rework')}
            {...why}
          />
        </Disclosure>
      )}
      {steps.includes('reassign') && (
        <OfferLink orderId={orderId} query={{ reassign: id }} title={title} />
      )}
      {steps.includes('release') && (
        <Disclosure
          summary={summary('release')}
          open={answer?.form === `release-${id}` || undefined}
        >
          <WhyForm
            id={`release-${id}`}
            intent="release"
            label={t('team.releaseWhy')}
            hint={t('team.releaseHint')}
            button={t('team.steps.release')}
            look="danger"
            {...why}
          />
        </Disclosure>
      )}
    </div>
  )
}

/** Whether the freelancer writes with the client, which the studio decides. */
function ClientTalk({ lead: { id, name, talk } }: Pick<LeadProps, 'lead'>) {
  const { t } = useTranslation('assignments')
  if (talk === null) return null
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input type="hidden" name="assignmentId" value={id} />
      <p className="text-sm">{t(`team.talk.${talk}`, { name })}</p>
      <Button
        name="intent"
        value={talk === 'open' ? 'close-talk' : 'open-talk'}
        variant="quiet"
        size="sm"
      >
        {t(talk === 'open' ? 'team.talk.end' : 'team.talk.begin')}
        <span className="sr-only"> · {name}</span>
      </Button>
    </Form>
  )
}

export function Lead(props: LeadProps) {
  const { t } = useTranslation('assignments')
  const { name, status, reason, since, messagesHref, note, handIn } = props.lead
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{name}</strong> <AssignmentBadge status={status} />{' '}
        {since && <span className="text-sm text-ink-soft">{since}</span>}
      </p>
      {note && (
        <p className="max-w-[64ch] text-sm wrap-anywhere whitespace-pre-line text-ink-soft">
          {note}
        </p>
      )}
      {reason && (
        <p className="max-w-[64ch] border-s-3 border-canal ps-3 wrap-anywhere whitespace-pre-line">
          {reason}
        </p>
      )}
      {handIn && <HandIn handIn={handIn} name={name} title={props.title} />}
      <Facts lead={props.lead} />
      {messagesHref && (
        <p>
          <Link
            to={messagesHref}
            className="inline-flex min-h-6 items-center underline underline-offset-4"
          >
            {t('team.messages', { name })}
          </Link>
        </p>
      )}
      <ClientTalk {...props} />
      <Steps {...props} />
    </div>
  )
}
