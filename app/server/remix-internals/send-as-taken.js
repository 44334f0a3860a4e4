/** @typedef {import('node:http').ServerResponse & { flush?: () => void }} Response */

/**
 * Resolves when a response that was full takes more, or is closed. One listener for all, since
 * `compression` hands those for `drain` on to a stream of its own, from which none can be taken.
 * @param {Response} response
 */
function roomOf(response) {
  let tell = () => {}
  for (const event of ['drain', 'close']) response.on(event, () => tell())
  return () => new Promise((resolve) => (tell = () => resolve(undefined)))
}

/**
 * Writes a body piece by piece, and the next one when the last is on its way.
 * @param {ReadableStream<Uint8Array>} body
 * @param {Response} response
 */
async function sendBody(body, response) {
  const reader = body.getReader()
  const room = roomOf(response)
  try {
    for (
      let next = await reader.read();
      !next.done && !response.destroyed;
      next = await reader.read()
    ) {
      const more = room()
      const hasRoom = response.write(next.value)
      response.flush?.()
      if (!hasRoom && !response.destroyed) await more
    }
  } catch (error) {
    response.destroy(/** @type {Error} */ (error))
    throw error
  }
  if (response.destroyed) await reader.cancel().catch(() => {})
  else response.end()
}

/**
 * Has Remix send what it answers as fast as it is taken: by itself it reads the whole of a file
 * into memory for a visitor who reads nothing.
 * @param {{ writeReadableStreamToWritable: Function }} remix the exports of @remix-run/node, which
 * its server for Express calls it by
 */
export function sendAsTaken(remix) {
  remix.writeReadableStreamToWritable = sendBody
}
