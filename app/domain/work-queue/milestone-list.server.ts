import { listSource } from '~/domain/ground/list-source'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { BROKEN_OFF } from '~/domain/projects/progress.rules'
import { findByTerms } from '~/domain/search/order-terms.server'
import { mondayOf } from '~/domain/figures/figures.rules'
import { after, currentTime, DAY } from '~/platform/clock'
import { db, type Prisma } from '~/platform/db/db.server'
import { beginOfStudioDay, studioDay } from '~/platform/i18n/studio-time'
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
const unfinished: Where = { status: { in: [...TO_DO] } }
const begun = ofOrders({ status: { in: ['in_progress', 'in_review'] } })

/** Begun, or of an order whose work nothing holds back any more, as `workHeldUntil` has it. */
const mayBegin = (now: Date): Where => ({
  OR: [
    { status: { not: 'funded' } },
    ofOrders({
      OR: [
        { earlyStartAt: { not: null } },
        { withdrawalEndsAt: null },
        { withdrawalEndsAt: { lt: now } },
        { companyName: { not: '' } },
        { vatNumber: { not: '' } },
      ],
    }),
  ],
})

/** What `waitsFor` says, as a query. */
const waitsOn = (now: Date): Record<MilestoneWaits, Where> => ({
  client: {
    OR: [
      { status: { in: ['payable', 'submitted'] }, ...ofOrders({ status: { in: [...AT_WORK] } }) },
      { ...unfinished, ...ofOrders({ status: 'awaiting_brief' }) },
    ],
  },
  freelancer: { ...unfinished, ...begun, ...withFreelancer, AND: mayBegin(now) },
  studio: { ...unfinished, ...begun, NOT: withFreelancer, AND: mayBegin(now) },
})
const due = (dueAt: Prisma.DateTimeNullableFilter): Where => ({
  ...unfinished,
  ...ofOrders({ status: { in: [...AT_WORK] } }),
  dueAt,
})
function inWeekOf(day: string): Where {
  const monday = mondayOf(new Date(day))
  const [from, to] = [monday, after(7 * DAY, monday)].map(beginOfStudioDay)
  return { dueAt: { gte: from, lt: to } }
}

async function conditions(filter: MilestonesFilter, now: Date): Promise<Where> {
  const { q, status, waits } = filter
  const { ids, common } = await findByTerms(q)
  return {
    status: status === 'open' ? { notIn: ['approved', 'released'] } : (status ?? undefined),
    AND: [
      ...(status === 'open' ? [ofOrders({ status: { notIn: [...BROKEN_OFF] } })] : []),
      ...(waits ? [waitsOn(now)[waits]] : []),
      ...(filter.late
        ? [due(filter.late === 'yes' ? { lt: studioDay(now) } : { gte: studioDay(now) })]
        : []),
      ...(filter.week ? [inWeekOf(filter.week)] : []),
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
      order: {
        select: {
          ...{ id: true, number: true, name: true, companyName: true, status: true },
          ...{ vatNumber: true, withdrawalEndsAt: true, earlyStartAt: true },
        },
      },
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
