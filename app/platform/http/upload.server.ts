import { canBeSent, MOST_FIELDS, MOST_WORDS } from './form-fields.rules'
import { onError } from '../on-error'
import {
  boundaryOf,
  BrokenFormError,
  FormTooLargeError,
  partsOf,
  readField,
  type FormPart,
} from './multipart.server'
import { takeAccount } from './own-form.server'
import { receiveBody, reserveMemory, type ReceivedBody } from './received-body.server'
import { countFields, fieldsOf } from './urlencoded.server'

/** No text has a NUL, and PostgreSQL keeps none. */
const withoutNul = (text: string) => text.replaceAll('\0', '')

const CRLF = Buffer.from('\r\n')

/** Adds texts to a form while there is room for them. Throws FormTooLargeError past it. */
class Texts {
  constructor(
    readonly form: FormData,
    private room: number,
  ) {}

  /** Bytes that the next one may have; a character has up to four. */
  get mostBytes() {
    return 4 * this.room
  }

  add(name: string, text: string) {
    this.room -= text.length
    if (this.room < 0) throw new FormTooLargeError('more words than any form has')
    this.form.append(name, withoutNul(text))
  }
}

/** The file of a part, whose bytes stay where they are until they are asked for. */
async function fileOf(
  { name, fileName, start, body }: FormPart,
  all: Blob,
): Promise<[string, File]> {
  let size = 0
  for await (const piece of body) size += piece.byteLength
  return [name, new File([all.slice(start, start + size)], fileName!)]
}

/**
 * Adds the parts of a body to a form. Throws BrokenFormError where it is none, or ends too early.
 */
async function addParts(texts: Texts, body: Blob, mark: Buffer, { files }: { files: boolean }) {
  let count = 0
  for await (const part of partsOf(body.stream(), mark, Infinity)) {
    if (++count > MOST_FIELDS) throw new BrokenFormError('more fields than any form has')
    if (part.fileName === null) texts.add(part.name, await readField(part, texts.mostBytes))
    else if (files) texts.form.append(...(await fileOf(part, body)))
  }
}

/**
 * Adds the fields of a form without files. Throws BrokenFormError for more than any has, before
 * they are decoded.
 */
async function addFields(texts: Texts, body: Uint8Array) {
  if (countFields(body) > MOST_FIELDS) throw new BrokenFormError('more fields than any form has')
  for await (const [name, value] of fieldsOf(body)) texts.add(name, value)
}

/**
 * The fields of the parts that are whole, at the beginning and at the end of a form that was cut.
 */
async function addFieldsAround(texts: Texts, { head, tail }: ReceivedBody, mark: Buffer) {
  const start = tail.indexOf(Buffer.concat([mark, CRLF]))
  const ends = [
    head,
    ...(start < 0 ? [] : [new Blob([new Uint8Array(tail.subarray(start + CRLF.length))])]),
  ]
  for (const end of ends) {
    await addParts(texts, end, mark, { files: false }).catch(onError(BrokenFormError, () => {}))
  }
}

async function parse(texts: Texts, received: ReceivedBody, contentType: string) {
  const mark = boundaryOf(contentType)
  if (mark) await addParts(texts, received.head, mark, { files: true })
  else if (/^application\/x-www-form-urlencoded\b/i.test(contentType))
    await addFields(texts, new Uint8Array(await received.head.arrayBuffer()))
  else throw new BrokenFormError('the body is no form')
}

const filesIn = (form: FormData) => [...form.values()].filter((value) => value instanceof File)

async function read(received: ReceivedBody, contentType: string, words: number): Promise<FormData> {
  const texts = new Texts(new FormData(), words)
  const mark = boundaryOf(contentType)
  if (!received.tooLarge) await parse(texts, received, contentType)
  else if (mark) await addFieldsAround(texts, received, mark)
  return texts.form
}

/**
 * A posted form with files, of at most `limit` bytes. Its files lie on the disk until they are
 * read, which they can be for as long as the request takes. Of a larger form come the fields around
 * its files, and `tooLarge`; throws a 400 Response when the body is no form, or none that a page of
 * ours can send, a 413 when its texts have more than `words` characters together, a 409 when it was made for another account than the one that is signed in, and a
 * 503 when too much is being sent at the moment. `account` is the one that its page was made for.
 */
export async function readUpload(
  request: Request,
  limit: number,
  { words = MOST_WORDS, lists }: { words?: number; lists?: readonly string[] } = {},
): Promise<{ form: FormData; tooLarge: boolean; account: string | null }> {
  const received = await receiveBody(request, limit)
  const { tooLarge } = received
  const refuse = (): never => {
    throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  }
  const refuseLong = (): never => {
    throw new Response('Payload Too Large', { status: 413, statusText: 'Payload Too Large' })
  }
  const form = await read(received, request.headers.get('Content-Type') ?? '', words)
    .catch(onError(FormTooLargeError, refuseLong))
    .catch(onError(BrokenFormError, refuse))
  if (!canBeSent(form, lists)) refuse()
  reserveMemory(filesIn(form).reduce((sum, { size }) => sum + size, 0))
  return { form, tooLarge, account: await takeAccount(request, form) }
}
