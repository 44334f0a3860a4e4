import { listSource } from '~/domain/ground/list-source'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { BROKEN_OFF } from '~/domain/projects/progress.rules'
import { findWords } from '~/domain/search/order-words.server'
import { currentTime } from '~/platform/clock'
import { db, type Prisma } from '~/platform/db/db.server'
import { readRowId } from '~/platform/row-id'
import {
  AT_WORK,
  milestonesFilter,
  TO_DO,
  WITH_FREELANCER,
  type MilestonesFilter,
  type MilestoneSort,
  type MilestoneWaits,
} from './milestone-list.rules'

type Where = Prisma.MilestoneWhereInput

const ORDERS: Record<MilestoneSort, Prisma.MilestoneOrderByWithRelationInput[]> = {
  due: [{ dueAt: { sort: 'asc', nulls: 'last' } }, { id: 'desc' }],
  newest: [{ id: 'desc' }],
  oldest: [{ id: 'asc' }],
}

const ofOrders = (order: Prisma.OrderWhereInput): Where => ({ project: { order } })
const withFreelancer: Where = {
  assignments: { some: { leadKey: { not: null }, status: { in: [...WITH_FREELANCER] } } },
}
const toDo: Where = { status: { in: [...TO_DO] } }
const begun = ofOrders({ status: { in: ['in_progress', 'in_review'] } })

/** What `waitsFor` says, as a query. */
const WAITS: Record<MilestoneWaits, Where> = {
  client: {
    OR: [
      { status: { in: ['payable', 'submitted'] }, ...ofOrders({ status: { in: [...AT_WORK] } }) },
      { ...toDo, ...ofOrders({ status: 'awaiting_brief' }) },
    ],
  },
  freelancer: { ...toDo, ...begun, ...withFreelancer },
  studio: { ...toDo, ...begun, NOT: withFreelancer },
}
const late = (now: Date): Where => ({
  ...toDo,
  ...ofOrders({ status: { in: [...AT_WORK] } }),
  dueAt: { lt: now },
})

async function conditions(filter: MilestonesFilter, now: Date): Promise<Where> {
  const { q, status, waits } = filter
  const { ids, common } = await findWords(q)
  return {
    status: status === 'open' ? { notIn: ['approved', 'released'] } : (status ?? undefined),
    AND: [
      ...(status === 'open' ? [ofOrders({ status: { notIn: [...BROKEN_OFF] } })] : []),
      ...(waits ? [WAITS[waits]] : []),
      ...(filter.late ? [late(now)] : []),
      ...(ids ? [ofOrders({ id: { in: ids } })] : []),
      ...common.map(ofOrders),
    ],
  }
}

const LISTED = {
  ...{ id: true, title: true, status: true, dueAt: true },
  payable: { select: { amount: true, currency: true } },
  assignments: {
    where: { leadKey: { not: null } },
    take: 1,
    select: { status: true, freelancer: { select: { user: { select: { name: true } } } } },
  },
  project: {
    select: {
      order: { select: { id: true, number: true, name: true, companyName: true, status: true } },
    },
  },
} as const

/** The milestones of all orders of the studio that runs this site. */
export const adminMilestones = listSource({
  filter: milestonesFilter,
  readId: readRowId,
  open: async (filter) => {
    const [where, orderBy] = [await conditions(filter, currentTime()), ORDERS[filter.sort]]
    const own = { project: { order: { studioId: OWN_STUDIO_ID } } }
    return (part) =>
      db.milestone.findMany({ where: { AND: [where, own] }, orderBy, ...part, select: LISTED })
  },
})
