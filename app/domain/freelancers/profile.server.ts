import { db } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import type { ProfileInput } from './profile.schema'
import { readNames, writeTraits } from './traits.rules'

/**
 * Somebody's profile; null for an admin who only looks at the area. The rate is integer cents of
 * its currency.
 */
export async function findOwnProfile(userId: number) {
  const row = await db.freelancer.findUnique({
    where: { userId },
    select: {
      id: true,
      status: true,
      headline: true,
      about: true,
      skills: true,
      languages: true,
      portfolioLinks: true,
      hourlyRate: true,
      currency: true,
      publicPage: true,
    },
  })
  if (!row) return null
  const { skills, languages, portfolioLinks, ...profile } = row
  return {
    ...profile,
    skills: readNames(skills),
    languages: readNames(languages),
    links: readNames(portfolioLinks),
  }
}
export type OwnProfile = NonNullable<Awaited<ReturnType<typeof findOwnProfile>>>

/**
 * Keeps what somebody says of themselves; tells whether it was kept: who left the network has no
 * profile to change.
 */
export async function saveOwnProfile(
  userId: number,
  { links, rate, ...input }: ProfileInput,
): Promise<boolean> {
  const { count } = await db.freelancer.updateMany({
    where: { userId, status: { not: 'offboarded' } },
    data: { ...input, portfolioLinks: links, hourlyRate: rate, traits: writeTraits(input) },
  })
  return count > 0
}

/** Chosen by its owner, who is in the network with an open account. */
const PUBLIC = {
  publicPage: true,
  status: { not: 'offboarded' },
  user: { disabledAt: null, erasedAt: null },
} as const
/**
 * The most that the program's page leads to, and the map for search engines, which may hold
 * 50,000 addresses (sitemaps.org).
 */
const MOST_LISTED = 24
const MOST_MAPPED = 10_000

/** The public page of a freelancer, null where there is none; no rate and no address is on it. */
export async function findPublicProfile(id: string) {
  if (!isId(id)) return null
  const row = await db.freelancer.findFirst({
    where: { id, ...PUBLIC },
    select: {
      id: true,
      headline: true,
      about: true,
      skills: true,
      languages: true,
      portfolioLinks: true,
      user: { select: { name: true } },
    },
  })
  if (!row) return null
  const { skills, languages, portfolioLinks, user, ...profile } = row
  return {
    ...profile,
    name: user.name,
    skills: readNames(skills),
    languages: readNames(languages),
    links: readNames(portfolioLinks),
  }
}

/** Those who have a public page, the latest in the network first. */
export async function listPublicProfiles() {
  const rows = await db.freelancer.findMany({
    where: PUBLIC,
    orderBy: { id: 'desc' },
    take: MOST_LISTED,
    select: { id: true, headline: true, user: { select: { name: true } } },
  })
  return rows.map(({ id, headline, user }) => ({ id, headline, name: user.name }))
}

/** The ids of those who have a public page. */
export async function listPublicIds(): Promise<string[]> {
  return (
    await db.freelancer.findMany({
      where: PUBLIC,
      orderBy: { id: 'desc' },
      take: MOST_MAPPED,
      select: { id: true },
    })
  ).map(({ id }) => id)
}
