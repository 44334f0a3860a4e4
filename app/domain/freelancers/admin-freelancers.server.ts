import { containing } from '~/platform/db/containing.server'
import { db, type Prisma } from '~/platform/db/db.server'
import { eachRow, placeQuery, readPage, type Place } from '~/platform/paging'
import { wordsOf } from '~/domain/ground/search.rules'
import {
  FREELANCERS_PER_PAGE,
  type ApplicationsFilter,
  type FreelancerSort,
  type FreelancersFilter,
} from './admin-freelancers.rules'
import { readNames, traitToFind } from './traits.rules'

type ApplicationWhere = Prisma.FreelancerApplicationWhereInput
type FreelancerWhere = Prisma.FreelancerWhereInput

/** The ids are version 7 UUIDs: their order is the order in time. */
const APPLICATIONS: Record<FreelancerSort, Prisma.FreelancerApplicationOrderByWithRelationInput[]> =
  {
    newest: [{ id: 'desc' }],
    oldest: [{ id: 'asc' }],
    name: [{ name: 'asc' }, { id: 'asc' }],
  }
const FREELANCERS: Record<FreelancerSort, Prisma.FreelancerOrderByWithRelationInput[]> = {
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

interface Query {
  cursor?: { id: string }
  skip?: number
  take: number
}

function readApplications(filter: ApplicationsFilter, query: Query) {
  const where = {
    status: filter.status ?? undefined,
    AND: [...wordsOf(filter.q).map(applicationHasWord), ...traitsIn(filter)],
  }
  return db.freelancerApplication.findMany({
    where,
    orderBy: APPLICATIONS[filter.sort],
    ...query,
    select: LISTED_APPLICATION,
  })
}

const withTraits = <Row extends { skills: unknown; languages: unknown }>(row: Row) => ({
  ...row,
  skills: readNames(row.skills),
  languages: readNames(row.languages),
})

/** A page of the applications that a filter lets through, 25 at most. */
export async function listAdminApplications(filter: ApplicationsFilter, place: Place<string>) {
  const { rows, ...neighbours } = await readPage(place, FREELANCERS_PER_PAGE, (at) =>
    readApplications(filter, placeQuery(at, FREELANCERS_PER_PAGE)),
  )
  return { applications: rows.map(withTraits), ...neighbours }
}
export type AdminApplicationRow = Awaited<
  ReturnType<typeof listAdminApplications>
>['applications'][number]

/** All applications that a filter lets through, a few hundred in memory at a time. */
export const eachAdminApplication = (filter: ApplicationsFilter) =>
  eachRow(
    (query: Query) => readApplications(filter, query),
    async (rows) => rows.map(withTraits),
  )

/** The ids of the first `limit` applications that a filter lets through. */
export async function firstApplicationIds(
  filter: ApplicationsFilter,
  limit: number,
): Promise<string[]> {
  return (await readApplications(filter, { take: limit })).map(({ id }) => id)
}

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

async function readFreelancers(filter: FreelancersFilter, query: Query) {
  const where = {
    status: filter.status ?? undefined,
    AND: [...wordsOf(filter.q).map(freelancerHasWord), ...traitsIn(filter)],
  }
  const rows = await db.freelancer.findMany({
    where,
    orderBy: FREELANCERS[filter.sort],
    ...query,
    select: LISTED_FREELANCER,
  })
  return rows.map(({ user, ...row }) => withTraits({ ...row, ...user }))
}

/**
 * A page of the freelancers that a filter lets through, 25 at most; the rate is integer cents of
 * its currency.
 */
export async function listAdminFreelancers(filter: FreelancersFilter, place: Place<string>) {
  const { rows: freelancers, ...neighbours } = await readPage(place, FREELANCERS_PER_PAGE, (at) =>
    readFreelancers(filter, placeQuery(at, FREELANCERS_PER_PAGE)),
  )
  return { freelancers, ...neighbours }
}
export type AdminFreelancerRow = Awaited<
  ReturnType<typeof listAdminFreelancers>
>['freelancers'][number]

/** All freelancers that a filter lets through, a few hundred in memory at a time. */
export const eachAdminFreelancer = (filter: FreelancersFilter) =>
  eachRow(
    (query: Query) => readFreelancers(filter, query),
    async (rows) => rows,
  )

/** The ids of the first `limit` freelancers that a filter lets through. */
export async function firstFreelancerIds(
  filter: FreelancersFilter,
  limit: number,
): Promise<string[]> {
  return (await readFreelancers(filter, { take: limit })).map(({ id }) => id)
}

/** The freelancers among some ids, with their names; ids of nobody are left out. */
export async function nameFreelancers(ids: string[]) {
  const rows = await db.freelancer.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'desc' },
    select: { id: true, user: { select: { name: true, email: true } } },
  })
  return rows.map(({ id, user }) => ({ id, ...user }))
}
