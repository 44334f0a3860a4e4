import { ErrorSummary } from '~/ui/form/error-summary'
import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { ActivityTitle, type ActivityView } from '~/routes/dashboard/_area/activity-list'
import { EmptyState } from '~/ui/feedback/empty-state'
import { ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { FilterForm, type FilterFormProps } from '~/ui/layout/filter-form'
import { FilterLinks } from '~/ui/layout/filter-links'
import { Link } from '~/ui/layout/link'
import { useSellerName } from '~/ui/layout/seller-name'
import { Timeline } from '~/ui/layout/timeline'
import { Pagination } from '~/ui/table/pagination'

type Entry = Omit<ActivityView, 'order'> & {
  /** What somebody wrote with it. */
  said: string | null
  /** Where the feed is of all orders. */
  order: { label: string; href: string } | null
}
export type ActivityFeedProps = {
  feed: {
    days: { day: string; title: string; entries: Entry[] }[]
    filter: Pick<FilterFormProps, 'selects' | 'kept'> & { narrowed: boolean }
    scopes: { every: boolean; href: string; current: boolean }[]
    unreadable: { fieldId?: string; message: string }[]
    resetHref: string
    newerHref: string | null
    olderHref: string | null
  }
}

function Body({ said, order }: Pick<Entry, 'said' | 'order'>) {
  return (
    <>
      {said && <p className="whitespace-pre-line">{said}</p>}
      {order && (
        <Link to={order.href} className="inline-block min-h-6 text-sm quiet-link">
          {order.label}
        </Link>
      )}
    </>
  )
}

function Day({ day: { day, title, entries } }: { day: ActivityFeedProps['feed']['days'][number] }) {
  const { t } = useTranslation('dashboard')
  const seller = useSellerName()
  return (
    <Card as="section" aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className="mb-5 text-xl">
        {title}
      </h2>
      <Timeline
        label={title}
        entries={entries.map((entry) => ({
          ...{ id: entry.id, when: entry.when, dateTime: entry.dateTime, tone: entry.tone },
          title: <ActivityTitle {...entry} />,
          who: t(`activities.who.${entry.who}`, { name: entry.seller ?? seller }),
          body: (entry.said || entry.order) && <Body {...entry} />,
        }))}
      />
    </Card>
  )
}

/**
 * What happened to one order or all of them, day by day and the newest first, narrowed by what the
 * address says.
 */
export function ActivityFeed({ feed }: ActivityFeedProps) {
  const { t } = useTranslation('project')
  const { days, filter, unreadable, scopes, resetHref, newerHref, olderHref } = feed
  return (
    <div className="grid gap-gap">
      <ErrorSummary errors={unreadable} />
      <FilterLinks
        label={t('feed.scope')}
        links={scopes.map(({ every, href, current }) => ({
          label: t(every ? 'feed.all' : 'feed.one'),
          href,
          current,
        }))}
      />
      <FilterForm
        action={paths.activities()}
        label={t('feed.filter')}
        selects={filter.selects}
        kept={filter.kept}
      />
      {days.map((day) => (
        <Day key={day.day} day={day} />
      ))}
      {days.length === 0 && (
        <EmptyState
          title={t('feed.none.title')}
          action={
            filter.narrowed && (
              <ButtonLink to={resetHref} variant="secondary">
                {t('feed.none.reset')}
              </ButtonLink>
            )
          }
        >
          {t(filter.narrowed ? 'feed.none.narrowed' : 'feed.none.text')}
        </EmptyState>
      )}
      <Pagination previousHref={newerHref} nextHref={olderHref} label={t('feed.pages')} />
    </div>
  )
}
