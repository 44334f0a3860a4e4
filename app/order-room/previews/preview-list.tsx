import { useTranslation } from 'react-i18next'
import { EmptyState } from '~/ui/feedback/empty-state'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Grid } from '~/ui/layout/grid'
import { Icon } from '~/ui/media/icon'
import type { Side, VersionView } from '~/order-room/versions/version-badge'
import type { ListPlace } from '~/shell/list-place'
import { Pagination } from '~/ui/table/pagination'
import { WorkCard } from '~/order-room/versions/work-card'

type PreviewCard = {
  id: string
  title: string
  href: string
  versions: number
  host: string
  picture: string | null
  newest: VersionView | null
}
export type PreviewListProps = { previews: PreviewCard[]; place: ListPlace; side: Side }

/** The previews of an order, the newest first. */
export function PreviewList({ previews, place: { unreadable, ...pages }, side }: PreviewListProps) {
  const { t } = useTranslation('previews')
  if (previews.length === 0)
    return (
      <EmptyState icon={<Icon name="app-window" size={40} />} title={t(`empty.${side}.title`)}>
        {t(`empty.${side}.text`)}
      </EmptyState>
    )
  return (
    <>
      <ErrorSummary errors={unreadable} />
      <Grid as="ul" columns={3}>
        {previews.map(({ id, versions, host, ...preview }) => (
          <WorkCard key={id} {...preview} icon="app-window" side={side}>
            {host} · {t('card.versions', { count: versions })}
          </WorkCard>
        ))}
      </Grid>
      <Pagination {...pages} />
    </>
  )
}
