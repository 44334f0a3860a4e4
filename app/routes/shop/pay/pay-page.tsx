import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Notice } from '~/ui/feedback/notice'
import { Button, ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { Form } from '~/ui/form/form'

export type PayPageProps = {
  state: 'payable' | 'processing' | 'paid' | 'closed'
  amount: string
  /** The last payment was refused by the bank. */
  refused: boolean
  /** What has gone back of what was paid, in words. */
  back: string | null
  vat: { amount: string; rate: string } | null
  /** Of the whole order, when this is a part of it. */
  total: string | null
  until: string | null
  items: { name: string; detail: string }[]
  /** The services that a milestone belongs to. */
  of: string | null
  methods: ('card' | 'ideal' | 'klarna')[]
  /** For the client alone. */
  orderHref: string | null
  error?: string
}

const AMOUNT = { payable: 'pay.now', processing: 'pay.underWay', paid: 'pay.done' } as const

function What({ state, items, of, amount, back, vat, total, until }: PayPageProps) {
  const { t } = useTranslation('payment')
  return (
    <Card as="section" tone="raised" aria-labelledby="what-title">
      <h2 id="what-title" className="mb-4 text-xl">
        {of ?? t('pay.what')}
      </h2>
      <ul className="mb-5 grid gap-3">
        {items.map(({ name, detail }) => (
          <li key={name}>
            <span className="font-semibold">{name}</span>{' '}
            {detail && <span className="block text-ink-soft">{detail}</span>}
          </li>
        ))}
      </ul>
      <DescriptionList
        look="totals"
        items={[
          ...(total ? [{ term: t('pay.total'), detail: total }] : []),
          ...(vat ? [{ term: t('pay.vat', { rate: vat.rate }), detail: vat.amount }] : []),
          ...(until && state === 'payable' ? [{ term: t('pay.until'), detail: until }] : []),
          ...(state === 'closed'
            ? []
            : [{ term: t(`${AMOUNT[state]}${vat ? '' : 'Net'}`), detail: amount }]),
          ...(back ? [{ term: t('pay.back'), detail: back }] : []),
        ]}
      />
    </Card>
  )
}

/** What is to be paid for, and the way to the payment page. */
export function PayPage(props: PayPageProps) {
  const { t } = useTranslation('payment')
  const { state, amount, methods, orderHref, error, refused, back } = props
  return (
    <div className="grid gap-8 pb-section">
      {error && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      {refused && !error && (
        <Notice tone="warning" role="status">
          {t('pay.refused')}
        </Notice>
      )}
      {state === 'paid' && !back && (
        <Notice tone="success" role="status">
          {t('pay.thanks')}
        </Notice>
      )}
      {state !== 'closed' && <What {...props} />}
      {state === 'payable' && (
        <Form method="post" className="grid gap-4">
          <p className="text-ink-soft">
            {t('pay.methods', {
              methods: methods.map((method) => t(`methods.${method}`)).join(' · '),
            })}
          </p>
          <div>
            <Button>{t('pay.button', { amount })}</Button>
          </div>
        </Form>
      )}
      <div className="flex flex-wrap gap-3">
        {orderHref && (
          <ButtonLink to={orderHref} variant="secondary">
            {t('pay.toOrder')}
          </ButtonLink>
        )}
        {state === 'closed' && (
          <ButtonLink to={paths.contact()} variant="secondary">
            {t('pay.contact')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
