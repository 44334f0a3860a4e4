import { receiveBody } from './received-body.server'

/** The bytes of a body once it has come in whole; null when it has more than `limit`. */
export async function readBytes(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { head, tooLarge } = await receiveBody(request, limit)
  return tooLarge ? null : new Uint8Array(await head.arrayBuffer())
}

/** The body as text; null when it has more than `limit` bytes. */
export async function readText(request: Request, limit: number): Promise<string | null> {
  const bytes = await readBytes(request, limit)
  return bytes && Buffer.from(bytes).toString('utf8')
}
