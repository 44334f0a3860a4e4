import { listOrderFiles, listPictures, type ExportFile } from '~/domain/studios/export-files.server'
import { exportStudio } from '~/domain/studios/studio-export.server'
import { archiveNames, zipArchive, type ArchivedFile } from '~/platform/archive/zip.server'
import { storage } from '~/platform/storage/storage.server'

type Body = AsyncIterable<Uint8Array>

/** Names apart in each folder. */
function namesByFolder() {
  const folders = new Map<string, ReturnType<typeof archiveNames>>()
  return ({ folder, name }: ExportFile) => {
    const nameFor = folders.get(folder) ?? archiveNames()
    folders.set(folder, nameFor)
    return [...(folder ? [folder] : []), nameFor(name)].join('/')
  }
}

/** JSON knows no large integers, which sums of bytes are. */
const plain = (_key: string, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)

async function open(storageKey: string): Promise<Body> {
  const stored = await storage().get(storageKey)
  if (!stored) throw new Error('the bytes of a file are gone')
  return stored.body as unknown as Body
}

/** A picture, measured where it is stored; null for one that is gone. */
async function findPicture(
  { storageKey, changedAt }: ExportFile,
  name: string,
): Promise<ArchivedFile | null> {
  const stored = await storage().get(storageKey)
  return stored && { name, size: stored.size, changedAt, open: () => open(storageKey) }
}

/**
 * All that is kept for a studio as one archive: its rows, its pictures, and the files of its orders
 * by their numbers.
 */
export async function sendStudioExport(studioId: number): Promise<Response> {
  const [data, files] = await Promise.all([exportStudio(studioId), listOrderFiles(studioId)])
  const nameOf = namesByFolder()
  const text = new TextEncoder().encode(JSON.stringify(data, plain, 2))
  const rows: ArchivedFile = {
    name: 'studio.json',
    size: text.byteLength,
    changedAt: data.exportedAt,
    open: () => new Response(text).body as unknown as Body,
  }
  const pictures = await Promise.all(
    listPictures(data).map((picture) => findPicture(picture, nameOf(picture))),
  )
  const kept = files.map((file): ArchivedFile => ({
    name: nameOf(file),
    size: file.size ?? 0,
    changedAt: file.changedAt,
    open: () => open(file.storageKey),
  }))
  const shown = pictures.flatMap((picture) => picture ?? [])
  const { size, body } = zipArchive([rows, ...shown, ...kept])
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Length': String(size),
    'Content-Disposition': `attachment; filename="${data.studio.slug}.zip"`,
  }
  return new Response(body, {
    headers: {
      ...headers,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  })
}
