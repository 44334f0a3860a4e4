import { rm } from 'node:fs/promises'

/** Deletes a folder in which a process that was just ended may still be writing. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
