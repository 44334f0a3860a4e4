import { ErrorSummary, type ErrorSummaryProps } from '~/ui/form/error-summary'
import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Badge } from '~/ui/feedback/badge'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Button } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { FilterLinks } from '~/ui/layout/filter-links'
import { Link } from '~/ui/layout/link'
import { Pagination } from '~/ui/table/pagination'
import { Form } from '~/ui/form/form'

export type NotificationView = {
  id: string
  title: string
  text: string
  unread: boolean
  /** The order that it is about. */
  order: string | null
  when: string
  dateTime: string
  href: string
}

export type NotificationCenterProps = {
  /** Whether the unread alone are shown, and how many there are. */
  unread: boolean
  count: number
  days: { day: string; name: string; rows: NotificationView[] }[]
  /** The newest unread one on the page. */
  newest: string | null
  unreadable: ErrorSummaryProps['errors']
  earlierHref: string | null
  laterHref: string | null
}

function Entry({ id, title, text, unread, order, when, dateTime, href }: NotificationView) {
  const { t } = useTranslation('notifications')
  return (
    <li
      className={`grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_auto] ${unread ? 'border-s-4 border-canal ps-4' : 'border-s-4 border-transparent ps-4'}`}
    >
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Link
            to={href}
            id={`notification-${id}`}
            className={`inline-block min-h-6 quiet-link ${unread ? 'font-semibold' : ''}`}
          >
            {title}
          </Link>{' '}
          {unread && <Badge tone="state">{t('unread')}</Badge>}
        </p>
        <p className="max-w-[68ch] text-ink-soft">{text}</p>
        <p className="text-sm text-ink-soft">
          <time dateTime={dateTime}>{when}</time>
          {order && <> · {order}</>}
        </p>
      </div>
      {unread && (
        <Form method="post" preventScrollReset className="self-start">
          <Button
            name="one"
            value={id}
            variant="quiet"
            size="sm"
            aria-describedby={`notification-${id}`}
          >
            {t('markOne')}
          </Button>
        </Form>
      )}
    </li>
  )
}

function Nothing({ unread, first }: { unread: boolean; first: boolean }) {
  const { t } = useTranslation('notifications')
  if (!first)
    return (
      <EmptyState
        title={t('end')}
        action={
          <Link to={paths.notifications()} className="underline underline-offset-4">
            {t('newest')}
          </Link>
        }
      />
    )
  const state = unread ? 'allRead' : 'empty'
  return <EmptyState title={t(`${state}.title`)}>{t(`${state}.text`)}</EmptyState>
}

/** All that somebody was told, day by day, each with the way to what it is about. */
export function NotificationCenter({
  unread,
  count,
  days,
  newest,
  unreadable,
  earlierHref,
  laterHref,
}: NotificationCenterProps) {
  const { t } = useTranslation('notifications')
  const links = [
    { label: t('filter.all'), href: paths.notifications(), current: !unread },
    {
      label: count > 0 ? `${t('filter.unread')} (${count})` : t('filter.unread'),
      href: paths.notifications({ show: 'unread' }),
      current: unread,
    },
  ]
  return (
    <>
      <ErrorSummary errors={unreadable} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <FilterLinks label={t('filter.label')} links={links} />
        {newest && (
          <Form method="post">
            <Button name="newest" value={newest} variant="secondary" size="sm">
              {t('markAll')}
            </Button>
          </Form>
        )}
      </div>
      {days.length === 0 && <Nothing unread={unread} first={!earlierHref && !laterHref} />}
      {days.map(({ day, name, rows }) => (
        <section key={day} aria-labelledby={`day-${day}`} className="grid gap-3">
          <h2 id={`day-${day}`} className="text-xl">
            {name}
          </h2>
          <Card padding="sm">
            <ul className="grid divide-y divide-line">
              {rows.map((row) => (
                <Entry key={row.id} {...row} />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      <Pagination previousHref={earlierHref} nextHref={laterHref} />
    </>
  )
}
