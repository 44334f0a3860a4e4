import { useTranslation } from 'react-i18next'
import { Section } from '~/ui/layout/section'

/** What it is meant to cost; `price` is a month's, ready to read. */
export function StackPrice({ price }: { price: string }) {
  const { t } = useTranslation('studio-stack')
  const parts = [
    { name: t('price.month'), amount: price, text: t('price.monthText') },
    { name: t('price.sales'), amount: t('price.salesAmount'), text: t('price.salesText') },
    { name: t('price.before'), amount: t('price.beforeAmount'), text: t('price.beforeText') },
  ]
  return (
    <Section id="price" title={t('price.title')} lead={t('price.lead')}>
      <dl className="grid gap-gap md:grid-cols-3">
        {parts.map(({ name, amount, text }) => (
          <div key={name} className="grid content-start gap-2 rounded-md border border-line p-6">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-display text-4xl">{amount}</dd>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
