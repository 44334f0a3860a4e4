import { cleanFileName, readFileType, SIGNATURE_LENGTH } from '../files/file-type.rules'
import { UPLOADS } from './application.rules'

export type Refusal = { reason: 'type' | 'tooLarge' | 'empty'; name: string } | { reason: 'tooMany' }

type Chosen = { name: string; bytes: Uint8Array }

function refuse({ name, bytes }: Chosen): Refusal | null {
  const reason = bytes.byteLength === 0 ? 'empty' : bytes.byteLength > UPLOADS.maxBytes ? 'tooLarge' : readFileType(bytes.subarray(0, SIGNATURE_LENGTH)) ? null : 'type'
  return reason && { reason, name: cleanFileName(name) }
}

/** Why files cannot go with an application, one reason a file; empty when they can. */
export function findRefusals(files: Chosen[]): Refusal[] {
  const tooMany: Refusal[] = files.length > UPLOADS.most ? [{ reason: 'tooMany' }] : []
  return [...tooMany, ...files.flatMap((file) => refuse(file) ?? [])]
}
