import { makeZip, predictLength } from 'client-zip'
import { withoutEnd } from '../free-text'
import { normalize } from '../normalize'
import { streamOf } from '../storage/body.server'

export interface ArchivedFile {
  /** With folders in front, joined by `/`; one of a kind in its archive. */
  name: string
  /** Bytes. */
  size: number
  changedAt: Date
  open(): AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>
}

/** What a file holds, opened when it is read; throws when that is not as long as was said. */
async function* bytesOf({ open, size }: ArchivedFile) {
  let sent = 0
  for await (const piece of await open()) {
    sent += piece.byteLength
    yield piece
  }
  if (sent !== size) throw new Error('a file of an archive has another size than its row says')
}

async function* write(files: ArchivedFile[]) {
  let current: AsyncGenerator<Uint8Array> | undefined
  function* entries() {
    for (const file of files) {
      current = bytesOf(file)
      yield { name: file.name, lastModified: file.changedAt, input: current }
    }
  }
  const archive = makeZip(entries()).getReader()
  try {
    for (let next = await archive.read(); !next.done; next = await archive.read()) yield next.value
  } finally {
    // A reader may leave: client-zip does not close the file that it was reading, and fails when it
    // is told to end.
    await current?.return(undefined)
    await archive.cancel().catch(() => {})
  }
}

/**
 * A ZIP archive of files as they are, written while it is read; `size` is the bytes of all of it.
 */
export function zipArchive(files: ArchivedFile[]): {
  size: number
  body: ReadableStream<Uint8Array>
} {
  return {
    size: Number(predictLength(files.map(({ name, size }) => ({ name, size })))),
    body: streamOf(write(files)),
  }
}

const forbidden = /(?![\u200c\u200d])[<>:"/\\|?*\p{Cc}\p{Cf}]/gu
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** The name as every system can write it, another one for each call that asks for the same. */
export function archiveNames() {
  const taken = new Set<string>()
  return (name: string) => {
    const safe =
      withoutEnd(
        normalize(name, 'NFC')
          .replace(forbidden, '_')
          .replace(/^(?: |\.(?=\.))+/, ''),
        /[. ]/,
      ).replace(RESERVED, '_$&') || 'file'
    const [, stem = safe, ending = ''] = /^(.+?)(\.\w{1,8})?$/su.exec(safe) ?? []
    let given = safe
    for (let count = 2; taken.has(given.toLowerCase()); count += 1)
      given = `${stem} (${count})${ending}`
    taken.add(given.toLowerCase())
    return given
  }
}
