#!/usr/bin/env node
/** Prisma's schema engine, which dies without a word in the middle of the third migration. */
import { SqliteConnection } from '../../app/platform/db/sqlite-driver.js'

const { executeScript } = SqliteConnection.prototype
let begun = 0
SqliteConnection.prototype.executeScript = function (/** @type {string} */ script) {
  if (/CREATE|ALTER|UPDATE|INSERT/.test(script) && ++begun > 3) process.kill(process.pid, 'SIGKILL')
  return executeScript.call(this, script)
}
await import('../../prisma/engine/schema-engine.mjs')
