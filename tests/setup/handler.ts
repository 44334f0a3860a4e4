import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node'
import { matchQuickly } from '../../app/server/remix-internals/quick-matches.js'
import { isBuildStale } from './build-age'
import { projectRoot } from './migrate'

const buildFile = join(projectRoot, 'build/server/index.js')

/** Requires what Remix itself does. */
export const requireOfRemix = createRequire(
  createRequire(import.meta.url).resolve('@remix-run/node/package.json'),
)
matchQuickly(requireOfRemix('@remix-run/router'))

/** Throws when there is no built app to test, or an old one. */
export function assertBuilt() {
  if (!existsSync(buildFile))
    throw new Error('build/server/index.js is missing: run `npm run build` first.')
  if (isBuildStale())
    throw new Error('build/ is older than what it is made of: run `npm run build` first.')
}

let build: Promise<ServerBuild> | undefined
let handler: Promise<RequestHandler> | undefined

/** The built app, loaded once with the settings that process.env has at the first call. */
export function loadBuild(): Promise<ServerBuild> {
  // React renders with the code that visitors get.
  process.env.NODE_ENV = 'production'
  return (build ??= import(/* @vite-ignore */ pathToFileURL(buildFile).href))
}

/** Answers a request with the built app, as the server does, without a server. */
export async function handle(request: Request): Promise<Response> {
  handler ??= loadBuild().then((loaded) => createRequestHandler(loaded))
  return (await handler)(request)
}
