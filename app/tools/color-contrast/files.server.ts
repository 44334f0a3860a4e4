import { checkContrast } from './check-contrast.server'
import { csvStream } from '~/platform/csv.server'
import { notFound } from '~/platform/http/answers.server'
import { attachment } from '~/platform/http/attachment'
import { type Language } from '~/platform/i18n/languages'
import { FILES, type ContrastFile } from './page.server'
import { pairCss, pairReport, paletteCss, paletteTable } from './text.server'

type Checked = ReturnType<typeof checkContrast>

const TYPES = { css: 'text/css', txt: 'text/plain', csv: 'text/csv' } as const

/** What a file holds; null when the address does not say what it is about. */
function contentOf(
  file: ContrastFile,
  { pair, palette }: Checked,
  language: Language,
): string | ReadableStream<Uint8Array> | null {
  if (file === 'contrast.css') return pair && `${pairCss(pair)}\n`
  if (file === 'contrast.txt') return pair && `${pairReport(pair, language)}\n`
  if (!palette) return null
  if (file === 'palette.css') return `${paletteCss(palette)}\n`
  const { columns, rows } = paletteTable(palette, language)
  return csvStream(
    columns,
    (async function* () {
      yield* rows
    })(),
    language,
  )
}

/**
 * A result of the contrast checker to keep. Throws a 404 for another file, and a 400 for colors
 * that cannot be read.
 */
export function sendContrastFile(name: string, url: string, language: Language): Response {
  const file = FILES.find((known) => known === name)
  if (!file) throw notFound()
  const content = contentOf(
    file,
    checkContrast(Object.fromEntries(new URL(url).searchParams)),
    language,
  )
  if (content === null)
    throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  const type = TYPES[file.split('.')[1] as keyof typeof TYPES]
  return new Response(content, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': attachment(file),
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
