const CRLF = Buffer.from('\r\n')
const HEADERS_END = Buffer.from('\r\n\r\n')
/** No browser comes near it; what does is no form. */
const MOST_HEADER_BYTES = 16 * 1024
/** Past this many times the limit nobody reads on. */
const PATIENCE = 3

/** The body is no form of several parts, or ends before its last part does. */
export class BrokenFormError extends Error {
  name = 'BrokenFormError'
}

/** More bytes came than the form may have. */
export class FormTooLargeError extends Error {
  name = 'FormTooLargeError'
}

export interface FormPart {
  name: string
  /** As the browser sent it; null for a field without a file. */
  fileName: string | null
  /** Where its bytes begin in the body of the form. */
  start: number
  /** What is left of it when the next part is asked for is skipped. */
  body: AsyncIterable<Uint8Array>
}

/** The bytes of a request, of which no more are held than have been looked at. */
class Incoming {
  #held: Buffer = Buffer.alloc(0)
  #read = 0
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>

  constructor(
    body: ReadableStream<Uint8Array>,
    private readonly limit: number,
  ) {
    this.#reader = body.getReader()
  }

  async #next() {
    try {
      return (await this.#reader.read()).value
    } catch {
      throw new BrokenFormError('the line broke')
    }
  }

  async #fill() {
    const value = await this.#next()
    if (!value) throw new BrokenFormError('the form ends too early')
    this.#read += value.byteLength
    if (this.#read > this.limit) throw new FormTooLargeError('the form is too large')
    this.#held = Buffer.concat([this.#held, value])
  }

  #take(length: number, skip = 0) {
    const taken = this.#held.subarray(0, length)
    this.#held = this.#held.subarray(length + skip)
    return taken
  }

  /** The bytes up to the mark, which is left out: in pieces, and null when the mark was met. */
  async nextBefore(mark: Buffer): Promise<{ piece: Buffer; last: boolean }> {
    for (;;) {
      const at = this.#held.indexOf(mark)
      if (at >= 0) return { piece: this.#take(at, mark.length), last: true }
      const safe = this.#held.length - mark.length + 1
      if (safe > 0) return { piece: this.#take(safe), last: false }
      await this.#fill()
    }
  }

  async before(mark: Buffer, most: number): Promise<Buffer> {
    const pieces: Buffer[] = []
    for (let size = 0; ;) {
      const { piece, last } = await this.nextBefore(mark)
      pieces.push(piece)
      size += piece.length
      if (size > most) throw new BrokenFormError('the head of a part has no end')
      if (last) return Buffer.concat(pieces)
    }
  }

  async startsWith(mark: Buffer) {
    while (this.#held.length < mark.length) await this.#fill()
    return this.#held.subarray(0, mark.length).equals(mark)
  }

  /**
   * Reads on to the end: a browser shows no answer before all was sent. Who sends far too much is
   * cut off.
   */
  async finish() {
    this.#held = Buffer.alloc(0)
    for (let value = await this.#rest(); value; value = await this.#rest()) {
      this.#read += value.byteLength
      if (this.#read > PATIENCE * this.limit) return void this.#reader.cancel().catch(() => {})
    }
  }

  /** How many bytes have been taken. */
  get position() {
    return this.#read - this.#held.length
  }

  #rest() {
    return this.#next().catch(() => undefined)
  }
}

/** A name as browsers write it: in quotes, with these three signs in per cent. */
function parameter(header: string, name: string): string | null {
  const [, value] =
    new RegExp(`;\\s*${name}="((?:\\\\.|[^"\\\\])*)"`, 'i').exec(header) ??
    new RegExp(`;\\s*${name}=([^\\s;"]+)`, 'i').exec(header) ??
    []
  return value === undefined
    ? null
    : value.replaceAll('\\"', '"').replace(/%22|%0D|%0A/gi, decodeURIComponent)
}

function readHead(head: Buffer) {
  const disposition =
    head
      .toString('utf8')
      .split('\r\n')
      .find((line) => /^content-disposition\s*:\s*form-data\s*;/i.test(line)) ?? ''
  const name = parameter(disposition, 'name')
  if (name === null) throw new BrokenFormError('a part has no name')
  return { name, fileName: parameter(disposition, 'filename') }
}

/**
 * The body of a part; reading it ends where the next part begins, also when a reader gives up on
 * the way.
 */
function bodyOf(incoming: Incoming, mark: Buffer) {
  let ended = false
  const next = async (): Promise<IteratorResult<Uint8Array, undefined>> => {
    while (!ended) {
      const { piece, last } = await incoming.nextBefore(mark)
      ended = last
      if (piece.length > 0) return { done: false, value: piece }
    }
    return { done: true, value: undefined }
  }
  return {
    body: { [Symbol.asyncIterator]: () => ({ next }) },
    skip: async () => {
      while (!(await next()).done);
    },
  }
}

/** What stands between the parts of a form; null when its type names nothing. */
export function boundaryOf(contentType: string): Buffer | null {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*\bboundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  return boundary && boundary.length <= 200 ? Buffer.from(`\r\n--${boundary}`) : null
}

export function isMultipart(request: Request) {
  return /^multipart\/form-data\b/i.test(request.headers.get('Content-Type') ?? '')
}

/**
 * The parts of a form's body, which `mark` stands between. Throws BrokenFormError, and
 * FormTooLargeError past `limit` bytes.
 */
export async function* partsOf(
  body: ReadableStream<Uint8Array>,
  mark: Buffer,
  limit: number,
): AsyncGenerator<FormPart, void, void> {
  const incoming = new Incoming(body, limit)
  try {
    // The first boundary has no line before it.
    await incoming.before(mark.subarray(2), MOST_HEADER_BYTES)
    while (await incoming.startsWith(CRLF)) {
      const head = readHead(await incoming.before(HEADERS_END, MOST_HEADER_BYTES))
      const { body, skip } = bodyOf(incoming, mark)
      yield { ...head, start: incoming.position, body }
      await skip()
    }
    if (!(await incoming.startsWith(Buffer.from('--'))))
      throw new BrokenFormError('a boundary goes on')
  } finally {
    await incoming.finish()
  }
}

/**
 * The parts of a posted form one after another, as they come in, so that a file of any size takes
 * no more memory than a piece of it. (The reader that Remix brings refuses files whose names have a
 * `;` or a `=`.) Throws BrokenFormError, and FormTooLargeError past `limit` bytes.
 */
export async function* readParts(
  request: Request,
  limit: number,
): AsyncGenerator<FormPart, void, void> {
  const mark = boundaryOf(request.headers.get('Content-Type') ?? '')
  if (!mark || !request.body) throw new BrokenFormError('the body is no form with files')
  yield* partsOf(request.body, mark, limit)
}

const MOST_FIELD_BYTES = 64 * 1024

/**
 * The words of a field that has no file. Throws FormTooLargeError when it has more bytes than
 * `most`, by itself than any field beside a file has.
 */
export async function readField({ body }: FormPart, most = MOST_FIELD_BYTES): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.byteLength
    if (size > most) throw new FormTooLargeError('a field is too large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
