/**
 * SQLite keeps any text in a column, also a status that no enum has: of a newer version that runs
 * beside this one, or of a hand. Prisma would refuse every row for it, so the client for SQLite can
 * read one value more, which the adapter puts in the place of what it does not know
 * (app/platform/db/unreadable-values.js).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const UNKNOWN = 'unknown'
/** Statuses alone are shown for what they are: what a person may do depends on others. */
const SHOWN = /Status$/

/** @param {string} text @param {string} kind */
const blocksOf = (text, kind) =>
  [...text.matchAll(new RegExp(`^${kind} (\\w+) \\{\\n([^}]*)^\\}`, 'gm'))].map(
    ([, name = '', body = '']) => ({ name, lines: body.split('\n').map((line) => line.trim()) }),
  )

/** @param {string} schema */
const statusesIn = (schema) => blocksOf(schema, 'enum').filter(({ name }) => SHOWN.test(name))

/**
 * The values of each column that has a status, by `Table.column`.
 * @param {string} schema its text
 * @returns {Record<string, string[]>}
 */
function enumColumns(schema) {
  const enums = new Map(
    statusesIn(schema).map(({ name, lines }) => [name, lines.filter((line) => /^\w+$/.test(line))]),
  )
  /** @type {Record<string, string[]>} */
  const columns = {}
  for (const { name: table, lines } of blocksOf(schema, 'model')) {
    for (const line of lines) {
      const [, column, type = ''] = /^(\w+)\s+(\w+)/.exec(line) ?? []
      const values = enums.get(type)
      if (values) columns[`${table}.${column}`] = values
    }
  }
  return columns
}

/**
 * Lets a generated client read `unknown` as every status, whose types stay as they are, and writes
 * which values each column has beside it.
 * @param {string} schemaFolder @param {string} clientFolder
 */
export function readUnknown(schemaFolder, clientFolder) {
  const schema = readdirSync(schemaFolder)
    .filter((name) => name.endsWith('.prisma'))
    .map((name) => readFileSync(join(schemaFolder, name), 'utf8'))
    .join('\n')
  const file = join(clientFolder, 'internal/class.ts')
  const source = readFileSync(file, 'utf8')
  const changed = source.replace(/"inlineSchema": "[^\n]*/, (line) =>
    line.replace(/(enum \w+Status \{\\n)/g, `$1  ${UNKNOWN}\\n`),
  )
  if (changed === source) throw new Error('the generated client keeps its schema elsewhere now.')
  writeFileSync(file, changed)
  writeFileSync(
    join(clientFolder, 'enum-columns.ts'),
    `export const ENUM_COLUMNS: Record<string, readonly string[]> = ${JSON.stringify(enumColumns(schema), null, 2)}\n`,
  )
}
