import { paths } from '~/paths'
import { serverPaths } from '~/paths/server'
import { refuseCrossSite } from '~/platform/http/cross-site.server'
import { keepPages } from '~/platform/http/kept-pages.server'
import { refuseForeignMethods } from '~/platform/http/methods.server'
import { openRequest } from '~/platform/http/request-context.server'
import { takeTurns } from '~/platform/http/request-turns.server'
import { countRequest } from '~/platform/observe/count-requests.server'
import { namesRead, readChoices } from '~/shell/kept-pages.server'

/**
 * The steps of app/server/index.js that are made of the app itself; the build hands them over, and
 * vite.config.ts takes those of development from here.
 */
export const steps = {
  openRequest,
  countRequest,
  refuseForeignMethods: refuseForeignMethods({
    page: serverPaths.wrongMethod(),
    open: [paths.api(''), serverPaths.webhook(''), paths.uploads()],
  }),
  refuseCrossSite: refuseCrossSite({
    page: serverPaths.refused(),
    open: [paths.api(''), serverPaths.webhook('')],
  }),
  takeTurns: takeTurns(),
  keepPages: keepPages({ namesRead, readChoices }),
}
