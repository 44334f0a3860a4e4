import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../feedback/badge'
import { Card } from '../layout/card'
import { DescriptionList } from '../layout/description-list'

export type ListedOrder = { number: string; title: string; client: string; state: string; total: string; date: string; href: string }
export type DeskOrderListProps = { orders: ListedOrder[]; first: boolean; olderHref: string | null; owed: string[] }

/** A studio's orders, the newest first, under what is owed to it. */
export function DeskOrderList({ orders, first, olderHref, owed }: DeskOrderListProps) {
  const { t } = useTranslation('studio-sales')
  return (
    <div className="grid gap-6">
      {owed.length > 0 && <p><span className="text-ink-soft">{t('orders.owed')}</span> <strong>{owed.join(' · ')}</strong></p>}
      {orders.length === 0 && <p className="text-ink-soft">{t(first ? 'orders.none' : 'noMore')}</p>}
      <ul className="grid">
        {orders.map(({ number, title, client, state, total, date, href }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-4">
            <div className="grid min-w-0 gap-1">
              <Link to={href} className="inline-flex min-h-6 w-fit font-semibold underline underline-offset-4 hover:text-canal">{number}</Link>
              <span className="wrap-anywhere">{title}</span>
              <span className="text-sm text-ink-soft wrap-anywhere">{client} · {date}</span>
            </div>
            <div className="flex items-center gap-4"><Badge tone="state">{state}</Badge><span className="font-semibold">{total}</span></div>
          </li>
        ))}
      </ul>
      {olderHref && <Link to={olderHref} className="inline-flex min-h-11 items-center justify-self-start font-semibold underline underline-offset-4 hover:text-canal">{t('older')}</Link>}
    </div>
  )
}

export type DeskOrderViewProps = {
  buyer: { name: string; email: string; companyName: string | null; vatNumber: string | null; address: string }
  lines: { id: string; name: string; quantity: number; amount: string; wishes: string; lang: string }[]
  sums: { net: string; vat: string; total: string }
  payables: { id: string; state: string; amount: string; due: string | null; paid: string | null }[]
  milestones: { id: string; title: string; outcome: string; state: string; due: string | null; lang: string }[]
}

/** One order: who bought what, what is paid, and how far the work is. */
export function DeskOrderView({ buyer, lines, sums, payables, milestones }: DeskOrderViewProps) {
  const { t } = useTranslation('studio-sales')
  const facts = ([['company', buyer.companyName], ['name', buyer.name], ['email', buyer.email], ['vatNumber', buyer.vatNumber], ['address', buyer.address]] as const).filter(([, detail]) => detail)
  return (
    <>
      <Card as="section" aria-labelledby="ordered">
        <h2 id="ordered" className="mb-4 text-xl">{t('order.ordered')}</h2>
        <ul className="grid gap-4">
          {lines.map(({ id, name, quantity, amount, wishes, lang }) => (
            <li key={id} className="grid gap-1 border-t border-line pt-3">
              <span className="flex flex-wrap justify-between gap-x-6"><span lang={lang}>{quantity} × {name}</span><span>{amount}</span></span>
              {wishes && <p lang={lang} className="max-w-text text-sm whitespace-pre-line text-ink-soft wrap-anywhere">{wishes}</p>}
            </li>
          ))}
        </ul>
        <div className="mt-4"><DescriptionList look="totals" items={(['net', 'vat', 'total'] as const).map((sum) => ({ term: t(`order.${sum}`), detail: sums[sum] }))} /></div>
      </Card>
      <Card as="section" aria-labelledby="buyer">
        <h2 id="buyer" className="mb-4 text-xl">{t('order.buyer')}</h2>
        <DescriptionList items={facts.map(([fact, detail]) => ({ term: t(`order.${fact}`), detail: <span className="wrap-anywhere">{detail}</span> }))} />
      </Card>
      <Card as="section" aria-labelledby="paid">
        <h2 id="paid" className="mb-4 text-xl">{t('order.payments')}</h2>
        <ul className="grid">
          {payables.map(({ id, state, amount, due, paid }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-3">
              <span className="text-ink-soft">{paid ? t('order.paid', { date: paid }) : due ? t('order.due', { date: due }) : ''}</span>
              <span className="flex items-center gap-4"><Badge tone={paid ? 'success' : 'neutral'}>{state}</Badge>{amount}</span>
            </li>
          ))}
        </ul>
      </Card>
      <Card as="section" aria-labelledby="plan">
        <h2 id="plan" className="mb-4 text-xl">{t('order.milestones')}</h2>
        {milestones.length === 0 && <p className="text-ink-soft">{t('order.noMilestones')}</p>}
        <ol className="grid">
          {milestones.map(({ id, title, outcome, state, due, lang }) => (
            <li key={id} className="grid gap-1 border-t border-line py-3">
              <span className="flex flex-wrap justify-between gap-x-6"><strong lang={lang}>{title}</strong><Badge tone="state">{state}</Badge></span>
              {outcome && <span lang={lang} className="text-ink-soft">{outcome}</span>}
              {due && <span className="text-sm text-ink-soft">{t('order.planned', { date: due })}</span>}
            </li>
          ))}
        </ol>
        <p className="mt-4 max-w-text text-sm text-ink-soft">{t('order.steps')}</p>
      </Card>
    </>
  )
}
