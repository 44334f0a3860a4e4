import type { Chosen } from '~/domain/files/upload.rules'
import { scanBytes } from '~/platform/virus-scanner.server'

/**
 * The files of a form, scanned one after the other; a field that nothing was chosen in comes as a
 * file without name and bytes.
 */
export async function readFiles(form: FormData): Promise<Chosen[]> {
  const chosen = form
    .getAll('files')
    .filter((value) => value instanceof File)
    .filter(({ name, size }) => name !== '' || size > 0)
  const files: Chosen[] = []
  for (const file of chosen) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    files.push({ name: file.name, bytes, finding: await scanBytes(bytes) })
  }
  return files
}
