import type { ScanFinding } from '~/platform/virus-scanner.server'
import { cleanFileName, readFileType } from './file-type.rules'
import {
  HEAD_LENGTH,
  isText,
  OPAQUE,
  readProjectFileType,
  watchText,
  type ProjectFileType,
} from './project-file-type.rules'
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

/** A file of a form, with what was found in it. */
export type Chosen = { name: string; bytes: Uint8Array; finding: ScanFinding | null }

/** The type of a whole file, by its bytes; null for a program. */
function typeOf(bytes: Uint8Array, name: string): ProjectFileType | null {
  const type = readProjectFileType(bytes.subarray(0, HEAD_LENGTH), name)
  if (!type || !isText(type)) return type
  const isWhole = watchText()
  return isWhole(bytes) && isWhole(null) ? type : OPAQUE
}

type Limits = Pick<UploadLimits, 'maxBytes' | 'documentsOnly'>

/** Why a file cannot be kept, whatever else comes with it; null when it can. */
export function refuseFile({ name, bytes, finding }: Chosen, { maxBytes, documentsOnly }: Limits) {
  const reason =
    bytes.byteLength === 0
      ? 'empty'
      : bytes.byteLength > maxBytes
        ? 'tooLarge'
        : (documentsOnly ? readFileType(bytes) : typeOf(bytes, name))
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
  return files.flatMap(({ name, bytes }) => {
    const type = typeOf(bytes, name)
    return type ? [{ name: cleanFileName(name), type, bytes }] : []
  })
}
