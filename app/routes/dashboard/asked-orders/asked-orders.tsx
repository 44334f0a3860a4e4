import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { paths } from '~/paths'
import { Card } from '~/ui/layout/card'
import { Form } from '~/ui/form/form'
import { Link } from '~/ui/layout/link'
import { NumberedTitle } from '~/ui/layout/numbered-title'

type AskedOrder = { id: string; number: string; services: string; total: string; date: string }
type AskedOrdersProps = { orders: AskedOrder[]; company: string | null }

function Question({
  order: { id, number, services, total, date },
  company,
}: {
  order: AskedOrder
  company: string | null
}) {
  const { t } = useTranslation('people')
  const answers = [
    { value: 'own', label: t('asked.yes') },
    ...(company ? [{ value: 'company', label: t('asked.yesFor', { company }) }] : []),
    { value: 'no', label: t('asked.no') },
  ]
  return (
    <Card as="section" aria-labelledby={`asked-${id}`}>
      <h2 id={`asked-${id}`} className="text-xl">
        <NumberedTitle title={t('asked.question', { number })} number={number} />
      </h2>
      <p className="mt-2 text-ink-soft">{t('asked.facts', { services, total, date })}</p>
      <Form method="post" className="mt-4 flex flex-wrap gap-3">
        <input type="hidden" name="order" value={id} />
        {answers.map(({ value, label }) => (
          <Button
            key={value}
            name="answer"
            value={value}
            variant={value === 'no' ? 'quiet' : 'secondary'}
          >
            {label}
          </Button>
        ))}
      </Form>
    </Card>
  )
}

/**
 * Orders that a guest placed with the reader's address: each is theirs, their company's, or not.
 */
export function AskedOrders({ orders, company }: AskedOrdersProps) {
  const { t } = useTranslation(['people', 'common'])
  if (orders.length === 0) {
    return (
      <p className="text-ink-soft">
        {t('asked.none')} <Link to={paths.orders()}>{t('common:nav.orders')}</Link>
      </p>
    )
  }
  return (
    <div className="grid gap-6">
      {orders.map((order) => (
        <Question key={order.id} order={order} company={company} />
      ))}
    </div>
  )
}
