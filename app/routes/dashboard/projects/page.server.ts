import { unreadParts } from '~/shell/unread-address.server'
import { listClientProjects, type ClientProject } from '~/domain/projects/client-projects.server'
import { paths } from '~/paths'
import { sayPlanned } from '~/order-room/order/milestone-texts.server'
import type { Language } from '~/platform/i18n/languages'
import { readIdPlace } from '~/platform/paging'
import type { RequestArgs } from '~/platform/session/guards.server'
import { orNull, requireClient } from '~/routes/dashboard/_area/client-page.server'

function presentProject(
  { id, orderId, name, status, order, progress, next }: ClientProject,
  language: Language,
) {
  const inOrder = { order: orderId }
  return {
    id,
    name,
    status,
    progress,
    number: order.number,
    next: next && {
      title: next.title,
      state: next.state,
      due: sayPlanned('milestones', next.planned, language),
    },
    links: {
      home: paths.dashboard(inOrder),
      milestones: paths.projectMilestones(id),
      files: paths.projectFiles(id),
      messages: paths.messages(inOrder),
      details: paths.projectDetails(inOrder),
    },
  }
}

/** A page of the client's projects; `projects` is null when they did not load (spec §8). */
export async function loadProjects(args: RequestArgs) {
  const { reader, language } = await requireClient(args)
  const { searchParams } = new URL(args.request.url)
  const place = readIdPlace(searchParams)
  const page = await orNull(() => listClientProjects(reader, place))
  return {
    language,
    projects: page && {
      unreadable: unreadParts(searchParams, [], page, language),
      rows: page.rows.map((project) => presentProject(project, language)),
      newerHref: page.before && paths.dashboardNew({ before: page.before }),
      olderHref: page.after && paths.dashboardNew({ after: page.after }),
    },
  }
}
