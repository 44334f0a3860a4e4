import { containing } from '~/platform/db/containing.server'
import { db, type Prisma } from '~/platform/db/db.server'
import { placeQuery, readPage, type Place } from '~/platform/paging'
import { wordsOf } from '../content/search.rules'
import { FREELANCERS_PER_PAGE, type ApplicationsFilter, type FreelancerSort, type FreelancersFilter } from './admin-freelancers.rules'
import { readNames, traitToFind } from './traits.rules'

type ApplicationWhere = Prisma.FreelancerApplicationWhereInput
type FreelancerWhere = Prisma.FreelancerWhereInput

/** The ids are version 7 UUIDs: their order is the order in time. */
const APPLICATIONS: Record<FreelancerSort, Prisma.FreelancerApplicationOrderByWithRelationInput[]> = {
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
function traitsIn({ skill, language }: Pick<ApplicationsFilter, 'skill' | 'language'>): { traits: Prisma.StringFilter }[] {
  return [...(skill ? [traitToFind('skill', skill)] : []), ...(language ? [traitToFind('language', language)] : [])].map((contains) => ({ traits: { contains } }))
}

/** A word of the search stands in the applicant's name or mail address, or in the introduction. */
function applicationHasWord(word: string): ApplicationWhere {
  return { OR: containing(word).flatMap((text): ApplicationWhere[] => [{ name: text }, { email: text }, { introduction: text }]) }
}

/** A word of the search stands in the freelancer's name or mail address, or in the profile. */
function freelancerHasWord(word: string): FreelancerWhere {
  return { OR: containing(word).flatMap((text): FreelancerWhere[] => [{ user: { name: text } }, { user: { email: text } }, { headline: text }, { about: text }]) }
}

const LISTED_APPLICATION = { id: true, name: true, email: true, country: true, status: true, skills: true, languages: true, suspicions: true, createdAt: true } as const

/** A page of the applications that a filter lets through, 25 at most. */
export async function listAdminApplications(filter: ApplicationsFilter, place: Place<string>) {
  const where = { status: filter.status ?? undefined, AND: [...wordsOf(filter.q).map(applicationHasWord), ...traitsIn(filter)] }
  const read = (at: Place<string>) => db.freelancerApplication.findMany({ where, orderBy: APPLICATIONS[filter.sort], ...placeQuery(at, FREELANCERS_PER_PAGE), select: LISTED_APPLICATION })
  const { rows, ...neighbours } = await readPage(place, FREELANCERS_PER_PAGE, read)
  return { applications: rows.map((row) => ({ ...row, skills: readNames(row.skills), languages: readNames(row.languages) })), ...neighbours }
}
export type AdminApplicationRow = Awaited<ReturnType<typeof listAdminApplications>>['applications'][number]

const LISTED_FREELANCER = {
  ...{ id: true, headline: true, status: true, skills: true, languages: true, hourlyRate: true, currency: true, createdAt: true },
  user: { select: { name: true, email: true } },
} satisfies Prisma.FreelancerSelect

/** A page of the freelancers that a filter lets through, 25 at most; the rate is integer cents of its currency. */
export async function listAdminFreelancers(filter: FreelancersFilter, place: Place<string>) {
  const where = { status: filter.status ?? undefined, AND: [...wordsOf(filter.q).map(freelancerHasWord), ...traitsIn(filter)] }
  const read = (at: Place<string>) => db.freelancer.findMany({ where, orderBy: FREELANCERS[filter.sort], ...placeQuery(at, FREELANCERS_PER_PAGE), select: LISTED_FREELANCER })
  const { rows, ...neighbours } = await readPage(place, FREELANCERS_PER_PAGE, read)
  return { freelancers: rows.map(({ user, ...row }) => ({ ...row, ...user, skills: readNames(row.skills), languages: readNames(row.languages) })), ...neighbours }
}
export type AdminFreelancerRow = Awaited<ReturnType<typeof listAdminFreelancers>>['freelancers'][number]
