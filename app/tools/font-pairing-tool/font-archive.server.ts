import { createReadStream, statSync } from 'node:fs'
import { join } from 'node:path'
import { currentTime } from '~/platform/clock'
import { zipArchive, type ArchivedFile } from '~/platform/archive/zip.server'
import { type Family, type FontFile } from './family.rules'
import { type Pair } from './score.rules'
import { snippetOf } from './snippet.rules'
import { familySheet, filesOf, takenSheet } from './style-sheet.rules'

/** Where the files stand, from where the app is started. */
const FOLDER = join('public', 'fonts', 'pairing')
const LICENCE = 'LICENSE.txt'

function fontFile({ id }: Family, name: string): ArchivedFile {
  const path = join(FOLDER, id, name)
  const { size, mtime } = statSync(path)
  return { name: `${id}/${name}`, size, changedAt: mtime, open: () => createReadStream(path) }
}

function textFile(name: string, text: string): ArchivedFile {
  const bytes = new TextEncoder().encode(`${text}\n`)
  return {
    name,
    size: bytes.byteLength,
    changedAt: currentTime(),
    open: async function* () {
      yield bytes
    },
  }
}

const withLicence = (family: Family, files: FontFile[]) =>
  [...files.map(({ name }) => name), LICENCE].map((name) => fontFile(family, name))

/** A family as it came, with its licence and the rules that load it. */
export const archiveOfFamily = (family: Family) =>
  zipArchive([
    textFile(`${family.id}.css`, familySheet(family)),
    ...withLicence(family, family.files),
  ])

/**
 * What a pair needs on another site: the style sheet, a page that shows how it is used, the files
 * and their licences.
 */
export const archiveOfPair = (pair: Pair, words: { title: string; text: string }) =>
  zipArchive([
    textFile('fonts.css', takenSheet(pair)),
    textFile('fonts.html', snippetOf(pair, words)),
    ...filesOf(pair).flatMap(({ family, files }) => withLicence(family, files)),
  ])
