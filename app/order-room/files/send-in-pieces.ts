export type UploadTarget = {
  side: string
  projectId: string
  folderId: string | null
  fileId: string | null
  teamOnly: boolean
  key: string
  chunkBytes: number
  href: string
}
type State = { id: string; received: number; done: boolean; href: string }

/** The server says why the file is not kept. */
export class RefusedUpload extends Error {}

const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 15_000
const MOST_TRIES = 40

const pause = (tries: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.min(LONGEST_PAUSE, FIRST_PAUSE * 1.5 ** tries)))

async function ask(href: string, init: RequestInit): Promise<State> {
  const answer = await fetch(href, {
    ...init,
    headers: { Accept: 'application/json', ...init.headers },
  })
  if (answer.ok) return answer.json()
  if (answer.status >= 500 || answer.status === 429) throw new Error(String(answer.status))
  const { message = '' } = await answer.json().catch(() => ({}))
  throw new RefusedUpload(message)
}

/** What tells this file from another of its name and size: its SHA-256 where the browser has one. */
async function fingerprintOf(file: File): Promise<string> {
  try {
    const sum = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
    return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return [file.size, file.lastModified, file.type].join(':')
  }
}

function begin(
  file: File,
  fingerprint: string,
  { side, projectId, folderId, fileId, teamOnly, key, href }: UploadTarget,
) {
  const body = new URLSearchParams({
    side,
    project: projectId,
    name: file.name,
    size: String(file.size),
    fingerprint,
    key,
  })
  if (folderId) body.set('folder', folderId)
  if (fileId) body.set('file', fileId)
  if (teamOnly) body.set('teamOnly', 'on')
  return ask(href, { method: 'POST', body })
}

/**
 * Sends a file in pieces. After a break it asks how far the file is and goes on from there; one
 * that was begun before, on this page or another, is not sent twice. Throws RefusedUpload, and an
 * Error when the line stays broken.
 */
export async function sendInPieces(
  file: File,
  target: UploadTarget,
  tell: { sent: (bytes: number) => void; lost: (lost: boolean) => void },
): Promise<void> {
  const fingerprint = await fingerprintOf(file)
  let state: State | null = null
  for (let tries = 0; ; tries += 1) {
    try {
      state = state
        ? await ask(state.href, { method: 'GET' })
        : await begin(file, fingerprint, target)
      while (!state.done) {
        tell.sent(state.received)
        tell.lost(false)
        const piece = file.slice(state.received, state.received + target.chunkBytes)
        state = await ask(`${state.href}&offset=${state.received}`, {
          method: 'PUT',
          body: piece,
          headers: { 'Content-Type': 'application/octet-stream' },
        })
        tries = 0
      }
      return tell.lost(false)
    } catch (error) {
      if (error instanceof RefusedUpload || tries >= MOST_TRIES) throw error
      tell.lost(true)
      await pause(tries)
    }
  }
}
