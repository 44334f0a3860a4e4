/** Starts the built app with @remix-run/serve; settings come from the environment and from .env, see .env.example. */
import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')
process.env.NODE_ENV ||= 'production'
process.env.HOST ||= '127.0.0.1'
process.env.PORT ||= '3000'
const build = (process.argv[2] ??= 'build/server/index.js')

/**
 * Ends the process: with one line for what the person at the terminal can put right, with the trace for a fault.
 * @param {any} reason
 */
function end(reason) {
  const plain = reason?.name === 'UnsafeConfigurationError' || reason?.syscall === 'listen'
  console.error(plain ? `Not started. ${reason.message}` : reason)
  process.exit(1)
}
process.on('unhandledRejection', end)
process.on('uncaughtException', end)

if (!existsSync(build)) {
  console.error(`Not started. ${build} is missing: run npm run build first.`)
  process.exit(1)
}
await import('@remix-run/serve/dist/cli.js')
