import { cleanFileName } from './file-type.rules'
import { MOST_FILES_AT_ONCE } from './project-files.rules'
import { DomainError, isRefusal } from '~/domain/ground/domain-error'
import { storeStream, UPLOAD_REFUSALS } from './store-stream.server'
import type { StoredUpload } from './uploads.server'

/** The files of one form, stored as they come and not entered yet. */
export function fileReceiver() {
  const stored: StoredUpload[] = []
  /** `upload.*` */
  const refused: DomainError[] = []
  return {
    stored,
    refused,
    /** Stores a file, or notes why it is not kept. Throws what reading it throws. */
    async take(name: string, body: AsyncIterable<Uint8Array>) {
      if (stored.length + refused.length >= MOST_FILES_AT_ONCE)
        return void refused.push(new DomainError('upload.tooMany', cleanFileName(name)))
      try {
        stored.push(await storeStream(name, body))
      } catch (error) {
        if (!isRefusal(error, ...UPLOAD_REFUSALS)) throw error
        refused.push(error)
      }
    },
  }
}
