import { type Family, type Weight, weightOf } from './family.rules'
import { type Pair } from './score.rules'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!)

/**
 * The head and a few lines of a page that uses a pair's style sheet, with the two files that are
 * needed first loaded early.
 */
export function snippetOf(
  { heading, body, weight }: Pair,
  { title, text }: { title: string; text: string },
): string {
  const preload = (family: Family, its: Weight) => {
    const { name } = family.files.find((file) => file.subset === 'latin' && file.weight === its)!
    return `<link rel="preload" as="font" type="font/woff2" href="/fonts/${family.id}/${name}" crossorigin>`
  }
  const preloads = [...new Set([preload(heading, weightOf(heading, weight)), preload(body, 400)])]
  return [
    ...preloads,
    '<link rel="stylesheet" href="/fonts/fonts.css">',
    '',
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(text)}</p>`,
  ].join('\n')
}
