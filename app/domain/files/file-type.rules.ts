import { oneLine } from '~/platform/free-text'
import { normalize } from '~/platform/normalize'

/** The types of file that are told by their first bytes, whatever their name says. */
export const FILE_TYPES = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const
export type FileType = (typeof FILE_TYPES)[keyof typeof FILE_TYPES]

const ANY = -1
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

const SIGNATURES: [FileType, number[]][] = [
  [FILE_TYPES.pdf, letters('%PDF-')],
  [FILE_TYPES.jpeg, [0xff, 0xd8, 0xff]],
  [FILE_TYPES.png, [0x89, ...letters('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]],
  [FILE_TYPES.webp, [...letters('RIFF'), ANY, ANY, ANY, ANY, ...letters('WEBP')]],
]

/** The type that the first bytes of a file show, or null for any other. */
export function readFileType(bytes: Uint8Array): FileType | null {
  const found = SIGNATURES.find(([, signature]) =>
    signature.every((byte, at) => byte === ANY || bytes[at] === byte),
  )
  return found ? found[0] : null
}

const LONGEST_NAME = 120

/**
 * A name without folders and signs that cannot be seen, composed (macOS takes letters and marks
 * apart) and short enough to be shown.
 */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const clean = oneLine(normalize(last.replace(/\p{Cc}/gu, ''), 'NFC'))
  if (clean.length <= LONGEST_NAME) return clean || 'file'
  const ending = /\.\w{1,8}$/.exec(clean)?.[0] ?? ''
  return clean.slice(0, LONGEST_NAME - ending.length).replace(/[\uD800-\uDBFF]$/, '') + ending
}
