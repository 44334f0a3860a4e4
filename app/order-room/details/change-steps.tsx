import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { SelectField } from '~/ui/form/select-field'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { DescriptionList } from '~/ui/layout/description-list'
import { Disclosure } from '~/ui/overlay/disclosure'
import type { DetailsAnswer } from './details-answer'

export type ChangePriceView = {
  free: boolean
  net: string
  vat: { amount: string; rate: string } | null
  reverseCharge: boolean
  total: string
  workingDays: number
  rounds: number
  answer: string
}
type StepProps<Field extends string> = {
  id: string
  title: string
  orderId: string
  answer: DetailsAnswer
  constraint: ServerFormProps<Field>['constraint']
}

/** What a change costs and how much later it makes the rest. */
export function ChangeCost({
  price: { free, net, vat, reverseCharge, total, workingDays, rounds, answer },
}: {
  price: ChangePriceView
}) {
  const { t } = useTranslation(['project', 'dashboard'])
  return (
    <div className="grid max-w-text gap-3 rounded-sm border border-line p-4">
      {answer && <p className="max-w-[64ch] whitespace-pre-line">{answer}</p>}
      <p className="text-sm text-ink-soft">{t('project:changes.days', { count: workingDays })}</p>
      {rounds > 0 && (
        <p className="text-sm text-ink-soft">{t('project:changes.rounds', { count: rounds })}</p>
      )}
      <DescriptionList
        look="totals"
        items={[
          ...(vat
            ? [
                { term: t('dashboard:money.net'), detail: net },
                { term: t('dashboard:money.vat', { rate: vat.rate }), detail: vat.amount },
              ]
            : []),
          { term: t('dashboard:money.total'), detail: free ? t('project:changes.free') : total },
        ]}
      />
      {reverseCharge && (
        <p className="text-sm text-ink-soft">{t('dashboard:money.reverseCharge')}</p>
      )}
    </div>
  )
}

/** The button that binds stands right under the total. */
export function AcceptChange({
  id,
  title,
  orderId,
  free,
}: Pick<StepProps<never>, 'id' | 'title' | 'orderId'> & { free: boolean }) {
  const { t } = useTranslation('project')
  return (
    <Form method="post" preventScrollReset className="grid max-w-text gap-3">
      <input type="hidden" name="orderId" value={orderId} />
      <input type="hidden" name="changeId" value={id} />
      <p className="text-sm text-ink-soft">
        {t(free ? 'changes.acceptFree' : 'changes.acceptText')}
      </p>
      <div>
        <Button name="intent" value="accept">
          {t(free ? 'changes.agree' : 'changes.order')}
          <span className="sr-only"> · {title}</span>
        </Button>
      </div>
    </Form>
  )
}

/** A change is declined by the studio with a reason, by the client with or without one. */
export function DeclineChange({
  id,
  title,
  orderId,
  side,
  answer,
  constraint,
}: StepProps<'reason'> & { side: 'client' | 'studio' }) {
  const { t } = useTranslation('project')
  const name = `decline-${id}`
  const own = answer?.form === name ? answer : undefined
  const { form, errors, field } = serverForm<'reason'>(name, {
    result: own?.result,
    constraint,
  })
  const { required, ...reason } = field('reason')
  return (
    <Disclosure
      summary={
        <>
          {t(`changes.decline.${side}`)}
          <span className="sr-only"> · {title}</span>
        </>
      }
      open={own ? true : undefined}
    >
      <Form {...form} preventScrollReset className="grid max-w-text gap-4">
        <ErrorSummary id={`${name}-problem`} errors={errors} answer={own} />
        <input type="hidden" name="orderId" value={orderId} />
        <input type="hidden" name="changeId" value={id} />
        <TextArea
          {...reason}
          required={side === 'studio' ? required : false}
          rows={2}
          label={t('changes.decline.reason')}
        />
        <div>
          <Button name="intent" value="decline" variant="secondary" size="sm">
            {t(`changes.decline.${side}`)}
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}

export type PriceField = 'net' | 'workingDays' | 'rounds' | 'orderLineId' | 'answer'

type FormOf = ReturnType<typeof serverForm<PriceField>>
type Named<Props> = Omit<Props, 'name'> & { name: string }
type PriceFieldsProps = {
  field: (name: PriceField) => Named<ReturnType<FormOf['field']>>
  choice: (name: PriceField) => Named<ReturnType<FormOf['choice']>>
  currency: string
  lines: { value: string; label: string }[]
}

/** A price without VAT, the days and the rounds that it adds, and what is said to it. */
export function PriceFields({ field, choice, currency, lines }: PriceFieldsProps) {
  const { t } = useTranslation('project')
  return (
    <>
      <TextField
        {...field('net')}
        inputMode="decimal"
        width="short"
        suffix={currency}
        label={t('changes.price.net')}
        hint={t('changes.price.netHint')}
      />
      <TextField
        {...field('workingDays')}
        inputMode="numeric"
        width="short"
        label={t('changes.price.days')}
        hint={t('changes.price.daysHint')}
      />
      <TextField
        {...field('rounds')}
        required={undefined}
        inputMode="numeric"
        width="short"
        label={t('changes.price.rounds')}
        hint={t('changes.price.roundsHint')}
      />
      {lines.length > 1 && (
        <SelectField
          {...choice('orderLineId')}
          required={undefined}
          label={t('changes.price.line')}
          options={lines}
        />
      )}
      <TextArea {...field('answer')} required={false} rows={2} label={t('changes.price.answer')} />
    </>
  )
}

/** What the studio answers to what was asked for: a price without VAT, days, and rounds. */
export function PriceChange({
  id,
  title,
  orderId,
  currency,
  answer,
  constraint,
  lines,
}: StepProps<PriceField> & { currency: string; lines: { value: string; label: string }[] }) {
  const { t } = useTranslation('project')
  const name = `price-${id}`
  const own = answer?.form === name ? answer : undefined
  const { form, errors, field, choice } = serverForm<PriceField>(name, {
    result: own?.result,
    constraint,
    defaults: { rounds: '0' },
  })
  return (
    <Disclosure
      summary={
        <>
          {t('changes.price.open')}
          <span className="sr-only"> · {title}</span>
        </>
      }
      open={own ? true : undefined}
    >
      <Form {...form} preventScrollReset className="grid max-w-text gap-4">
        <ErrorSummary id={`${name}-problem`} errors={errors} answer={own} />
        <input type="hidden" name="orderId" value={orderId} />
        <input type="hidden" name="changeId" value={id} />
        <PriceFields {...{ field, choice, currency, lines }} />
        <div>
          <Button name="intent" value="price" size="sm">
            {t('changes.price.button')}
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}
