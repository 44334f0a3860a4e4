/**
 * Comes before all that `npm start` does: says at once what would keep the app from starting after
 * a minute of work, a wrong setting or a port that is taken, and ends with 1.
 */
import { createServer } from 'node:net'
import { inspect } from 'node:util'
import { loadDotEnv, tellOddLines } from '../platform/dot-env'
import { wordsOf } from './faults.js'

/** Listens for a moment. Throws what the system says. */
const tryPort = (port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(port, host, () => server.close(() => resolve()))
  })

try {
  loadDotEnv()
  tellOddLines()
  const { env } = await import('../platform/env.server')
  await tryPort(env.PORT, env.HOST)
} catch (error) {
  process.stderr.write(`${wordsOf(error) ?? inspect(error)}\n`)
  process.exitCode = 1
}
