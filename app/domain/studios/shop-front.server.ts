import { currentTime } from '~/platform/clock'
import { db, type Prisma } from '~/platform/db/db.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { brandSheet } from './brand-sheet.server'
import { currenciesOf, languagesOf, type FrontPage } from './shop-front.rules'

const SHOWN = {
  ...({
    id: true,
    slug: true,
    name: true,
    status: true,
    accentColour: true,
    groundColour: true,
    logoKey: true,
    typeface: true,
    languages: true,
    currencies: true,
  } as const),
  ...({
    tagline: true,
    about: true,
    legalName: true,
    companyNumber: true,
    vatNumber: true,
    address: true,
    country: true,
    email: true,
  } as const),
} satisfies Prisma.StudioSelect

/**
 * A shop front is open to all once it is published; before, and after it is taken down, the
 * studio's own people look at it.
 */
function visibleTo(viewerId: number | null): Prisma.StudioWhereInput {
  const published = { status: 'published' as const }
  return viewerId === null
    ? published
    : { OR: [published, { members: { some: { userId: viewerId } } }] }
}

/**
 * The studio with a slug as its shop front shows it, or null; the own studio has a site of its own.
 * `preview` while it is its people's alone.
 */
export async function findShopFront(slug: string, viewerId: number | null = null) {
  const studio = await db.studio.findFirst({
    where: { slug, id: { not: OWN_STUDIO_ID }, ...visibleTo(viewerId) },
    select: SHOWN,
  })
  if (!studio) return null
  return {
    ...studio,
    languages: languagesOf(studio.languages),
    currencies: currenciesOf(studio.currencies),
    preview: studio.status !== 'published',
    brandVersion: brandSheet(studio).version,
  }
}
/** The name of a studio whose shop the operator has closed, by its slug; null for any other. */
export async function findSuspended(slug: string): Promise<string | null> {
  const studio = await db.studio.findFirst({
    where: { slug, status: 'suspended', id: { not: OWN_STUDIO_ID } },
    select: { name: true },
  })
  return studio?.name ?? null
}
export type ShopFront = NonNullable<Awaited<ReturnType<typeof findShopFront>>>

/** The shop fronts that are open to all, the latest first. */
export async function listOpenShopFronts(limit: number) {
  const where = { status: 'published' as const, id: { not: OWN_STUDIO_ID } }
  const studios = await db.studio.findMany({
    where,
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: { id: true, slug: true, name: true, tagline: true, languages: true, publishedAt: true },
  })
  return studios.map((studio) => ({ ...studio, languages: languagesOf(studio.languages) }))
}

/** The services of the shop fronts that are open to all, the latest first. */
export async function listFrontServices(limit: number) {
  const services = await db.product.findMany({
    where: {
      studioId: { not: OWN_STUDIO_ID },
      status: 'published',
      studio: { status: 'published' },
    },
    orderBy: { id: 'desc' },
    take: limit,
    select: { id: true, updatedAt: true, studio: { select: { slug: true, languages: true } } },
  })
  return services.map(({ studio, ...service }) => ({
    ...service,
    slug: studio.slug,
    languages: languagesOf(studio.languages),
  }))
}

/**
 * The style sheet of any studio's brand, published or not: it says nothing but colors and a
 * typeface. Null for no studio.
 */
export async function findBrandSheet(slug: string) {
  const studio = await db.studio.findFirst({
    where: { slug, id: { not: OWN_STUDIO_ID } },
    select: { accentColour: true, groundColour: true, typeface: true },
  })
  return studio && brandSheet(studio)
}

/** Counts one showing of a page of a shop front, by day and page; who looked is not recorded. */
export async function countVisit(
  studioId: number,
  path: FrontPage,
  now = currentTime(),
): Promise<void> {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
  await db.studioVisit.upsert({
    where: { studioId_day_path: { studioId, day, path } },
    create: { studioId, day, path, views: 1 },
    update: { views: { increment: 1 } },
  })
}
