import { createRequestHandler } from '@remix-run/node'
import * as build from 'virtual:remix/server-build'
import { paths } from '~/paths'
import { serverPaths } from '~/paths/server'
import { answerMissing } from './missing-answers.server'
import { answerWhenUnavailable } from './unavailable-answers.server'

export * from 'virtual:remix/server-build'
export { steps } from './steps.server'

const program = paths.api('')
let handle: ReturnType<typeof createRequestHandler> | undefined

/**
 * The server's build with what Remix has no setting for: addresses without a page say, as pages do,
 * that something is away, and show the page that says so where something is not there.
 */
export const routes = answerMissing(answerWhenUnavailable(build.routes, { program }), {
  program,
  page: serverPaths.missing(),
  ask: (request) => (handle ??= createRequestHandler({ ...build, routes }))(request),
})
