/**
 * Fills an empty database: all at once, so that a start that was broken off leaves it empty. What
 * is there already stays as it is.
 */
import { existsSync } from 'node:fs'
import { databaseLocation } from '../../app/platform/db/location'
import { loadDotEnv } from '../../app/platform/dot-env'
import { setUpAlone } from '../engine/set-up-alone'

loadDotEnv()

/** Of other errors the last line: Prisma tells at the end of many what was wrong. */
function inWords(error: unknown) {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  return name === 'UnsafeConfigurationError' ? message : message.trim().split('\n').at(-1)
}

// Settings are read on import: an unsafe one ends here too, in one line.
try {
  const { DATABASE_URL, DATA_DIR } = process.env
  const { url } = databaseLocation({ DATABASE_URL, DATA_DIR })
  if (url.startsWith('file:') && !existsSync(url.slice('file:'.length)))
    throw new Error('There is no database yet: run npm run db:migrate first.')
  await setUpAlone(url, async () => {
    const { fill } = await import(process.env.SESSION_SECRET?.trim() ? './owner' : './demo')
    await fill(url)
  })
} catch (error) {
  console.error(`Not seeded. ${inWords(error)}`)
  process.exitCode = 1
}
