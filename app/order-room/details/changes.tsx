import { useTranslation } from 'react-i18next'
import { Notice } from '~/ui/feedback/notice'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { useHeldKey } from '~/ui/form/held-key'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { Card } from '~/ui/layout/card'
import type { ChangeState } from '~/domain/projects/change.rules'
import {
  AcceptChange,
  ChangeCost,
  DeclineChange,
  PriceChange,
  type ChangePriceView,
  type PriceField,
} from './change-steps'
import { OfferChange } from './offer-change'
import type { DetailsAnswer } from './details-answer'

type ChangeView = {
  id: string
  title: string
  description: string
  state: ChangeState
  asked: string
  decided: string | null
  price: ChangePriceView | null
  refusal: string | null
  payBy: string | null
  paidOn: string | null
  payHref: string | null
  steps: readonly ('price' | 'accept' | 'decline')[]
}
export type ChangesProps = {
  changes: {
    orderId: string
    side: 'client' | 'studio'
    mayAsk: boolean
    mayOffer: boolean
    closed: boolean
    key: string
    about: string
    currency: string
    lines: { value: string; label: string }[]
    changes: ChangeView[]
    constraints: {
      ask: ServerFormProps<'title' | 'description'>['constraint']
      price: ServerFormProps<
        'net' | 'workingDays' | 'rounds' | 'orderLineId' | 'answer'
      >['constraint']
      offer: ServerFormProps<PriceField | 'title' | 'description'>['constraint']
      decline: ServerFormProps<'reason'>['constraint']
    }
  }
  answer: DetailsAnswer
}

const tones: Record<ChangeState, BadgeTone> = {
  requested: 'state',
  priced: 'warning',
  due: 'warning',
  agreed: 'success',
  lapsed: 'neutral',
  refused: 'danger',
  declined: 'neutral',
  ended: 'neutral',
}

function Ask({
  changes: { orderId, key: fresh, about, constraints, changes },
  answer,
}: ChangesProps) {
  const { t } = useTranslation('project')
  const key = useHeldKey(fresh)
  const own = answer?.form === 'ask' ? answer : undefined
  // A page has one main action: the answer to a price comes first.
  const waiting = changes.some(({ steps }) => steps.includes('accept'))
  const { form, errors, field } = serverForm<'title' | 'description'>('ask', {
    result: own?.result,
    constraint: constraints.ask,
    defaults: { title: about },
  })
  return (
    <Card as="section" tone="raised" aria-labelledby="ask-title-heading" className="grid gap-4">
      <h2 id="ask-title-heading" className="text-xl">
        {t('changes.ask.title')}
      </h2>
      <p className="max-w-[60ch]">{t('changes.ask.text')}</p>
      <Form
        key={own ? 'answer' : key}
        {...form}
        preventScrollReset
        className="grid max-w-text gap-4"
      >
        <ErrorSummary id="ask-problem" errors={errors} answer={own} />
        <input type="hidden" name="orderId" value={orderId} />
        <input type="hidden" name="key" value={key} />
        <TextField
          {...field('title')}
          label={t('changes.ask.name')}
          hint={t('changes.ask.nameHint')}
        />
        <TextArea
          {...field('description')}
          rows={4}
          label={t('changes.ask.description')}
          hint={t('changes.ask.descriptionHint')}
        />
        <div>
          <Button name="intent" value="ask" variant={waiting ? 'secondary' : 'primary'}>
            {t('changes.ask.button')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

function useMark({ state, payBy, paidOn, decided }: ChangeView, side: 'client' | 'studio') {
  const { t } = useTranslation('project')
  if (state === 'due' && payBy) return t('changes.marks.due', { date: payBy })
  if (state === 'agreed' && paidOn) return t('changes.marks.paid', { date: paidOn })
  if (state === 'requested' || state === 'priced') return t(`changes.marks.${state}.${side}`)
  return decided ? t('changes.marks.decided', { date: decided }) : ''
}

function Change({ change, answer, changes }: { change: ChangeView } & ChangesProps) {
  const { t } = useTranslation('project')
  const { id, title, description, state, asked, price, refusal, payHref, steps } = change
  const mark = useMark(change, changes.side)
  const step = { id, title, answer, orderId: changes.orderId }
  return (
    <li>
      <Card as="article" aria-labelledby={`change-${id}`} className="grid gap-4">
        <header className="grid gap-1.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
            <h2 id={`change-${id}`} className="wrap-anywhere text-xl">
              {title}
            </h2>
            <Badge tone={tones[state]}>{t(`changes.states.${state}`)}</Badge>
          </div>
          <p className="text-sm text-ink-soft">
            {[t('changes.asked', { date: asked }), mark].filter(Boolean).join(' · ')}
          </p>
        </header>
        <p className="wrap-anywhere max-w-[64ch] whitespace-pre-line">{description}</p>
        {refusal && (
          <Notice tone="danger" title={t('changes.refusal')}>
            <p className="whitespace-pre-line">{refusal}</p>
          </Notice>
        )}
        {price && <ChangeCost price={price} />}
        {steps.includes('price') && (
          <PriceChange
            {...step}
            currency={changes.currency}
            lines={changes.lines}
            constraint={changes.constraints.price}
          />
        )}
        {steps.includes('accept') && price && <AcceptChange {...step} free={price.free} />}
        {steps.includes('decline') && (
          <DeclineChange {...step} side={changes.side} constraint={changes.constraints.decline} />
        )}
        {payHref && (
          <div>
            <ButtonLink to={payHref} size="sm">
              {t('changes.pay', { amount: price?.total })}
              <span className="sr-only"> · {title}</span>
            </ButtonLink>
          </div>
        )}
      </Card>
    </li>
  )
}

/**
 * What is agreed beyond the scope: asked for by the client, priced by the studio, ordered and paid
 * by the client.
 */
export function Changes(props: ChangesProps) {
  const { t } = useTranslation('project')
  const { changes } = props
  return (
    <div className="grid gap-gap">
      {changes.changes.length === 0 && (!changes.mayAsk || changes.side === 'studio') && (
        <p className="max-w-[60ch] text-ink-soft">{t(`changes.none.${changes.side}`)}</p>
      )}
      {changes.changes.length > 0 && (
        <ul aria-label={t('parts.changes')} className="grid gap-gap">
          {changes.changes.map((change) => (
            <Change key={change.id} change={change} {...props} />
          ))}
        </ul>
      )}
      {changes.mayAsk && <Ask {...props} />}
      {changes.mayOffer && <OfferChange {...props} />}
      {changes.closed && changes.side === 'client' && (
        <p className="max-w-[60ch] text-ink-soft">{t('changes.closed')}</p>
      )}
    </div>
  )
}
