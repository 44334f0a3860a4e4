import { useTranslation } from 'react-i18next'
import { DescriptionList } from '~/ui/layout/description-list'
import { Link } from '~/ui/layout/link'
import { Timeline, type TimelineEntry } from '~/ui/layout/timeline'

type HistoryEntry = Required<Pick<TimelineEntry, 'id' | 'when' | 'dateTime' | 'tone'>> & {
  title: string
  amount: string | null
  reason: string | null
  who: string
}
export type MailEntry = {
  id: string
  subject: string
  to: string
  when: string
  href: string | null
}
export type WithdrawalView = {
  id: string
  name: string
  email: string
  declared: string
  confirmed: string | null
  refunded: string | null
  refund: string | null
}

export type HistoryView = {
  entries: HistoryEntry[]
  /** How many came before these, and where all of them are shown. */
  earlier: { count: number; href: string } | null
  /** How many of the latest are shown where there are more than a page shows. */
  cut: number | null
}

/** What happened to an order last, or all of it, as the address asks. */
export function OrderHistory({ history: { entries, earlier, cut } }: { history: HistoryView }) {
  const { t } = useTranslation('admin-orders')
  return (
    <div className="grid gap-5">
      <Timeline
        label={t('history.title')}
        entries={entries.map(({ amount, reason, title, ...entry }) => ({
          ...entry,
          title: amount ? `${title} · ${amount}` : title,
          body: reason ? t('history.because', { reason }) : undefined,
        }))}
      />
      {earlier && (
        <Link to={earlier.href} preventScrollReset className="row-name quiet-link">
          {t('history.earlier', { count: earlier.count })}
        </Link>
      )}
      {cut !== null && <p className="text-sm text-ink-soft">{t('history.cut', { count: cut })}</p>}
    </div>
  )
}

/** What was mailed about an order, the newest first. */
export function OrderMails({ mails }: { mails: MailEntry[] }) {
  const { t } = useTranslation('admin-orders')
  if (mails.length === 0) return <p className="text-ink-soft">{t('mails.none')}</p>
  return (
    <ul className="grid gap-4">
      {mails.map(({ id, subject, to, when, href }) => (
        <li key={id} className="grid gap-0.5">
          {href ? (
            <Link to={href} className="inline-block min-h-6 font-semibold quiet-link">
              {subject}
            </Link>
          ) : (
            <span className="font-semibold">{subject}</span>
          )}
          <span className="wrap-anywhere text-sm text-ink-soft">
            {t('mails.to', { email: to })} · {when}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Who withdrew, when, and what goes back. */
export function OrderWithdrawals({ withdrawals }: { withdrawals: WithdrawalView[] }) {
  const { t } = useTranslation('admin-orders')
  return withdrawals.map(({ id, name, email, declared, confirmed, refunded, refund }) => (
    <div key={id} className="grid gap-3">
      <p className="wrap-anywhere">{t('withdrawal.by', { name, email })}</p>
      <DescriptionList
        items={[
          { term: t('withdrawal.declared'), detail: declared },
          ...(confirmed ? [{ term: t('withdrawal.confirmed'), detail: confirmed }] : []),
          ...(refund ? [{ term: t('withdrawal.refund'), detail: refund }] : []),
          ...(refunded ? [{ term: t('withdrawal.refunded'), detail: refunded }] : []),
        ]}
      />
    </div>
  ))
}
