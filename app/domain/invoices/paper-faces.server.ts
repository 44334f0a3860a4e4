import display from './fonts/display-700.ttf?inline'
import strong from './fonts/text-600.ttf?inline'
import text from './fonts/text-400.ttf?inline'

function bytesOf(dataUrl: string) {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}

/**
 * The studio's faces for paper: fixed weights of public/fonts, since a PDF takes neither WOFF2 nor
 * variable fonts.
 */
export const faces = { display: bytesOf(display), strong: bytesOf(strong), text: bytesOf(text) }
export type Face = keyof typeof faces
