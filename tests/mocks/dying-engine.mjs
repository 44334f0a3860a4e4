#!/usr/bin/env node
/**
 * Prisma's schema engine, which dies without a word at its third migration: before it, in the
 * middle of it, or (DIES=after) once it is there but nobody knows.
 */
import { createRequire } from 'node:module'
import { SqliteConnection } from '../../app/platform/db/sqlite-driver.js'

/**
 * The engine's own: one of the packages that only tests need brings another.
 * @type {typeof import('pg')}
 */
const pg = createRequire(new URL('../../package.json', import.meta.url))('pg')

const THIRD = 4
const { DIES: dies = 'within' } = process.env
let begun = 0
const isMigration = (/** @type {unknown} */ script) =>
  typeof script === 'string' &&
  /^\s*(CREATE|ALTER|INSERT|UPDATE) /m.test(script) &&
  /BEGIN/.test(script) &&
  ++begun === THIRD
const die = () => process.kill(process.pid, 'SIGKILL')
/** What a kill lets through: the statements up to the middle. */
const firstHalf = (/** @type {string} */ script) =>
  script.slice(0, script.indexOf(';\n', script.length / 2) + 1)

const { executeScript } = SqliteConnection.prototype
SqliteConnection.prototype.executeScript = async function (/** @type {string} */ script) {
  if (!isMigration(script)) return executeScript.call(this, script)
  if (dies !== 'before')
    await executeScript.call(this, dies === 'within' ? firstHalf(script) : script)
  die()
}

const { query } = pg.Pool.prototype
/** @this {import('pg').Pool} @param {any[]} given */
async function queryAndDie(...given) {
  if (isMigration(given[0]) && dies === 'before') die()
  const answer = await Reflect.apply(query, this, given)
  if (begun === THIRD && dies === 'after') die()
  return answer
}
Object.assign(pg.Pool.prototype, { query: queryAndDie })
await import('../../prisma/engine/schema-engine.mjs')
