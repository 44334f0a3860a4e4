import type { ScanFinding } from '~/platform/virus-scanner.server'
import { cleanFileName, readFileType } from './file-type.rules'
import type { ProjectFileType } from './project-file-type.rules'
import type { Upload } from './uploads.server'

export const MEGABYTE = 1024 * 1024

export interface UploadLimits {
  /** How many files together. */
  most: number
  /** Bytes of one file. */
  maxBytes: number
  /** From strangers: documents and pictures alone. */
  documentsOnly?: boolean
}

export type Refusal =
  { reason: 'type' | 'tooLarge' | 'empty' | ScanFinding; name: string } | { reason: 'tooMany' }

/** A file of a form, with its type by its bytes (null for a program) and what was found in it. */
export interface Chosen {
  name: string
  bytes: Uint8Array
  type: ProjectFileType | null
  finding: ScanFinding | null
}

type Limits = Pick<UploadLimits, 'maxBytes' | 'documentsOnly'>

/** Why a file cannot be kept, whatever else comes with it; null when it can. */
export function refuseFile(file: Chosen, { maxBytes, documentsOnly }: Limits) {
  const { name, bytes, type, finding } = file
  const reason =
    bytes.byteLength === 0
      ? 'empty'
      : bytes.byteLength > maxBytes
        ? 'tooLarge'
        : (documentsOnly ? readFileType(bytes) : type)
          ? finding
          : 'type'
  return reason && ({ reason, name: cleanFileName(name) } as const)
}

/** Why files cannot go with a form, one reason a file; empty when they can. */
export function findRefusals(files: Chosen[], limits: UploadLimits): Refusal[] {
  const tooMany: Refusal[] = files.length > limits.most ? [{ reason: 'tooMany' }] : []
  return [...tooMany, ...files.flatMap((file) => refuseFile(file, limits) ?? [])]
}

/** Files as they are stored: with the type that their bytes show. */
export function toUploads(files: Chosen[]): Upload[] {
  return files.flatMap(({ name, bytes, type }) =>
    type ? [{ name: cleanFileName(name), type, bytes }] : [],
  )
}
