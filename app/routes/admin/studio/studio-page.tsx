import { useTranslation } from 'react-i18next'
import type { StudioState } from '~/domain/studios/admin-studios.rules'
import { ReasonForm, type ReasonConstraint } from '~/order-room/order/reason-form'
import type { FormAnswer } from '~/ui/form/form-answer'
import { StudioBadge } from '~/routes/admin/_area/studio-badge'
import { Notice } from '~/ui/feedback/notice'
import { Button, ButtonLink } from '~/ui/form/button'
import { Form } from '~/ui/form/form'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { Link } from '~/ui/layout/link'
import { Disclosure } from '~/ui/overlay/disclosure'

type Fact = { term: string; detail: string }
type StudioPageProps = {
  state: StudioState
  stateName: string
  suspension: string | null
  frontHref: string | null
  auditHref: string
  facts: Fact[]
  /** Null for whoever is not trusted with money. */
  payoutsHref: string | null
  seller: Fact[]
  people: { id: number; name: string; email: string; href: string }[]
  constraint: ReasonConstraint
  answer: FormAnswer
}

/** Whether the shop may be open, and the press that closes it or lets it open again. */
function Standing(props: StudioPageProps) {
  const { t } = useTranslation('admin-studios')
  const { state, stateName, suspension, frontHref, auditHref, facts, answer, constraint } = props
  return (
    <Card as="section" tone="raised" aria-labelledby="state-title" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="state-title" className="text-xl">
          {t('state')}
        </h2>
        <StudioBadge state={state} name={stateName} />
      </div>
      {suspension !== null && (
        <Notice tone="danger" title={t('suspend.why')}>
          <p className="wrap-anywhere whitespace-pre-line">{suspension}</p>
        </Notice>
      )}
      <DescriptionList items={facts} />
      <div className="flex flex-wrap gap-3">
        {frontHref && (
          <ButtonLink to={frontHref} reloadDocument variant="secondary" size="sm">
            {t('visit')}
          </ButtonLink>
        )}
        <ButtonLink to={auditHref} variant="quiet" size="sm">
          {t('audit')}
        </ButtonLink>
      </div>
      {state === 'suspended' ? (
        <Form method="post" preventScrollReset className="grid justify-items-start gap-3">
          <p className="max-w-text text-ink-soft">{t('resume.text')}</p>
          <Button name="intent" value="resume" size="sm">
            {t('resume.button')}
          </Button>
        </Form>
      ) : (
        <Disclosure
          summary={t('suspend.open')}
          open={answer?.form === 'suspend' ? true : undefined}
        >
          <p className="mb-3 max-w-text text-ink-soft">{t('suspend.text')}</p>
          <ReasonForm
            id="suspend"
            intent="suspend"
            label={t('suspend.reason')}
            hint={t('suspend.hint')}
            button={t('suspend.button')}
            look="danger"
            answer={answer}
            constraint={constraint}
          />
        </Disclosure>
      )}
    </Card>
  )
}

/** What the studio has earned goes out by a statement. */
function Payout({ href }: { href: string }) {
  const { t } = useTranslation('admin-studios')
  return (
    <Card as="section" aria-labelledby="payout-title" className="grid justify-items-start gap-4">
      <h2 id="payout-title" className="text-xl">
        {t('statement.title')}
      </h2>
      <p className="max-w-text text-ink-soft">{t('statement.text')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Form method="post" preventScrollReset>
          <Button name="intent" value="statement" size="sm">
            {t('statement.button')}
          </Button>
        </Form>
        <ButtonLink to={href} variant="quiet" size="sm">
          {t('statement.payouts')}
        </ButtonLink>
      </div>
    </Card>
  )
}

/** A studio on Studio Stack as the operator sees it. */
export function StudioPage(props: StudioPageProps) {
  const { t } = useTranslation('admin-studios')
  const { seller, people, payoutsHref } = props
  return (
    <div className="grid gap-gap">
      <Standing {...props} />
      {payoutsHref && <Payout href={payoutsHref} />}
      <Card as="section" aria-labelledby="seller-title">
        <h2 id="seller-title" className="mb-4 text-xl">
          {t('seller.title')}
        </h2>
        <DescriptionList items={seller} />
      </Card>
      <Card as="section" aria-labelledby="people-title">
        <h2 id="people-title" className="mb-4 text-xl">
          {t('people')}
        </h2>
        <ul className="grid gap-2">
          {people.map(({ id, name, email, href }) => (
            <li key={id} className="wrap-anywhere">
              <Link to={href} className="inline-block min-h-6 quiet-link">
                {name}
              </Link>{' '}
              <span className="text-ink-soft">{email}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
