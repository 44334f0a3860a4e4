import { existsSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type RequestHandler } from '@remix-run/node'
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

type Build = typeof import('../../app/server/build')

let build: Promise<Build> | undefined
let handler: RequestHandler | undefined

/** The built app, loaded once with the settings that process.env has at the first call. */
export function loadBuild(): Promise<Build> {
  // React renders with the code that visitors get.
  process.env.NODE_ENV = 'production'
  return (build ??= import(/* @vite-ignore */ pathToFileURL(buildFile).href))
}

/** From which address a test sends a request. */
export const PEER_HEADER = 'x-peer-address'

/** What a server has of a request before Remix gets it. */
function arrived({ headers }: Request) {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: headers.get(PEER_HEADER) ?? '' })
  return Object.assign(new IncomingMessage(socket), { headers: Object.fromEntries(headers) })
}

/** Answers a request with the built app, as the server does, without a server. */
export async function handle(request: Request): Promise<Response> {
  const { steps, ...app } = await loadBuild()
  const answer = (handler ??= createRequestHandler(app))
  const taken = arrived(request)
  const response = new ServerResponse(taken)
  try {
    return await new Promise<Response>((resolve, reject) =>
      steps.openRequest(taken, response, () => answer(request).then(resolve, reject)),
    )
  } finally {
    response.emit('close')
  }
}
