import { useTranslation } from 'react-i18next'
import type { OwedKind } from '~/domain/projects/owed.rules'
import { ButtonLink } from '~/ui/form/button'

export type OwedView = {
  key: string
  kind: OwedKind
  /** The milestone or what was shared. */
  title: string | null
  order: { title: string; number: string }
  by: string | null
  /** That day has passed. */
  late: boolean
  amount: string | null
  reason: string | null
  /** Where it is done, for whoever may. */
  href: string | null
}

const PAYMENTS: readonly OwedKind[] = ['late_payment', 'payment', 'order_payment']
/** The kinds that have a date. */
const DATED = [
  ...(['late_payment', 'payment', 'order_payment', 'review', 'start', 'held'] as const),
  ...(['work', 'changes'] as const),
] as const
const PLANNED: readonly OwedKind[] = ['start', 'work', 'changes']
/** There is nothing to do about these. */
const NO_LINK = ['setup', 'processing'] as const
const isWithout = (kind: OwedKind): kind is (typeof NO_LINK)[number] =>
  (NO_LINK as readonly OwedKind[]).includes(kind)
const isDated = (kind: OwedKind): kind is (typeof DATED)[number] =>
  (DATED as readonly OwedKind[]).includes(kind)

function OwedItem({ owed }: { owed: OwedView }) {
  const { t } = useTranslation('overview')
  const { kind, title, order, by, late, amount, reason, href } = owed
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="grid min-w-0 flex-[1_1_18rem] gap-0.5">
        <p className="font-semibold">{t(`owed.${kind}.text`, { title: title ?? order.title })}</p>
        <p className="text-sm text-ink-soft">
          {order.title} · <span className="whitespace-nowrap">{order.number}</span>
        </p>
        {reason && <p className="text-sm">{t('reason', { reason })}</p>}
      </div>
      {(amount || by) && (
        <p className="flex flex-wrap items-baseline gap-x-4 text-sm">
          {amount && <span className="font-semibold whitespace-nowrap">{amount}</span>}{' '}
          {by && isDated(kind) && (
            <span className={kind === 'late_payment' ? 'text-danger' : 'text-ink-soft'}>
              {late && PLANNED.includes(kind)
                ? t('owed.was', { date: by })
                : t(`owed.${kind}.by`, { date: by })}
            </span>
          )}
        </p>
      )}
      {href && !isWithout(kind) && (
        <ButtonLink to={href} size="sm" variant={PAYMENTS.includes(kind) ? 'primary' : 'secondary'}>
          {t(`owed.${kind}.link`)}
          <span className="sr-only"> · {title ?? order.title}</span>
        </ButtonLink>
      )}
    </li>
  )
}

/** What somebody owes somebody, the most urgent first. */
export function OwedList({ items, none }: { items: OwedView[]; none: string }) {
  if (items.length === 0) return <p className="text-ink-soft">{none}</p>
  return (
    <ul className="grid">
      {items.map((owed) => (
        <OwedItem key={owed.key} owed={owed} />
      ))}
    </ul>
  )
}
