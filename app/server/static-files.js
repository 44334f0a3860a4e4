import sirv from 'sirv'

/**
 * What has another address when it is another file: built files by their names, the fonts of the
 * pairing tool by their `v`.
 */
const LASTING = /^\/(assets\/|fonts\/pairing\/.+\.woff2$)/

/** @type {WeakSet<import('node:http').ServerResponse>} */
const files = new WeakSet()

/**
 * Whether an answer is a file as it is.
 * @param {import('node:http').ServerResponse} response
 */
export const isFile = (response) => files.has(response)

/**
 * Sends the files of a folder as they were compressed at build time: for ever where their address
 * says what is in them, else for an hour. One that cannot be opened, as when a new version is being
 * built or everything is open that may be, ends its connection and not the process.
 * @param {string} folder
 * @returns {import('../platform/http/step').Step}
 */
export function staticFiles(folder) {
  const send = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders(response, path) {
      response.setHeader(
        'Cache-Control',
        LASTING.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  return (request, response, next) => {
    /** @param {import('node:stream').Readable} file */
    const watch = (file) => void file.once('error', () => response.destroy())
    files.add(response)
    response.once('pipe', watch)
    send(request, response, () => {
      files.delete(response)
      response.off('pipe', watch)
      next()
    })
  }
}
