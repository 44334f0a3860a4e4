import type { ScanFinding } from '~/platform/virus-scanner.server'
import { cleanFileName, readFileType, SIGNATURE_LENGTH } from './file-type.rules'

export const MEGABYTE = 1024 * 1024

export interface UploadLimits {
  /** How many files together. */
  most: number
  /** Bytes of one file. */
  maxBytes: number
}

export type Refusal =
  { reason: 'type' | 'tooLarge' | 'empty' | ScanFinding; name: string } | { reason: 'tooMany' }

/** A file of a form, with what was found in it. */
export type Chosen = { name: string; bytes: Uint8Array; finding: ScanFinding | null }

/** Why a file cannot be kept, whatever else comes with it; null when it can. */
export function refuseFile({ name, bytes, finding }: Chosen, maxBytes: number) {
  const reason =
    bytes.byteLength === 0
      ? 'empty'
      : bytes.byteLength > maxBytes
        ? 'tooLarge'
        : readFileType(bytes.subarray(0, SIGNATURE_LENGTH))
          ? finding
          : 'type'
  return reason && ({ reason, name: cleanFileName(name) } as const)
}

/** Why files cannot go with a form, one reason a file; empty when they can. */
export function findRefusals(files: Chosen[], { most, maxBytes }: UploadLimits): Refusal[] {
  const tooMany: Refusal[] = files.length > most ? [{ reason: 'tooMany' }] : []
  return [...tooMany, ...files.flatMap((file) => refuseFile(file, maxBytes) ?? [])]
}
