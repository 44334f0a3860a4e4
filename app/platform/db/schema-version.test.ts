import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { databaseLocation } from './location'
import { env } from '../env.server'
import { readSchemaAge } from './schema-version.server'

const own = readdirSync(`prisma/${databaseLocation(env).provider}/migrations`).filter((name) =>
  /^\d/.test(name),
)

test('a database knows whether it is of this version, a newer or an older one', async () => {
  expect(await readSchemaAge()).toBe('same')
  expect(await readSchemaAge(own)).toBe('same')
  expect(await readSchemaAge(own.slice(0, -1))).toBe('newer')
  expect(await readSchemaAge([...own, '29991231235959_of_tomorrow'])).toBe('older')
})
