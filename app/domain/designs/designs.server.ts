import { db, type Prisma } from '~/platform/db/db.server'
import { placeQuery, readPage, type Place } from '~/platform/paging'
import type { Participant } from '../people/participant.rules'
import { projectsOf, required, requireId, visibleTo } from '~/domain/sharing/shared-access.server'

const PER_PAGE = 12
/** The most pins and answers that a page shows of two versions. */
const MOST_PINS = 300

const OPEN_PINS = {
  _count: { select: { pins: { where: { resolvedAt: null } } } },
} satisfies Prisma.DesignVersionInclude
const NEWEST_FIRST = { orderBy: { number: 'desc' } } as const

/** A client sees a design once a version of it was shared. */
function visibleDesigns(participant: Participant, orderId: string): Prisma.DesignWhereInput {
  const shared = participant.side === 'studio' ? {} : { versions: { some: visibleTo(participant) } }
  return { project: projectsOf(participant, 'see', orderId), ...shared }
}

/**
 * A page of an order's designs, 12 at most and the newest first, each with its versions that
 * somebody may see.
 */
export function listDesigns(participant: Participant, orderId: string, place: Place<string>) {
  const where = visibleDesigns(participant, orderId)
  return readPage(place, PER_PAGE, (part) =>
    db.design.findMany({
      where,
      orderBy: { id: 'desc' },
      ...placeQuery(part, PER_PAGE),
      select: {
        id: true,
        title: true,
        versions: { where: visibleTo(participant), ...NEWEST_FIRST, include: OPEN_PINS },
      },
    }),
  )
}
export type DesignSummary = Awaited<ReturnType<typeof listDesigns>>['rows'][number]

/**
 * The order that a design belongs to. Throws `notFound` for a design that is not there or that
 * somebody may not see.
 */
export async function getDesignOrder(participant: Participant, designId: string): Promise<string> {
  const where = {
    ...projectsOf(participant, 'see'),
    designs: {
      some: { id: requireId(designId, 'design'), versions: { some: visibleTo(participant) } },
    },
  }
  return required(await db.project.findFirst({ where, select: { orderId: true } }), 'design')
    .orderId
}

/**
 * A design of the order with the versions of it that somebody may see, the newest first. Throws
 * `notFound`.
 */
export async function getDesign(participant: Participant, orderId: string, designId: string) {
  const design = await db.design.findFirst({
    where: { ...visibleDesigns(participant, orderId), id: requireId(designId, 'design') },
    select: {
      id: true,
      title: true,
      projectId: true,
      versions: { where: visibleTo(participant), ...NEWEST_FIRST, include: OPEN_PINS },
    },
  })
  return { ...required(design, 'design'), orderId }
}
export type DesignDetail = Awaited<ReturnType<typeof getDesign>>
export type DesignVersionRow = DesignDetail['versions'][number]

const OLDEST_FIRST = { orderBy: { id: 'asc' } } as const

/**
 * The pins of these versions with their answers; of `openOf`, those that nobody has resolved. The
 * caller has seen the versions.
 */
export function readPins(versionIds: string[], openOf: string | null) {
  const open = openOf ? [{ designVersionId: openOf, resolvedAt: null }] : []
  return db.pin.findMany({
    where: { OR: [{ designVersionId: { in: versionIds } }, ...open] },
    orderBy: [{ designVersionId: 'desc' }, { number: 'asc' }],
    take: MOST_PINS,
    include: { replies: OLDEST_FIRST },
  })
}
export type PinRow = Awaited<ReturnType<typeof readPins>>[number]

/** The names of these people, by id. */
export async function readNames(ids: number[]): Promise<Map<number, string>> {
  const unique = [...new Set(ids)]
  const users =
    unique.length === 0
      ? []
      : await db.user.findMany({ where: { id: { in: unique } }, select: { id: true, name: true } })
  return new Map(users.map(({ id, name }) => [id, name]))
}
