import { gridCss } from './css.rules'
import { type Grid } from './grid.rules'
import { plainHtml } from './html.rules'
import { previewCss } from './preview.rules'
import { tailwindHtml } from './tailwind.rules'
import { notFound } from '~/platform/http/answers.server'
import { attachment } from '~/platform/http/attachment'
import { translator } from '~/platform/i18n/i18n.server'
import { type Language } from '~/platform/i18n/languages'
import { FILES, readAddress, TOOL, type GridFile } from './page.server'

/** A page that shows the grid with the style sheet beside it. */
function document(grid: Grid, language: Language): string {
  const title = translator(language, 'tools')(`list.${TOOL}.name`)
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    '<link rel="stylesheet" href="grid.css">',
  ]
  return `<!doctype html>\n<html lang="${language}">\n<head>\n${head.map((line) => `  ${line}\n`).join('')}</head>\n<body>\n${plainHtml(grid)}</body>\n</html>\n`
}

const CONTENTS: Record<GridFile, (grid: Grid, language: Language) => string> = {
  'grid.html': document,
  'grid.css': gridCss,
  'tailwind.html': tailwindHtml,
  'preview.css': previewCss,
}
const TYPES = { html: 'text/html', css: 'text/css' } as const

/**
 * A result of the generator to keep, or what its previews look like. Throws a 404 for another file,
 * and a 400 for a grid that cannot be read.
 */
export function sendGridFile(name: string, url: string, language: Language): Response {
  const file = FILES.find((known) => known === name)
  if (!file) throw notFound()
  const { grid } = readAddress(url)
  if (!grid) throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  const type = TYPES[file.split('.')[1] as keyof typeof TYPES]
  const kept: Record<string, string> =
    file === 'preview.css'
      ? { 'Cache-Control': 'private, max-age=3600' }
      : { 'Content-Disposition': attachment(file) }
  return new Response(CONTENTS[file](grid, language), {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'X-Content-Type-Options': 'nosniff',
      ...kept,
    },
  })
}
