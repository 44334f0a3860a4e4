import { checkPairing } from './check-pairing.server'
import { findFamily } from './families.server'
import { archiveOfFamily, archiveOfPair } from './font-archive.server'
import { type PairingInput } from './pairing.schema'
import { type Pair } from './score.rules'
import { snippetOf } from './snippet.rules'
import { previewSheet, takenSheet } from './style-sheet.rules'
import { csvStream } from '~/platform/csv.server'
import { notFound } from '~/platform/http/answers.server'
import { attachment } from '~/platform/http/attachment'
import { type Language } from '~/platform/i18n/languages'
import { familyTable } from './list.server'
import { FILES, wordsOf, type PairingFile } from './page.server'
import { pairReport } from './words.server'

const TYPES = { css: 'text/css', html: 'text/html', txt: 'text/plain', csv: 'text/csv' } as const

/** As long as a deployment may be old: the figures in it belong to the files beside it. */
const PREVIEW_KEPT = 'public, max-age=3600'

function send(name: string, body: BodyInit, headers: Record<string, string>) {
  return new Response(body, {
    headers: {
      'Content-Disposition': attachment(name),
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
      ...headers,
    },
  })
}

const sendArchive = (name: string, { size, body }: ReturnType<typeof archiveOfPair>) =>
  send(name, body, { 'Content-Type': 'application/zip', 'Content-Length': String(size) })

function textOf(file: PairingFile, pair: Pair, input: PairingInput, language: Language): string {
  if (file === 'fonts.css') return takenSheet(pair)
  return file === 'fonts.html'
    ? snippetOf(pair, wordsOf(input, language))
    : pairReport(pair, language)
}

/**
 * A file of the font pairing tool. Throws a 404 for another file or family, and a 400 for a pair
 * that cannot be read.
 */
export function sendPairingFile(name: string, url: string, language: Language): Response {
  const family = name.endsWith('.zip') ? findFamily(name.slice(0, -'.zip'.length)) : null
  if (family) return sendArchive(name, archiveOfFamily(family))
  const file = FILES.find((known) => known === name)
  if (!file) throw notFound()
  if (file === 'families.csv') {
    const { columns, rows } = familyTable(language)
    return send(
      file,
      csvStream(
        columns,
        (async function* () {
          yield* rows
        })(),
        language,
      ),
      { 'Content-Type': 'text/csv; charset=utf-8' },
    )
  }
  const query = Object.fromEntries(new URL(url).searchParams)
  const { pair, input } = checkPairing(query)
  if (!pair) throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  if (file === 'fonts.zip') return sendArchive(file, archiveOfPair(pair, wordsOf(input, language)))
  if (file === 'preview.css')
    return new Response(previewSheet(pair, { faces: query.faces !== 'none' }), {
      headers: {
        'Content-Type': 'text/css; charset=utf-8',
        'Cache-Control': PREVIEW_KEPT,
        'X-Content-Type-Options': 'nosniff',
      },
    })
  return send(file, `${textOf(file, pair, input, language)}\n`, {
    'Content-Type': `${TYPES[file.split('.')[1] as keyof typeof TYPES]}; charset=utf-8`,
  })
}
