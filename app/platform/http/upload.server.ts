import { canBeSent, MOST_FIELDS } from './form-fields.rules'
import { onError } from '../on-error'
import { boundaryOf, BrokenFormError, partsOf, readField, type FormPart } from './multipart.server'
import { takeAccount } from './own-form.server'
import { receiveBody, reserveMemory, type ReceivedBody } from './received-body.server'
import { countFields, fieldsOf } from './urlencoded.server'

/** No text has a NUL, and PostgreSQL keeps none. */
const withoutNul = (text: string) => text.replaceAll('\0', '')

const CRLF = Buffer.from('\r\n')

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
async function addParts(form: FormData, body: Blob, mark: Buffer, { files }: { files: boolean }) {
  let count = 0
  for await (const part of partsOf(body.stream(), mark, Infinity)) {
    if (++count > MOST_FIELDS) throw new BrokenFormError('more fields than any form has')
    if (part.fileName === null) form.append(part.name, withoutNul(await readField(part, Infinity)))
    else if (files) form.append(...(await fileOf(part, body)))
  }
}

/**
 * Adds the fields of a form without files. Throws BrokenFormError for more than any has, before
 * they are decoded.
 */
async function addFields(form: FormData, body: Uint8Array) {
  if (countFields(body) > MOST_FIELDS) throw new BrokenFormError('more fields than any form has')
  for await (const [name, value] of fieldsOf(body)) form.append(name, withoutNul(value))
}

/**
 * The fields of the parts that are whole, at the beginning and at the end of a form that was cut.
 */
async function fieldsAround({ head, tail }: ReceivedBody, mark: Buffer) {
  const form = new FormData()
  const start = tail.indexOf(Buffer.concat([mark, CRLF]))
  const ends = [
    head,
    ...(start < 0 ? [] : [new Blob([new Uint8Array(tail.subarray(start + CRLF.length))])]),
  ]
  for (const end of ends) {
    await addParts(form, end, mark, { files: false }).catch(onError(BrokenFormError, () => {}))
  }
  return form
}

async function parse(received: ReceivedBody, contentType: string): Promise<FormData> {
  const form = new FormData()
  const mark = boundaryOf(contentType)
  if (mark) await addParts(form, received.head, mark, { files: true })
  else if (/^application\/x-www-form-urlencoded\b/i.test(contentType))
    await addFields(form, new Uint8Array(await received.head.arrayBuffer()))
  else throw new BrokenFormError('the body is no form')
  return form
}

const filesIn = (form: FormData) => [...form.values()].filter((value) => value instanceof File)

async function read(received: ReceivedBody, contentType: string): Promise<FormData> {
  const mark = boundaryOf(contentType)
  if (received.tooLarge) return mark ? fieldsAround(received, mark) : new FormData()
  return parse(received, contentType)
}

/**
 * A posted form with files, of at most `limit` bytes. Its files lie on the disk until they are
 * read, which they can be for as long as the request takes. Of a larger form come the fields around
 * its files, and `tooLarge`; throws a 400 Response when the body is no form, or none that a page of
 * ours can send, a 409 when it was made for another account than the one that is signed in, and a
 * 503 when too much is being sent at the moment. `account` is the one that its page was made for.
 */
export async function readUpload(
  request: Request,
  limit: number,
): Promise<{ form: FormData; tooLarge: boolean; account: string | null }> {
  const received = await receiveBody(request, limit)
  const { tooLarge } = received
  const refuse = (): never => {
    throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  }
  const form = await read(received, request.headers.get('Content-Type') ?? '').catch(
    onError(BrokenFormError, refuse),
  )
  if (!canBeSent(form)) refuse()
  reserveMemory(filesIn(form).reduce((sum, { size }) => sum + size, 0))
  return { form, tooLarge, account: await takeAccount(request, form) }
}
