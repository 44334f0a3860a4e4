import { containing } from '~/platform/db/containing.server'
import { db, type Prisma } from '~/platform/db/db.server'
import { readRowId } from '~/platform/row-id'
import { listSource } from '~/domain/ground/list-source'
import { wordsOf } from '~/domain/ground/search.rules'
import {
  applicationsFilter,
  freelancersFilter,
  type ApplicationsFilter,
  type FreelancersFilter,
} from './admin-freelancers.rules'
import { readNames, traitToFind } from './traits.rules'

type ApplicationWhere = Prisma.FreelancerApplicationWhereInput
type FreelancerWhere = Prisma.FreelancerWhereInput

/** The ids are version 7 UUIDs: their order is the order in time. */
const APPLICATIONS: Record<
  ApplicationsFilter['sort'],
  Prisma.FreelancerApplicationOrderByWithRelationInput[]
> = {
  newest: [{ id: 'desc' }],
  oldest: [{ id: 'asc' }],
  name: [{ name: 'asc' }, { id: 'asc' }],
}
const FREELANCERS: Record<FreelancersFilter['sort'], Prisma.FreelancerOrderByWithRelationInput[]> =
  {
    newest: [{ id: 'desc' }],
    oldest: [{ id: 'asc' }],
    name: [{ user: { name: 'asc' } }, { id: 'asc' }],
  }

/** The skill and the language that are asked for. */
function traitsIn({
  skill,
  language,
}: Pick<ApplicationsFilter, 'skill' | 'language'>): { traits: Prisma.StringFilter }[] {
  return [
    ...(skill ? [traitToFind('skill', skill)] : []),
    ...(language ? [traitToFind('language', language)] : []),
  ].map((contains) => ({ traits: { contains } }))
}

/** A word of the search stands in the applicant's name or mail address, or in the introduction. */
function applicationHasWord(word: string): ApplicationWhere {
  return {
    OR: containing(word).flatMap((text): ApplicationWhere[] => [
      { name: text },
      { email: text },
      { introduction: text },
    ]),
  }
}

/** A word of the search stands in the freelancer's name or mail address, or in the profile. */
function freelancerHasWord(word: string): FreelancerWhere {
  return {
    OR: containing(word).flatMap((text): FreelancerWhere[] => [
      { user: { name: text } },
      { user: { email: text } },
      { headline: text },
      { about: text },
    ]),
  }
}

const LISTED_APPLICATION = {
  id: true,
  name: true,
  email: true,
  country: true,
  status: true,
  skills: true,
  languages: true,
  suspicions: true,
  createdAt: true,
} as const

const withTraits = <Row extends { skills: unknown; languages: unknown }>(row: Row) => ({
  ...row,
  skills: readNames(row.skills),
  languages: readNames(row.languages),
})

/** The applications to the network. */
export const applications = listSource({
  filter: applicationsFilter,
  readId: readRowId,
  open: (filter) => async (part) => {
    const rows = await db.freelancerApplication.findMany({
      where: {
        status: filter.status ?? undefined,
        AND: [...wordsOf(filter.q).map(applicationHasWord), ...traitsIn(filter)],
      },
      orderBy: APPLICATIONS[filter.sort],
      ...part,
      select: LISTED_APPLICATION,
    })
    return rows.map(withTraits)
  },
})

/** The applications among some ids, with their names; ids of nothing are left out. */
export function nameApplications(ids: string[]) {
  return db.freelancerApplication.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'desc' },
    select: { id: true, name: true, email: true },
  })
}

const LISTED_FREELANCER = {
  ...{
    id: true,
    headline: true,
    status: true,
    skills: true,
    languages: true,
    hourlyRate: true,
    currency: true,
    createdAt: true,
  },
  user: { select: { name: true, email: true } },
} satisfies Prisma.FreelancerSelect

/** The freelancers of the network; the rate is integer cents of its currency. */
export const freelancers = listSource({
  filter: freelancersFilter,
  readId: readRowId,
  open: (filter) => async (part) => {
    const rows = await db.freelancer.findMany({
      where: {
        status: filter.status ?? undefined,
        AND: [...wordsOf(filter.q).map(freelancerHasWord), ...traitsIn(filter)],
      },
      orderBy: FREELANCERS[filter.sort],
      ...part,
      select: LISTED_FREELANCER,
    })
    return rows.map(({ user, ...row }) => withTraits({ ...row, ...user }))
  },
})

/** The freelancers among some ids, with their names; ids of nobody are left out. */
export async function nameFreelancers(ids: string[]) {
  const rows = await db.freelancer.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'desc' },
    select: { id: true, user: { select: { name: true, email: true } } },
  })
  return rows.map(({ id, user }) => ({ id, ...user }))
}
