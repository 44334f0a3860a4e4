import { DomainError } from '~/domain/ground/domain-error'
import { literal } from '~/platform/db/containing.server'
import { db, type Prisma } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import type { Participant } from '../people/participant.rules'
import { filesOf, type ProjectRef } from './project-access.server'
import {
  FILES_PER_PAGE,
  fileSearchName,
  pathTo,
  type FilePlace,
  type FileSort,
} from './project-files.rules'

export interface FileQuery {
  folderId: string | null
  /** Looked for in all folders. */
  search: string
  sort: FileSort
  place: FilePlace | null
}

const ORDERS = {
  name: { field: 'sortName', direction: 'asc' },
  newest: { field: null, direction: 'desc' },
  largest: { field: 'size', direction: 'desc' },
} as const

const LARGEST_INT = 2 ** 31 - 1

const turned = { asc: 'desc', desc: 'asc' } as const

/** Ids count up with time, so that they alone are an order. */
function orderBy(sort: FileSort, backwards: boolean): Prisma.FileOrderByWithRelationInput[] {
  const { field, direction } = ORDERS[sort]
  const way = backwards ? turned[direction] : direction
  return [...(field ? [{ [field]: way }] : []), { id: way }]
}

function beyond(sort: FileSort, { direction, id, value }: FilePlace): Prisma.FileWhereInput {
  const order = ORDERS[sort]
  const sign = (order.direction === 'asc') === (direction === 'after') ? 'gt' : 'lt'
  if (!isId(id)) return {}
  if (!order.field) return { id: { [sign]: id } }
  const at = order.field === 'size' ? Math.min(LARGEST_INT, Number.parseInt(value, 10) || 0) : value
  return { OR: [{ [order.field]: { [sign]: at } }, { [order.field]: at, id: { [sign]: id } }] }
}

type Row = { id: string; sortName: string; size: number }

function placeAt(
  direction: FilePlace['direction'],
  sort: FileSort,
  row: Row | undefined,
): FilePlace | null {
  const field = ORDERS[sort].field
  return row ? { direction, id: row.id, value: field ? String(row[field]) : '' } : null
}

async function readRows(
  participant: Participant,
  project: ProjectRef,
  { folderId, search, sort, place }: FileQuery,
) {
  const where = { projectId: project.id, ...filesOf(participant) }
  const within = search ? { sortName: { contains: literal(fileSearchName(search)) } } : { folderId }
  return db.file.findMany({
    where: { AND: [where, within, place ? beyond(sort, place) : {}] },
    orderBy: orderBy(sort, place?.direction === 'before'),
    take: FILES_PER_PAGE + 1,
    select: {
      ...{ id: true, name: true, sortName: true, size: true, folderId: true, visibility: true },
      versions: {
        where: { status: 'available' },
        select: {
          id: true,
          number: true,
          contentType: true,
          side: true,
          uploadedById: true,
          createdAt: true,
          sha256: true,
        },
      },
    },
  })
}

/**
 * A page of a project's files, 30 at most, in a folder or wherever the search finds them, with all
 * folders (at most 200). Three statements, whatever there is. Throws `notFound` for a folder
 * that is not there.
 */
export async function listProjectFiles(
  participant: Participant,
  project: ProjectRef,
  query: FileQuery,
) {
  const [found, folders] = await Promise.all([
    readRows(participant, project, query),
    db.folder.findMany({
      where: { projectId: project.id },
      select: { id: true, parentId: true, name: true },
    }),
  ])
  if (query.folderId !== null && pathTo(folders, query.folderId).length === 0)
    throw new DomainError('notFound', 'folder')
  const backwards = query.place?.direction === 'before'
  const more = found.length > FILES_PER_PAGE
  const files = found.slice(0, FILES_PER_PAGE)
  if (backwards) files.reverse()
  return {
    files,
    folders,
    before: query.place && (more || !backwards) ? placeAt('before', query.sort, files.at(0)) : null,
    after: more || backwards ? placeAt('after', query.sort, files.at(-1)) : null,
  }
}
export type ListedFile = Awaited<ReturnType<typeof listProjectFiles>>['files'][number]
