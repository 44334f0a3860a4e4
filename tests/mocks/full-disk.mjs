/**
 * Loaded before the app: SIGUSR2 fills its disk, and the next one frees it again; DISK=full has it
 * full from the start. SQLite itself then says that a database may not grow; what else is written
 * to a file fails as Node says it on a full disk.
 */
import fs from 'node:fs'
import { createRequire, syncBuiltinESMExports } from 'node:module'

const NO_LIMIT = 1_073_741_823
/** @type {Set<any>} */
const opened = new Set()
let isFull = process.env.DISK === 'full'

/** @param {any} database */
function limit(database) {
  if (!database.isOpen) return
  const { page_count: pages } = database.prepare('PRAGMA page_count').get()
  database.exec(`PRAGMA max_page_count = ${isFull ? pages : NO_LIMIT}`)
}

/** @param {any} sqlite */
const noting = ({ DatabaseSync }) =>
  class extends DatabaseSync {
    constructor(/** @type {any[]} */ ...given) {
      super(...given)
      opened.add(this)
    }
  }

// The app takes one of the two, see app/platform/db/sqlite-driver.js; what the package exports
// cannot be changed in place.
/** @type {any} */
const builtIn = process.getBuiltinModule?.('node:sqlite')
if (builtIn) builtIn.DatabaseSync = noting(builtIn)
const load = createRequire(import.meta.url)
const forOlderNode = load('@photostructure/sqlite')
const { [load.resolve('@photostructure/sqlite')]: loaded } = load.cache
if (loaded) loaded.exports = { ...forOlderNode, DatabaseSync: noting(forOlderNode) }

const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    errno: -28,
    syscall: 'write',
  })
/** @type {Record<string, any>} */
const calls = fs
for (const name of ['write', 'writev']) {
  const write = calls[name]
  calls[name] = (/** @type {any[]} */ ...given) =>
    isFull ? process.nextTick(given.at(-1), noSpace()) : write(...given)
}
syncBuiltinESMExports()

process.on('SIGUSR2', () => {
  isFull = !isFull
  for (const database of opened) limit(database)
})
