import { canBeSent } from './form-fields.rules'

/** Fields after the files of a form that is too large are looked for in this many last bytes. */
const TAIL = 64 * 1024
/** Past this many times the limit nobody reads on: the sender is cut off. */
const PATIENCE = 10

type Read = { head: Buffer; tail: Buffer; tooLarge: boolean }

/** The last bytes of what is pushed, at least `TAIL` of them when there are so many. */
function lastBytes() {
  const chunks: Uint8Array[] = []
  let size = 0
  return {
    push(chunk: Uint8Array) {
      chunks.push(chunk)
      size += chunk.byteLength
      while (size - chunks[0]!.byteLength >= TAIL) size -= chunks.shift()!.byteLength
    },
    read: () => Buffer.concat(chunks),
  }
}

/** The first `limit` bytes of a body and, when there is more, the last of them: a browser shows no answer before all was read. */
async function readBody(body: ReadableStream<Uint8Array> | null, limit: number): Promise<Read> {
  const head: Uint8Array[] = []
  const tail = lastBytes()
  let size = 0
  const reader = body?.getReader()
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    const room = Math.max(0, limit - size)
    if (room > 0) head.push(next.value.subarray(0, room))
    if (next.value.byteLength > room) tail.push(next.value.subarray(room))
    size += next.value.byteLength
    if (size > PATIENCE * limit) {
      await reader?.cancel()
      break
    }
  }
  return { head: Buffer.concat(head), tail: tail.read(), tooLarge: size > limit }
}

function boundaryOf(contentType: string) {
  const [, quoted, plain] = /^multipart\/form-data\s*;.*\bboundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? []
  return quoted ?? plain ?? null
}

/** The parts that are whole, at the beginning and at the end of a form that was cut. */
function wholeParts({ head, tail }: Read, boundary: string) {
  const line = Buffer.from(`\r\n--${boundary}`)
  const end = head.lastIndexOf(line)
  const start = tail.indexOf(Buffer.concat([line, Buffer.from('\r\n')]))
  const first = end < 0 ? Buffer.alloc(0) : head.subarray(0, end)
  return Buffer.concat([first, start < 0 ? Buffer.concat([line, Buffer.from('--\r\n')]) : tail.subarray(start)])
}

async function parse(bytes: Buffer, contentType: string) {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': contentType } }).formData()
  if (!canBeSent(form)) throw new RangeError('fields that no page has')
  return form
}

/**
 * A posted form with files, of at most `limit` bytes. Of a larger one come the fields around its files, and `tooLarge`;
 * throws a 400 Response when the body is no form, or none that a page of ours can send.
 */
export async function readUpload(request: Request, limit: number): Promise<{ form: FormData; tooLarge: boolean }> {
  const contentType = request.headers.get('Content-Type') ?? ''
  const read = await readBody(request.body, limit)
  const boundary = boundaryOf(contentType)
  try {
    if (!read.tooLarge) return { form: await parse(read.head, contentType), tooLarge: false }
    return { form: boundary ? await parse(wholeParts(read, boundary), contentType) : new FormData(), tooLarge: true }
  } catch {
    if (read.tooLarge) return { form: new FormData(), tooLarge: true }
    throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  }
}
