import { ColumnTypeEnum } from '@prisma/driver-adapter-utils'

/** @import { ColumnType } from '@prisma/driver-adapter-utils' */

/** Whether Prisma could read a JSON column's text. @param {string} text */
function isJson(text) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * What stands in for a text that is none of its column's type: SQLite keeps any, and Prisma would
 * refuse all rows for one.
 */
const STAND_INS = new Map(
  /** @type {[ColumnType, { isOne: (text: string) => boolean, instead: string }][]} */ ([
    [
      ColumnTypeEnum.DateTime,
      { isOne: (text) => !Number.isNaN(Date.parse(text)), instead: new Date(0).toISOString() },
    ],
    [ColumnTypeEnum.Json, { isOne: isJson, instead: 'null' }],
  ]),
)

/** What a status is read as that its enum does not have (prisma/engine/unknown-values.mjs). */
const UNKNOWN = 'unknown'

/** @param {readonly string[]} values */
const amongValues = (values) => ({
  isOne: (/** @type {string} */ text) => values.includes(text),
  instead: UNKNOWN,
})

/**
 * Puts what Prisma can read in the place of each date that is none, 1970, of JSON that is none,
 * null, and of a status that its enum does not have, `unknown`.
 * @param {unknown[][]} rows
 * @param {{ names: string[], columnTypes: ColumnType[], enums: (readonly string[] | undefined)[],
 * unreadable: (column: string) => void }} columns
 */
export function standIn(rows, { names, columnTypes, enums, unreadable }) {
  columnTypes.forEach((type, index) => {
    const values = enums[index]
    const known = values ? amongValues(values) : STAND_INS.get(type)
    if (!known) return
    for (const row of rows) {
      if (typeof row[index] !== 'string' || known.isOne(row[index])) continue
      row[index] = known.instead
      unreadable(names[index] ?? '')
    }
  })
}
