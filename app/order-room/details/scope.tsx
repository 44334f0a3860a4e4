import { useTranslation } from 'react-i18next'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { Icon } from '~/ui/media/icon'
import type { OrderLineView } from '~/order-room/order/order-lines'
import { Link } from '~/ui/layout/link'

export type ScopeProps = { scope: { lines: OrderLineView[]; changeHref: string } }

const marks = {
  included: { icon: 'check', look: 'text-success' },
  excluded: { icon: 'x', look: 'text-danger' },
  needs: { icon: 'arrow-right', look: 'text-canal' },
} as const

function Sentences({ part, line }: { part: keyof typeof marks; line: OrderLineView }) {
  const { t } = useTranslation('project')
  const { icon, look } = marks[part]
  const sentences = line.scope[part]
  if (sentences.length === 0) return null
  const id = `${part}-${line.id}`
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h3 id={id} className="text-lg">
        {t(`scope.${part}`)}
      </h3>
      <ul className="grid max-w-[64ch] gap-2">
        {sentences.map((sentence) => (
          <li key={sentence} className="flex gap-3">
            <Icon name={icon} size={18} className={`mt-1 shrink-0 ${look}`} />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Line({ line }: { line: OrderLineView }) {
  const { t } = useTranslation(['project', 'dashboard'])
  const { speed, workingDays, revisions, addOns, customisation, quantity, name, amount } = line
  const delivery = speed
    ? t('dashboard:order.speed', {
        speed: t(`dashboard:order.speeds.${speed}`),
        count: workingDays,
      })
    : t('dashboard:order.days', { count: workingDays })
  return (
    <Card as="section" aria-labelledby={`line-${line.id}`} className="grid gap-6">
      <h2 id={`line-${line.id}`} className="text-xl">
        {quantity > 1 ? `${quantity} × ${name}` : name}
      </h2>
      <DescriptionList
        items={[
          { term: t('project:scope.price'), detail: amount },
          { term: t('project:scope.delivery'), detail: delivery },
          {
            term: t('project:scope.rounds'),
            detail: t('dashboard:order.rounds', { count: revisions }),
          },
          ...(addOns.length > 0
            ? [
                {
                  term: t('project:scope.addOns'),
                  detail: addOns.map((addOn) => `${addOn.name} (${addOn.amount})`).join(', '),
                },
              ]
            : []),
          ...(customisation
            ? [
                {
                  term: t('project:scope.wishes'),
                  detail: <span className="whitespace-pre-line">{customisation}</span>,
                },
              ]
            : []),
        ]}
      />
      <div className="grid gap-8 md:grid-cols-2">
        {(['included', 'excluded', 'needs'] as const).map((part) => (
          <Sentences key={part} part={part} line={line} />
        ))}
      </div>
    </Card>
  )
}

/**
 * What was promised when it was ordered: what is in the price, what is not, and what the studio
 * needs for it.
 */
export function Scope({ scope: { lines, changeHref } }: ScopeProps) {
  const { t } = useTranslation('project')
  return (
    <div className="grid gap-gap">
      <p className="max-w-[64ch]">
        {t('scope.lead')}{' '}
        <Link to={changeHref} className="inline-block min-h-6 quiet-link">
          {t('scope.more')}
        </Link>
      </p>
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </div>
  )
}
