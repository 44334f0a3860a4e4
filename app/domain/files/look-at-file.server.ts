import { letOthers } from '~/platform/let-others'
import { scanBytes } from '~/platform/virus-scanner.server'
import {
  HEAD_LENGTH,
  isText,
  OPAQUE,
  readProjectFileType,
  watchText,
  type ProjectFileType,
} from './project-file-type.rules'
import type { Chosen } from './upload.rules'

/** Bytes of a text that are looked at in one go: a fraction of a millisecond. */
const PIECE = 64 * 1024

/** The type of a whole file, by its bytes; null for a program. */
async function typeOf(bytes: Uint8Array, name: string): Promise<ProjectFileType | null> {
  const type = readProjectFileType(bytes.subarray(0, HEAD_LENGTH), name)
  if (!type || !isText(type)) return type
  const goesOn = watchText()
  for (let at = 0; at < bytes.length; at += PIECE) {
    await letOthers()
    if (!goesOn(bytes.subarray(at, at + PIECE))) return OPAQUE
  }
  return goesOn(null) ? type : OPAQUE
}

/** A file that came with a form or a mail, looked at once: what it is, and what is in it. */
export async function lookAtFile(name: string, bytes: Uint8Array): Promise<Chosen> {
  return { name, bytes, type: await typeOf(bytes, name), finding: await scanBytes(bytes) }
}
