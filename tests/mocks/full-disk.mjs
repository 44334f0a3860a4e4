/**
 * Loaded before the app: SIGUSR2 fills its disk, and the next one frees it again. SQLite itself then says that a database may
 * not grow; what else is written to a file fails as Node says it on a full disk.
 */
import fs from 'node:fs'
import { createRequire, syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'

const Database = createRequire(join(process.cwd(), 'package.json'))('better-sqlite3')
const NO_LIMIT = 1_073_741_823
/** @type {Set<any>} */
const opened = new Set()
let isFull = false

/** @param {any} database */
function limit(database) {
  if (database.open) database.pragma(`max_page_count = ${isFull ? database.pragma('page_count', { simple: true }) : NO_LIMIT}`)
}

const { prepare } = Database.prototype
Database.prototype.prepare = function (/** @type {any[]} */ ...given) {
  opened.add(this)
  return prepare.apply(this, given)
}

const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28, syscall: 'write' })
/** @type {Record<string, any>} */
const calls = fs
for (const name of ['write', 'writev']) {
  const write = calls[name]
  calls[name] = (/** @type {any[]} */ ...given) => (isFull ? process.nextTick(given.at(-1), noSpace()) : write(...given))
}
syncBuiltinESMExports()

process.on('SIGUSR2', () => {
  isFull = !isFull
  for (const database of opened) limit(database)
})
