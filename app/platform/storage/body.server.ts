import { Readable } from 'node:stream'
import { ReadableStream as NodeWebStream } from 'node:stream/web'

/** What arrived, as a Node stream. */
export function toReadable(body: Uint8Array | ReadableStream<Uint8Array>) {
  return body instanceof Uint8Array ? Readable.from([body]) : Readable.fromWeb(body as NodeWebStream<Uint8Array>)
}

async function* chunks(open: () => Promise<AsyncIterable<Uint8Array>>) {
  yield* await open()
}

/** A body that calls `open` at the first read and closes what it opened at the end or when cancelled. */
export function lazyBody(open: () => Promise<AsyncIterable<Uint8Array>>) {
  return NodeWebStream.from(chunks(open)) as ReadableStream<Uint8Array>
}
