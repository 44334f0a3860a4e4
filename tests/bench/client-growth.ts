import { paths } from '../../app/paths'
import { FEW, growClient, MANY, NEWEST, type Amounts } from './grown-client'
import type { Growth, GrowthPage } from './growth'
import { signInClient } from './subjects'

type Grown = Awaited<ReturnType<typeof growClient>>

/** Every page of the client with what it shows of that which was filled in. */
const pages: GrowthPage<Grown>[] = [
  { path: ({ order }) => paths.dashboard({ order }), shows: NEWEST.activity },
  { path: () => paths.overview(), shows: NEWEST.order },
  { path: ({ order }) => paths.orders({ order }), shows: NEWEST.order },
  { path: ({ order }) => paths.milestones({ order }), shows: NEWEST.order },
  { path: ({ order }) => paths.projectDetails({ order }), shows: NEWEST.order },
  { path: ({ order }) => paths.files({ order }), shows: NEWEST.file },
  { path: ({ order }) => paths.files({ order, sort: 'newest' }), shows: 'picture-' },
  { path: ({ order }) => paths.files({ order, q: 'picture-000' }), shows: NEWEST.file },
  { path: ({ order }) => paths.design({ order }), shows: NEWEST.order },
  { path: ({ order }) => paths.previews({ order }), shows: NEWEST.order },
  { path: ({ order }) => paths.messages({ order }), shows: NEWEST.message },
  { path: ({ order }) => paths.activities({ order }), shows: NEWEST.activity },
  { path: () => paths.activities({ all: '1' }), shows: NEWEST.activity },
  { path: ({ order }) => paths.deliverables({ order }), shows: NEWEST.order },
  { path: () => paths.notifications(), shows: NEWEST.notice },
  { path: () => paths.dashboardNew(), shows: NEWEST.order },
  { path: ({ projectId }) => paths.projectFiles(projectId), shows: NEWEST.file },
  {
    path: ({ projectId }) => paths.projectMilestones(projectId),
    shows: 'WordPress editorial site',
  },
]

export const clientGrowth: Growth<Amounts, Grown> = {
  title: `A client with ${MANY.messages} messages, ${MANY.files} files, ${MANY.events} events and ${MANY.orders} running orders beside one with ${FEW.messages}, ${FEW.files}, ${FEW.events} and ${FEW.orders}`,
  amounts: { few: FEW, many: MANY },
  grow: growClient,
  signIn: signInClient,
  pages,
}
