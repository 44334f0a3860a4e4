import { facesFor, type FallbackFace } from './other-scripts.rules'
import { unpackWoff } from './woff.server'

/** Noto Sans by writings, each read only where a document asks for it. */
const FILES: Record<FallbackFace, () => Promise<{ default: string }>> = {
  cyrillic: () => import('./fonts/noto-cyrillic.woff?inline'),
  'cyrillic-ext': () => import('./fonts/noto-cyrillic-ext.woff?inline'),
  greek: () => import('./fonts/noto-greek.woff?inline'),
  'greek-ext': () => import('./fonts/noto-greek-ext.woff?inline'),
  hebrew: () => import('./fonts/noto-hebrew.woff?inline'),
  arabic: () => import('./fonts/noto-arabic.woff?inline'),
  japanese: () => import('./fonts/noto-japanese.woff?inline'),
  chinese: () => import('./fonts/noto-chinese.woff?inline'),
  korean: () => import('./fonts/noto-korean.woff?inline'),
}

export interface LoadedFace {
  name: FallbackFace
  bytes: Buffer
}

const unpacked = new Map<FallbackFace, Promise<Buffer>>()

async function read(name: FallbackFace) {
  const { default: dataUrl } = await FILES[name]()
  return unpackWoff(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'))
}

/** Unpacked once: 3 MB at most, which the next document of the writing needs again. */
function bytesOf(name: FallbackFace) {
  const known = unpacked.get(name) ?? read(name)
  unpacked.set(name, known)
  known.catch(() => unpacked.delete(name))
  return known
}

/** The faces for the writings of a text that the studio's own do not have. */
export function loadFallbacks(text: string): Promise<LoadedFace[]> {
  return Promise.all(facesFor(text).map(async (name) => ({ name, bytes: await bytesOf(name) })))
}
