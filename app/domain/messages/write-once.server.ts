import { transaction, type Transaction } from '~/platform/db/db.server'
import { isUniqueViolation } from '~/platform/db/errors.server'
import { fileRows, storeUploads, type StoredUpload, type Upload } from '../files/uploads.server'

/** Whose a file is that was sent with a message: of a project, or of none as in a ticket. */
interface Owned {
  ownerId: number
  projectId: string | null
  visibility: 'client' | 'team'
}

/**
 * What was sent with a message becomes a file, for those to see who take part in the conversation.
 */
export function attachmentRows(stored: StoredUpload[], { ownerId, projectId, visibility }: Owned) {
  return stored.map((file) => ({
    ...{ name: file.name, contentType: file.contentType, size: file.size },
    file: {
      create: {
        ...fileRows(file, visibility),
        owner: { connect: { id: ownerId } },
        ...(projectId ? { project: { connect: { id: projectId } } } : {}),
      },
    },
  }))
}

/**
 * Writes what has a `key` of its own, after its files are stored: the same again, even at the same
 * time, gives what `known` finds and stores nothing anew.
 */
export async function writeOnce<Written>(
  known: () => Promise<Written | null>,
  files: Upload[],
  write: (tx: Transaction, stored: StoredUpload[]) => Promise<Written>,
): Promise<Written> {
  const before = await known()
  if (before) return before
  const stored = files.length > 0 ? await storeUploads(files, 'messages') : []
  try {
    return await transaction((tx) => write(tx, stored))
  } catch (error) {
    const other = isUniqueViolation(error, 'key') ? await known() : null
    if (!other) throw error
    return other
  }
}
