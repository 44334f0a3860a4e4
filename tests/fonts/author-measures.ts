/**
 * Measures the families of the font pairing tool anew, and draws their names: `npm run
 * fonts:measure`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FONT_LIST } from '../../app/tools/font-pairing-tool/font-list.rules'
import { WEIGHTS } from '../../app/tools/font-pairing-tool/family.rules'
import { projectRoot } from '../setup/migrate'
import { drawingOf, fontOf, LETTERS, LETTER_SIZE, measureFamily } from './measure'

const tool = join(projectRoot, 'app/tools/font-pairing-tool')
const families = Object.values(FONT_LIST).flat()

/** What a name is drawn in; it is shown at about a quarter of it. */
const NAME_SIZE = 120

const perLine = (entries: [string, unknown][]) =>
  `{\n${entries.map(([id, value]) => `  ${JSON.stringify(id)}: ${JSON.stringify(value)}`).join(',\n')}\n}\n`

const measured = families.map(([id]) => [id, measureFamily(id)] as const)
writeFileSync(
  join(tool, 'measures.json'),
  perLine([...measured.map((entry) => [...entry] as [string, unknown])]),
)

const drawings = measured.map(([id, { faces }]): [string, unknown] => [
  id,
  Object.fromEntries(
    WEIGHTS.filter((weight) => faces[weight]).map((weight) => [
      weight,
      drawingOf(fontOf(id, weight), LETTERS, LETTER_SIZE),
    ]),
  ),
])
writeFileSync(join(tool, 'drawings.json'), perLine(drawings))

const names = families.map(
  ([id, name]) => `<path id="${id}" d="${drawingOf(fontOf(id, 400), name, NAME_SIZE).path}"/>`,
)
writeFileSync(
  join(tool, 'names.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${names.join('\n')}\n</svg>\n`,
)
