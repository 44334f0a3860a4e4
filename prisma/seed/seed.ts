/**
 * Fills an empty database: all at once, so that a start that was broken off leaves it empty. What
 * is there already stays as it is.
 */
import { existsSync } from 'node:fs'
import { databaseLocation } from '../../app/platform/db/location'
import { setUpAlone } from '../engine/set-up-alone'

if (existsSync('.env')) process.loadEnvFile('.env')

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
  // Prisma tells at the end of many lines what was wrong.
  console.error(
    `Not seeded. ${String(error instanceof Error ? error.message : error)
      .trim()
      .split('\n')
      .at(-1)}`,
  )
  process.exitCode = 1
}
