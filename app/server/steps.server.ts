import { paths } from '~/paths'
import { adminPaths } from '~/paths/admin'
import { serverPaths } from '~/paths/server'
import { shopFrontPaths } from '~/paths/shop-front'
import { refuseCrossSite } from '~/platform/http/cross-site.server'
import { keepPages } from '~/platform/http/kept-pages.server'
import { refuseForeignMethods } from '~/platform/http/methods.server'
import { openRequest } from '~/platform/http/request-context.server'
import { takeTurns } from '~/platform/http/request-turns.server'
import { keepAskedLanguage } from '~/platform/i18n/asked-language.server'
import { countRequest } from '~/platform/observe/count-requests.server'
import { namesRead, readChoices } from '~/shell/kept-pages.server'

const SHOP_FRONTS = shopFrontPaths.front('')
const PREVIEW = new RegExp(`^${adminPaths.product(0, { part: 'preview' }).replace('0', '\\d+')}$`)

/** A shop front speaks its studio's languages, and the preview of a service each of them. */
const isSample = (path: string) => path.startsWith(SHOP_FRONTS) || PREVIEW.test(path)

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
  keepAskedLanguage: keepAskedLanguage({ isSample }),
  keepPages: keepPages({ namesRead, readChoices }),
}
