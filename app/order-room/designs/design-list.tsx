import { useTranslation } from 'react-i18next'
import { EmptyState } from '~/ui/feedback/empty-state'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Grid } from '~/ui/layout/grid'
import { Icon } from '~/ui/media/icon'
import type { Side, VersionView } from '~/order-room/versions/version-badge'
import type { ListPlace } from '~/shell/list-place'
import { Pagination } from '~/ui/table/pagination'
import { WorkCard } from '~/order-room/versions/work-card'

type DesignCard = {
  id: string
  title: string
  href: string
  versions: number
  openPins: number
  picture: string | null
  newest: VersionView | null
}
export type DesignListProps = { designs: DesignCard[]; place: ListPlace; side: Side }

/** The designs of an order, the newest first. */
export function DesignList({ designs, place: { unreadable, ...pages }, side }: DesignListProps) {
  const { t } = useTranslation('design')
  if (designs.length === 0)
    return (
      <EmptyState icon={<Icon name="palette" size={40} />} title={t(`empty.${side}.title`)}>
        {t(`empty.${side}.text`)}
      </EmptyState>
    )
  return (
    <>
      <ErrorSummary errors={unreadable} />
      <Grid as="ul" columns={3}>
        {designs.map(({ id, versions, openPins, ...design }) => (
          <WorkCard key={id} {...design} icon="palette" side={side}>
            {t('card.versions', { count: versions })} · {t('card.remarks', { count: openPins })}
          </WorkCard>
        ))}
      </Grid>
      <Pagination {...pages} />
    </>
  )
}
