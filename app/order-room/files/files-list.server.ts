import { randomUUID } from 'node:crypto'
import { listProjectFiles, type FileQuery, type ListedFile } from '~/domain/files/file-list.server'
import type { ProjectRef } from '~/domain/files/project-access.server'
import {
  CHUNK_BYTES,
  FILE_SORTS,
  FILES_PER_PAGE,
  folderTree,
  foldersIn,
  LARGEST_FILE,
  LONGEST_SEARCH,
  MOST_FILES_AT_ONCE,
  pathTo,
  PROJECT_BYTES,
  readFilePlace,
  readSort,
  writeFilePlace,
  type FilePlace,
  type FolderRow,
} from '~/domain/files/project-files.rules'
import { lookOf } from '~/domain/files/project-file-type.rules'
import type { Participant } from '~/domain/people/participant.rules'
import { paths } from '~/paths'
import { formatBytes, formatDate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import type { FilesPlace } from './files-place'

export interface FilesContext {
  participant: Participant
  project: ProjectRef
  place: FilesPlace
  language: Language
  /** They may do more than look on. */
  mayChange: boolean
}

/** What the address asks for; what it cannot mean asks for nothing. */
export function readFileQuery(url: URL): FileQuery {
  const query = url.searchParams
  const clean = (name: string) => (query.get(name) ?? '').replaceAll('\0', '').trim()
  return {
    folderId: clean('folder') || null,
    search: clean('q').slice(0, LONGEST_SEARCH),
    sort: readSort(query.get('sort')),
    place: readFilePlace(query.get('at')),
  }
}

/** Who put a version there, as its reader sees it. */
export function cameFrom(
  { side, uploadedById }: { side: string; uploadedById: number | null },
  participant: Participant,
): 'you' | 'studio' | 'client' | 'freelancer' {
  if (uploadedById === participant.userId && side === participant.side) return 'you'
  if (side === 'freelancer') return participant.side === 'studio' ? 'freelancer' : 'studio'
  return side === 'studio' ? 'studio' : 'client'
}

/** The files of a list of which there is another with the same name in its folder, or the same bytes. */
function findDoubles(files: ListedFile[]) {
  const signs = ({ folderId, sortName, versions: [version] }: ListedFile) => [
    `${folderId}/${sortName}`,
    ...(version?.sha256 ? [version.sha256] : []),
  ]
  const counted = new Map<string, number>()
  for (const sign of files.flatMap(signs)) counted.set(sign, (counted.get(sign) ?? 0) + 1)
  return new Set(files.filter((file) => signs(file).some((sign) => counted.get(sign)! > 1)))
}

function presentFile(
  { id, name, size, visibility, versions: [version] }: ListedFile,
  { participant, place, language }: FilesContext,
) {
  return {
    id,
    name,
    href: place.file(id),
    size: formatBytes(size, language),
    look: lookOf(version?.contentType ?? ''),
    downloadHref: version ? paths.fileVersion(version.id) : null,
    version: version && version.number > 1 ? version.number : null,
    from: version ? cameFrom(version, participant) : 'client',
    added: version ? formatDate(version.createdAt, language) : '',
    teamOnly: visibility === 'team',
  }
}

/** The choice of no folder; an empty one is a choice not made. */
export const TOP = 'top'

/**
 * Where files of a list can be moved to, which all lie in one folder unless they were searched for;
 * null while there is nowhere else.
 */
function presentMove(folders: FolderRow[], { search, folderId }: FileQuery, language: Language) {
  const here = search ? null : (folderId ?? TOP)
  const choices = [
    { value: TOP, label: translator(language, 'files')('file.top') },
    ...folderChoices(folders),
  ].filter(({ value }) => value !== here)
  return folders.length > 0 ? { folders: choices } : null
}

/** All folders as choices, each behind as many marks as it lies deep. */
export function folderChoices(folders: FolderRow[]) {
  return folderTree(folders).map(({ id, name, depth }) => ({
    value: id,
    label: `${'– '.repeat(depth)}${name}`,
  }))
}

function presentRoom(used: bigint, language: Language) {
  const bytes = Number(used)
  return {
    used: formatBytes(bytes, language),
    all: formatBytes(PROJECT_BYTES, language),
    percent: Math.min(100, Math.ceil((bytes / PROJECT_BYTES) * 100)),
    full: bytes > PROJECT_BYTES * 0.9,
  }
}

/** What an upload form says of itself, and what its script needs. */
export function uploadFacts(
  { participant, project, language }: FilesContext,
  { folderId = null, fileId = null }: { folderId?: string | null; fileId?: string | null },
) {
  return {
    key: randomUUID(),
    side: participant.side,
    projectId: project.id,
    folderId,
    fileId,
    most: MOST_FILES_AT_ONCE,
    size: formatBytes(LARGEST_FILE, language),
    chunkBytes: CHUNK_BYTES,
    href: paths.uploads(),
  }
}

/** The address of a list from its beginning. */
export function queryOf({ folderId, search, sort }: FileQuery) {
  return {
    folder: search ? undefined : (folderId ?? undefined),
    q: search || undefined,
    sort: sort === 'name' ? undefined : sort,
  }
}

/**
 * A page of a project's files, ready to read. Throws `notFound` for a folder that is not there.
 */
export async function presentFiles(context: FilesContext, query: FileQuery) {
  const { participant, project, place, language, mayChange } = context
  const { files, folders, before, after } = await listProjectFiles(participant, project, query)
  const kept = queryOf(query)
  const doubles = findDoubles(files)
  const at = (target: FilePlace | null) =>
    target && place.list({ ...kept, at: writeFilePlace(target) })
  const path = pathTo(folders, query.folderId)
  const folderHref = (id: string) => place.list({ folder: id, sort: kept.sort })
  return {
    mayChange,
    search: query.search,
    sort: query.sort,
    sorts: FILE_SORTS.map((sort) => ({
      sort,
      href: place.list({ ...kept, sort: sort === 'name' ? undefined : sort }),
    })),
    action: place.list().split('?')[0]!,
    kept: Object.fromEntries([
      ...new URL(place.list({ sort: kept.sort }), 'http://site').searchParams,
    ]),
    here: place.list(kept),
    top: place.list({ sort: kept.sort }),
    folder: path.at(-1) ?? null,
    path: path.map(({ id, name }) => ({ label: name, href: folderHref(id) })),
    folders:
      query.search || query.place
        ? []
        : foldersIn(folders, query.folderId).map(({ id, name }) => ({
            id,
            name,
            href: folderHref(id),
          })),
    files: files.map((file) => ({ ...presentFile(file, context), double: doubles.has(file) })),
    move: mayChange && files.length > 0 ? presentMove(folders, query, language) : null,
    previousHref: at(before),
    nextHref: at(after),
    perPage: FILES_PER_PAGE,
    room: presentRoom(project.fileBytes, language),
    upload: uploadFacts(context, { folderId: query.folderId }),
  }
}
