import { cleanFileName } from './file-type.rules'
import { MOST_FILES_AT_ONCE } from './project-files.rules'
import { RefusedFileError, storeStream, type FileRefusal } from './store-stream.server'
import type { StoredUpload } from './uploads.server'

export interface RefusedFile {
  name: string
  reason: FileRefusal | 'tooMany' | 'noRoom'
}

/** The files of one form, stored as they come and not entered yet. */
export function fileReceiver() {
  const stored: StoredUpload[] = []
  const refused: RefusedFile[] = []
  return {
    stored,
    refused,
    /** Stores a file, or notes why it is not kept. Throws what reading it throws. */
    async take(name: string, body: AsyncIterable<Uint8Array>) {
      if (stored.length + refused.length >= MOST_FILES_AT_ONCE)
        return void refused.push({ name: cleanFileName(name), reason: 'tooMany' })
      try {
        stored.push(await storeStream(name, body))
      } catch (error) {
        if (!(error instanceof RefusedFileError)) throw error
        refused.push({ name: error.fileName, reason: error.reason })
      }
    },
  }
}
