/** Starts the built app with @remix-run/serve; settings come from the environment and from .env, see .env.example. */
import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')
process.env.NODE_ENV ||= 'production'
process.env.HOST ||= '127.0.0.1'
process.env.PORT ||= '3000'
process.argv[2] ??= 'build/server/index.js'

process.on('unhandledRejection', (reason) => {
  console.error(reason instanceof Error && reason.name === 'UnsafeConfigurationError' ? reason.message : reason)
  process.exit(1)
})

await import('@remix-run/serve/dist/cli.js')
