import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '~/ui/form/form-answer'
import { FormCard } from '~/account/form-card'
import { Badge } from '~/ui/feedback/badge'
import { Button } from '~/ui/form/button'
import { CopyText } from '~/ui/form/copy-text'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm } from '~/ui/form/server-form'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { Link } from '~/ui/layout/link'
import { OwnLine, ServiceLine, type LineFormsProps } from './line-forms'
import { ProposalForm, type ProposalFormProps } from '~/routes/seller-quotes/_area/proposal-form'
import { PROPOSAL_TONES, type ProposalStatus } from '~/routes/seller-quotes/_area/proposal-tones'

type Line = {
  id: string
  name: string
  each: string
  amount: string
  days: string
  included: string[]
}
export type ProposalPageProps = {
  status: ProposalStatus
  state: string
  client: string
  name: string
  email: string
  note: string
  number: string | null
  until: string | null
  order: { href: string; number: string } | null
  url: string | null
  lines: Line[]
  /** The studio does not sell one of the lines now. */
  notSold: boolean
  total: { amount: string; vat: { term: string; amount: string } | null } | null
  draft: (Omit<ProposalFormProps, 'answer' | 'existing'> & Omit<LineFormsProps, 'answer'>) | null
  answer: FormAnswer
}

function Lines({
  lines,
  total,
  notSold,
  draft,
}: Pick<ProposalPageProps, 'lines' | 'total' | 'notSold' | 'draft'>) {
  const { t } = useTranslation('proposals')
  return (
    <Card as="section" aria-labelledby="lines-title" className="grid gap-4">
      <h2 id="lines-title" className="text-xl">
        {t('lines.title')}
      </h2>
      {lines.length === 0 && (
        <p className="text-ink-soft">{t(notSold ? 'refused.notSold' : 'lines.none')}</p>
      )}
      <ul className="grid">
        {lines.map(({ id, name, each, amount, days, included }) => (
          <li key={id} className="grid gap-1 border-t border-line py-3 first:border-t-0">
            <div className="flex flex-wrap justify-between gap-x-4 font-semibold">
              <span className="wrap-anywhere">{name}</span> <span>{amount}</span>
            </div>
            <p className="text-sm text-ink-soft">
              {each} · {days}
            </p>
            {included.map((text) => (
              <p key={text} className="text-sm whitespace-pre-line wrap-anywhere">
                {text}
              </p>
            ))}
            {draft && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="line" value={id} />
                <Button name="intent" value="remove" variant="quiet" size="sm">
                  {t('lines.remove')}
                  <span className="sr-only"> · {name}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {total && (
        <DescriptionList
          look="totals"
          items={[
            ...(total.vat ? [{ term: total.vat.term, detail: total.vat.amount }] : []),
            { term: t('lines.total'), detail: total.amount },
          ]}
        />
      )}
      <p className="text-sm text-ink-soft">{t('lines.vatHint')}</p>
    </Card>
  )
}

function Sent({ client, number, until, order, note }: ProposalPageProps) {
  const { t } = useTranslation('proposals')
  return (
    <Card as="section" className="grid gap-4">
      <DescriptionList
        items={[
          ...(number ? [{ term: t('sent.number'), detail: number }] : []),
          { term: t('sent.client'), detail: client },
          ...(until ? [{ term: t('sent.until'), detail: until }] : []),
          ...(order
            ? [{ term: t('sent.order'), detail: <Link to={order.href}>{order.number}</Link> }]
            : []),
        ]}
      />
      {note && <p className="max-w-text whitespace-pre-line wrap-anywhere">{note}</p>}
    </Card>
  )
}

function Send({ answer }: Pick<ProposalPageProps, 'answer'>) {
  const { t } = useTranslation('proposals')
  const own = answer?.form === 'send' ? answer : undefined
  const { form, errors } = serverForm<never>('send', { result: own?.result, constraint: {} })
  return (
    <Form {...form} preventScrollReset className="grid gap-4">
      <ErrorSummary id="send-problem" errors={errors} answer={own} />
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="send">
          {t('send.button')}
        </Button>{' '}
        <Button name="intent" value="drop" variant="quiet">
          {t('send.drop')}
        </Button>
      </div>
    </Form>
  )
}

/** A quote as its studio writes it, or as it was sent. */
export function ProposalPage(props: ProposalPageProps) {
  const { t } = useTranslation('proposals')
  const { status, state, name, email, url, lines, draft, answer, order } = props
  return (
    <div className="grid gap-gap">
      <div>
        <Badge tone={PROPOSAL_TONES[status]}>{state}</Badge>
      </div>
      {!draft && <Sent {...props} />}
      {url && (
        <FormCard id="link-card" title={t('sent.link')} text={t('sent.linkText')}>
          <CopyText text={url} label={t('sent.copy')} done={t('sent.copied')} />
        </FormCard>
      )}
      {!order && <Lines {...props} />}
      {draft && (
        <>
          <FormCard id="service-card" title={t('service.title')}>
            <ServiceLine key={`s${lines.length}`} {...draft} answer={answer} />
          </FormCard>
          <FormCard id="own-card" title={t('own.title')}>
            <OwnLine key={`o${lines.length}`} {...draft} answer={answer} />
          </FormCard>
          <FormCard id="details-card" title={t('form.detailsTitle')}>
            <ProposalForm {...draft} existing answer={answer} />
          </FormCard>
          <FormCard id="send-card" title={t('send.title')} text={t('send.text', { name, email })}>
            <Send answer={answer} />
          </FormCard>
        </>
      )}
      {url && (
        <FormCard id="back-card" title={t('sent.takeBackTitle')} text={t('sent.takeBackText')}>
          <Form method="post">
            <Button name="intent" value="take-back" variant="danger" size="sm">
              {t('sent.takeBack')}
            </Button>
          </Form>
        </FormCard>
      )}
    </div>
  )
}
