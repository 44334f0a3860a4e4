import { Readable } from 'node:stream'
import { ReadableStream as NodeWebStream } from 'node:stream/web'

/** What arrived, as a Node stream. */
export function toReadable(body: Uint8Array | ReadableStream<Uint8Array>) {
  return body instanceof Uint8Array
    ? Readable.from([body])
    : Readable.fromWeb(body as NodeWebStream<Uint8Array>)
}

/** What is made piece by piece, as a body that is read at its reader's pace. */
export function streamOf(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  return NodeWebStream.from(pieces) as ReadableStream<Uint8Array>
}

async function* chunks(open: () => Promise<AsyncIterable<Uint8Array>>) {
  yield* await open()
}

/**
 * A body that calls `open` at the first read and closes what it opened at the end or when
 * cancelled.
 */
export function lazyBody(open: () => Promise<AsyncIterable<Uint8Array>>) {
  return streamOf(chunks(open))
}
