import { useTranslation } from 'react-i18next'
import { Section } from '~/ui/layout/section'
import { Icon } from '~/ui/media/icon'
import { DataTable } from '~/ui/table/data-table'
import { ArrowLink } from '~/ui/layout/arrow-link'

const METHODS = ['card', 'ideal', 'klarna'] as const

export type Plan = {
  name: string
  href: string
  /** Formatted, as are share and amount. */
  total: string
  shares: { title: string; percentage: number; share: string; amount: string }[]
}
export type FeaturePaymentProps = {
  currencies: { currency: string; name: string; methods: (typeof METHODS)[number][] }[]
  plan: Plan | null
}

function Methods({ currencies }: Pick<FeaturePaymentProps, 'currencies'>) {
  const { t } = useTranslation('features')
  const mark = (taken: boolean) => (
    <span className={taken ? 'text-canal' : 'text-ink-soft'}>
      {taken ? (
        <Icon name="check" size={22} className="inline" />
      ) : (
        <Icon name="minus" size={22} className="inline" />
      )}
      <span className="sr-only">{t(taken ? 'payment.yes' : 'payment.no')}</span>
    </span>
  )
  return (
    <DataTable
      caption={t('payment.caption')}
      rows={currencies}
      rowKey={({ currency }) => currency}
      empty={null}
      columns={[
        {
          key: 'currency',
          label: t('payment.currency'),
          cell: ({ name, currency }) => (
            <span className="font-semibold">
              {name} <span className="font-normal text-ink-soft">{currency}</span>
            </span>
          ),
          rowHeader: true,
        },
        ...METHODS.map((method) => ({
          key: method,
          label: t(`payment.methods.${method}`),
          cell: ({ methods }: FeaturePaymentProps['currencies'][number]) =>
            mark(methods.includes(method)),
        })),
      ]}
    />
  )
}

const SHADES = [
  'fill-canal',
  'fill-canal opacity-75',
  'fill-canal opacity-55',
  'fill-canal opacity-40',
]

/** The shares of a plan as widths of one bar; the list under it says them in words. */
function Bar({ shares }: Pick<Plan, 'shares'>) {
  const before = (index: number) =>
    shares.slice(0, index).reduce((sum, { percentage }) => sum + percentage, 0)
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden className="h-14 w-full">
      {shares.map(({ title, percentage }, index) => (
        <rect
          key={title}
          x={before(index)}
          width={Math.max(0, percentage - 0.6)}
          height="10"
          className={SHADES[index % SHADES.length]}
        />
      ))}
    </svg>
  )
}

function Shares({ plan }: { plan: Plan }) {
  const { t } = useTranslation('features')
  return (
    <div className="grid gap-5">
      <h3 className="text-2xl">{t('payment.shares.title')}</h3>
      <p className="text-ink-soft">{t('payment.shares.text')}</p>
      <p className="font-semibold">
        {t('payment.shares.example', { name: plan.name, amount: plan.total })}
      </p>
      <Bar shares={plan.shares} />
      <ol className="grid gap-2">
        {plan.shares.map(({ title, share, amount }) => (
          <li key={title} className="flex flex-wrap justify-between gap-x-6">
            <span>{title}</span>{' '}
            <span className="text-ink-soft">
              {share} · {amount}
            </span>
          </li>
        ))}
      </ol>
      <div>
        <ArrowLink to={plan.href}>{t('payment.shares.link')}</ArrowLink>
      </div>
    </div>
  )
}

/** Which currency takes which method, and how larger work is paid in shares. */
export function FeaturePayment({ currencies, plan }: FeaturePaymentProps) {
  const { t } = useTranslation('features')
  return (
    <Section id="payment" title={t('payment.title')} lead={t('payment.lead')}>
      <div className="grid items-start gap-x-[calc(2*var(--spacing-gap))] gap-y-14 lg:grid-cols-2">
        <Methods currencies={currencies} />
        {plan && <Shares plan={plan} />}
      </div>
    </Section>
  )
}
