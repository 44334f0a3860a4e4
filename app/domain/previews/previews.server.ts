import { db, type Prisma } from '~/platform/db/db.server'
import { placeQuery, readPage, type Place } from '~/platform/paging'
import type { Participant } from '../people/participant.rules'
import { projectsOf, required, requireId, visibleTo } from '~/domain/sharing/shared-access.server'

const PER_PAGE = 12
const NEWEST_FIRST = { orderBy: { number: 'desc' } } as const

/** A client sees a preview once a version of it was shared. */
function visiblePreviews(participant: Participant, orderId: string): Prisma.PreviewWhereInput {
  const shared = participant.side === 'studio' ? {} : { versions: { some: visibleTo(participant) } }
  return { project: projectsOf(participant, 'see', orderId), ...shared }
}

const withVersions = (participant: Participant) =>
  ({
    id: true,
    title: true,
    versions: { where: visibleTo(participant), ...NEWEST_FIRST },
  }) satisfies Prisma.PreviewSelect

/**
 * A page of an order's previews, 12 at most and the newest first, each with its versions that
 * somebody may see.
 */
export function listPreviews(participant: Participant, orderId: string, place: Place<string>) {
  const where = visiblePreviews(participant, orderId)
  return readPage(place, PER_PAGE, (part) =>
    db.preview.findMany({
      where,
      orderBy: { id: 'desc' },
      ...placeQuery(part, PER_PAGE),
      select: withVersions(participant),
    }),
  )
}
export type PreviewSummary = Awaited<ReturnType<typeof listPreviews>>['rows'][number]

/**
 * The order that a preview belongs to. Throws `notFound` for a preview that is not there or that
 * somebody may not see.
 */
export async function getPreviewOrder(
  participant: Participant,
  previewId: string,
): Promise<string> {
  const where = {
    ...projectsOf(participant, 'see'),
    previews: {
      some: { id: requireId(previewId, 'preview'), versions: { some: visibleTo(participant) } },
    },
  }
  return required(await db.project.findFirst({ where, select: { orderId: true } }), 'preview')
    .orderId
}

/**
 * A preview of the order with the versions of it that somebody may see, the newest first. Throws
 * `notFound`.
 */
export async function getPreview(participant: Participant, orderId: string, previewId: string) {
  const where = { ...visiblePreviews(participant, orderId), id: requireId(previewId, 'preview') }
  return {
    ...required(
      await db.preview.findFirst({ where, select: withVersions(participant) }),
      'preview',
    ),
    orderId,
  }
}
export type PreviewDetail = Awaited<ReturnType<typeof getPreview>>
export type PreviewVersionRow = PreviewDetail['versions'][number]
