import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder, and those above it that are not there yet. One after another: with `recursive`
 * Node tries for ever where the system lets nobody make any, as in /proc. Throws what the system
 * says.
 * @param {string} path
 */
export function makeFolder(path) {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Somebody else has made it meanwhile.
    if (!existsSync(path)) throw error
  }
}
