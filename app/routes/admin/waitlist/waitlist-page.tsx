import { useTranslation } from 'react-i18next'
import { adminPaths } from '~/paths/admin'
import type { WaitlistStatus } from '~/domain/studios/admin-waitlist.rules'
import { Badge } from '~/ui/feedback/badge'
import { ListPage, ListSearch, type ListView } from '~/routes/admin/_area/lists/list-page'
import type { Column } from '~/ui/table/data-table'

export type WaitlistItem = {
  id: string
  studioName: string
  name: string
  email: string
  language: string
  status: WaitlistStatus
  referrals: string
  joined: string
  /** Null before the address is confirmed. */
  standsSince: string | null
}

function StudioCell({ row: { studioName, name, email } }: { row: WaitlistItem }) {
  return (
    <span className="grid min-w-0 gap-0.5">
      <span className="font-semibold wrap-anywhere">{studioName}</span>
      <span className="font-normal wrap-anywhere md:text-sm">{name}</span>
      <a
        href={`mailto:${email}`}
        className="inline-block min-h-6 font-normal wrap-anywhere text-ink-soft underline decoration-line-strong underline-offset-4 md:text-sm"
      >
        {email}
      </a>
    </span>
  )
}

const TONES = { pending: 'neutral', confirmed: 'state', invited: 'success' } as const

function useColumns(): Column<WaitlistItem>[] {
  const { t } = useTranslation('admin-waitlist')
  return [
    {
      key: 'studio',
      label: t('list.studio'),
      rowHeader: true,
      cell: (row) => <StudioCell row={row} />,
    },
    { key: 'language', label: t('list.language'), cell: ({ language }) => language },
    {
      key: 'status',
      label: t('list.status'),
      cell: ({ status }) => <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>,
    },
    {
      key: 'joined',
      label: t('list.joined'),
      cell: ({ joined }) => <span className="whitespace-nowrap">{joined}</span>,
    },
    {
      key: 'standsSince',
      label: t('list.standsSince'),
      cell: ({ standsSince }) => (
        <span className="whitespace-nowrap">{standsSince ?? t('list.notInLine')}</span>
      ),
    },
    {
      key: 'referrals',
      label: t('list.referrals'),
      cell: ({ referrals }) => referrals,
      align: 'end',
    },
  ]
}

/** The studios that want Studio Stack, under what they can be chosen by. */
export function WaitlistPage({ q, ...list }: ListView<WaitlistItem> & { q: string }) {
  const { t } = useTranslation('admin-waitlist')
  return (
    <ListPage
      {...list}
      href={adminPaths.waitlist()}
      caption={t('list.caption')}
      columns={useColumns()}
      empty={{ title: t('list.empty'), text: t('list.emptyText') }}
      search={<ListSearch q={q} hint={t('list.searchHint')} />}
      state={[q]}
      choose={({ studioName }) => t('list.choose', { name: studioName })}
    />
  )
}
