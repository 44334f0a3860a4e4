import { Notice } from '~/ui/feedback/notice'
import { DashboardFrame } from './dashboard-frame'
import type { DashboardArea } from './dashboard-nav'
import { PlannedLinks, PlannedPoints } from './planned-page'
import type { PlannedPageData } from './planned-page.server'

/** A page of a dashboard that is being built, beside the dashboard's navigation. */
export function PlannedDashboardPage({ area, title, description, points, links, words }: PlannedPageData & { area: DashboardArea }) {
  return (
    <DashboardFrame area={area} title={title} lead={description} actions={<PlannedLinks links={links} />}>
      <div className="max-w-text">
        <Notice title={words.noticeTitle}>{words.noticeText}</Notice>
      </div>
      <section aria-labelledby="planned" className="grid gap-6">
        <h2 id="planned" className="text-xl">{words.points}</h2>
        <PlannedPoints points={points} />
      </section>
    </DashboardFrame>
  )
}
