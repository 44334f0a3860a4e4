import * as build from 'virtual:remix/server-build'
import { paths } from '~/paths'
import { answerWhenUnavailable } from './unavailable-answers.server'

export * from 'virtual:remix/server-build'
export { steps } from './steps.server'

/**
 * The server's build with what Remix has no setting for: addresses without a page say, as pages do,
 * that something is away.
 */
export const routes = answerWhenUnavailable(build.routes, { program: paths.api('') })
