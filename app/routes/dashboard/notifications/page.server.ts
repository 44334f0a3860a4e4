import { unreadParts } from '~/shell/unread-address.server'
import { noticeWords } from '~/domain/notifications/notice-texts.server'
import { listNotifications } from '~/domain/notifications/center.server'
import { paths } from '~/paths'
import { after, currentTime, DAY } from '~/platform/clock'
import { formatDateTime, formatFullDate, formatIsoDay } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { readIdPlace } from '~/platform/paging'
import type { SignedIn } from '~/platform/session/roles'

type Row = Awaited<ReturnType<typeof listNotifications>>['rows'][number]

function nameDay(date: Date, language: Language) {
  const t = translator(language, 'notifications')
  const [day, today] = [formatIsoDay(date), currentTime()]
  if (day === formatIsoDay(today)) return t('day.today')
  return day === formatIsoDay(after(-DAY, today))
    ? t('day.yesterday')
    : formatFullDate(date, language)
}

function presentRow(row: Row, language: Language) {
  const { id, readAt, createdAt, order } = row
  return {
    ...{ id, ...noticeWords(row, language), unread: readAt === null },
    order: order && `${order.title} · ${order.number}`,
    when: formatDateTime(createdAt, language),
    dateTime: createdAt.toISOString(),
    href: paths.notification(id),
  }
}

function byDay(rows: Row[], language: Language) {
  const days = new Map<
    string,
    { day: string; name: string; rows: ReturnType<typeof presentRow>[] }
  >()
  for (const row of rows) {
    const day = formatIsoDay(row.createdAt)
    const group = days.get(day) ?? { day, name: nameDay(row.createdAt, language), rows: [] }
    group.rows.push(presentRow(row, language))
    days.set(day, group)
  }
  return [...days.values()]
}

/** The notification center as its address asks for it, ready to read. */
export async function loadCenter(
  request: Request,
  { id, impersonator }: SignedIn,
  language: Language,
) {
  const query = new URL(request.url).searchParams
  const unread = query.get('show') === 'unread'
  const show = unread ? 'unread' : undefined
  const {
    rows,
    before,
    after: following,
    strayed,
  } = await listNotifications(id, readIdPlace(query), {
    unread,
    impersonated: impersonator !== null,
  })
  const label = translator(language, 'notifications')('filter.label')
  return {
    unreadable: unreadParts(
      query,
      [{ name: 'show', label, value: show }],
      { strayed },
      language,
    ).map(({ message }) => ({ message })),
    unread,
    days: byDay(rows, language),
    newest: rows.find(({ readAt }) => readAt === null)?.id ?? null,
    earlierHref: before && paths.notifications({ show, before }),
    laterHref: following && paths.notifications({ show, after: following }),
  }
}
