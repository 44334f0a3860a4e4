import { lookAtFile } from '~/domain/files/look-at-file.server'
import type { Chosen } from '~/domain/files/upload.rules'

/**
 * The files of a form, looked at one after the other; a field that nothing was chosen in comes as a
 * file without name and bytes.
 */
export async function readFiles(form: FormData): Promise<Chosen[]> {
  const chosen = form
    .getAll('files')
    .filter((value) => value instanceof File)
    .filter(({ name, size }) => name !== '' || size > 0)
  const files: Chosen[] = []
  for (const file of chosen)
    files.push(await lookAtFile(file.name, new Uint8Array(await file.arrayBuffer())))
  return files
}
