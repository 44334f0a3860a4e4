/**
 * Loaded before the app: its disk has FREE bytes more than must stay free, less what is in the
 * folder that is asked about, and none more after SIGUSR2, until the next one.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const STAYS_FREE = 2 ** 30
const free = Number(process.env.FREE)
let isFull = false

/** @param {string} folder */
const bytesIn = (folder) =>
  fs.readdirSync(folder).reduce((sum, name) => sum + sizeOf(`${folder}/${name}`), 0)

/** @param {string} file that may be gone meanwhile */
const sizeOf = (file) => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0

const { statfs } = fs.promises
/** @type {any} */
const calls = fs.promises
calls.statfs = async (/** @type {string} */ path) => ({
  ...(await statfs(path)),
  bavail: STAYS_FREE + (isFull ? 0 : free - bytesIn(path)),
  bsize: 1,
})
syncBuiltinESMExports()

process.on('SIGUSR2', () => void (isFull = !isFull))
