import zlib from 'node:zlib'
import compression from 'compression'

/**
 * Pages leave a twelfth smaller than at the usual quality, for a millisecond more;
 * tests/http/budgets.test.ts counts on it.
 */
const BROTLI_QUALITY = 6
/**
 * Two to the power of this, in bytes, is what a page is searched for repetitions in; the usual one,
 * for 4 MB, takes memory that no page needs.
 */
const BROTLI_WINDOW = 18

/** Compresses what Remix answers; files and kept pages are compressed once and for all. */
export const compress = compression({
  brotli: {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [zlib.constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
    },
  },
})
