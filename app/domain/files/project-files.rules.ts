import { foldText } from '~/platform/words'
import { DAY } from '~/platform/clock'
import { oneLine } from '~/platform/free-text'
import { normalize } from '~/platform/normalize'

const MEGABYTE = 1_000_000

/** What a project may hold, of both sides together, and what comes at once; bytes. */
export const PROJECT_BYTES = 5000 * MEGABYTE
export const LARGEST_FILE = 100 * MEGABYTE
export const MOST_FILES_AT_ONCE = 20
/**
 * All files of a form at their largest would be too long to wait for: script sends them one by one.
 */
export const LARGEST_FORM = 1000 * MEGABYTE

export const CHUNK_BYTES = 4 * MEGABYTE
/** Each piece is a file, a row and a job: only the last one may be smaller. */
export const SMALLEST_CHUNK = MEGABYTE / 4
/** After this long without another piece an upload is given up. */
export const UPLOAD_PATIENCE = DAY
/** Uploads that one person may have on their way in a project. */
export const MOST_OPEN_UPLOADS = 40

export const DEEPEST_FOLDER = 5
export const MOST_FOLDERS = 200
export const LONGEST_FOLDER_NAME = 80
export const LONGEST_FILE_NAME = 120

export const FILES_PER_PAGE = 20
export const LONGEST_SEARCH = 80

/** A name of a folder without case: two that differ in it alone are one. */
export function foldName(name: string) {
  return normalize(name, 'NFC').toLowerCase()
}

/** A file's name as lists are sorted and searched by: å is found by a, and é by e. */
export const fileSearchName = (name: string) => foldText(name)

export const FILE_SORTS = ['name', 'newest', 'largest'] as const
export type FileSort = (typeof FILE_SORTS)[number]

export function readSort(text: string | null): FileSort {
  return FILE_SORTS.find((sort) => sort === text) ?? 'name'
}

/**
 * Where a page of a list begins: after, or before, a row with this id and, where it is sorted by
 * one, this value.
 */
export interface FilePlace {
  direction: 'after' | 'before'
  id: string
  value: string
}

const PLACE = /^(?<direction>after|before)\.(?<id>[0-9a-f-]{36})\.(?<value>[^]{0,200})$/

/** The place in an address; null for what is none. */
export function readFilePlace(text: string | null): FilePlace | null {
  const place = PLACE.exec(text ?? '')?.groups as FilePlace | undefined
  return place && !place.value.includes('\0') ? { ...place } : null
}

export function writeFilePlace({ direction, id, value }: FilePlace) {
  return `${direction}.${id}.${value}`
}

export interface FolderRow {
  id: string
  parentId: string | null
  name: string
}

/** The folder and those that it lies in, the outermost first; empty for one that is not there. */
export function pathTo(folders: FolderRow[], id: string | null): FolderRow[] {
  const byId = new Map<string | null, FolderRow>(folders.map((folder) => [folder.id, folder]))
  const path: FolderRow[] = []
  for (let at = byId.get(id); at && !path.includes(at); at = byId.get(at.parentId)) path.unshift(at)
  return path
}

/** The folders right in another one, or on top, by name. */
export function foldersIn(folders: FolderRow[], parentId: string | null) {
  return folders
    .filter((folder) => folder.parentId === parentId)
    .sort((one, other) => (foldName(one.name) < foldName(other.name) ? -1 : 1))
}

/** All folders as they lie in each other, each with how deep it lies. */
export function folderTree(
  folders: FolderRow[],
  parentId: string | null = null,
  depth = 0,
): (FolderRow & { depth: number })[] {
  if (depth >= DEEPEST_FOLDER) return []
  return foldersIn(folders, parentId).flatMap((folder) => [
    { ...folder, depth },
    ...folderTree(folders, folder.id, depth + 1),
  ])
}

/** A folder's name as it is kept, '' for one that says nothing. */
export function cleanFolderName(name: string) {
  return oneLine(
    normalize(name, 'NFC')
      .replace(/\p{Cc}/gu, '')
      .replace(/[\\/]/g, '-'),
  )
}

/** Why a folder may not be made or renamed so; null when it may. */
export function folderProblem(
  folders: FolderRow[],
  { name, parentId, ownId }: { name: string; parentId: string | null; ownId?: string },
): 'tooDeep' | 'tooMany' | 'taken' | null {
  if (ownId === undefined && folders.length >= MOST_FOLDERS) return 'tooMany'
  if (ownId === undefined && pathTo(folders, parentId).length >= DEEPEST_FOLDER) return 'tooDeep'
  const taken = foldersIn(folders, parentId).some(
    (folder) => folder.id !== ownId && foldName(folder.name) === foldName(name),
  )
  return taken ? 'taken' : null
}

/** A version that a newer one took the place of can still be had. */
export const KEPT_VERSIONS = ['available', 'superseded'] as const
