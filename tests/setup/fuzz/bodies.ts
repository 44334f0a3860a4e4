/**
 * A field as it goes out: bytes, since not all that is sent is text; `file` is the name of a file.
 */
export interface Field {
  name: Buffer
  value: Buffer
  file?: string
}

type Body = { body?: Uint8Array<ArrayBuffer>; contentType?: string }

const BOUNDARY = '----fuzzed'
const escaped = (bytes: Buffer) =>
  [...bytes]
    .map((byte) =>
      /[\w.~-]/.test(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).padStart(2, '0')}`,
    )
    .join('')

/** The query of an address, or an ordinary form's body. */
export const urlEncoded = (fields: Field[]) =>
  fields.map(({ name, value }) => `${escaped(name)}=${escaped(value)}`).join('&')

/** One part of an address. */
export const pathPart = escaped

function part({ name, value, file }: Field) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="`
  const rest =
    file === undefined
      ? '"\r\n\r\n'
      : `"; filename="${file}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  return Buffer.concat([
    Buffer.from(head),
    Buffer.from(name.toString('latin1').replace(/["\r\n]/g, '%22'), 'latin1'),
    Buffer.from(rest),
    value,
    Buffer.from('\r\n'),
  ])
}

const parts = (fields: Field[]) => Buffer.concat(fields.map(part))
const whole = (fields: Field[]) =>
  Buffer.concat([parts(fields), Buffer.from(`--${BOUNDARY}--\r\n`)])
const asObject = (fields: Field[]) =>
  Object.fromEntries(fields.map(({ name, value }) => [name.toString(), value.toString()]))
const multipart = `multipart/form-data; boundary=${BOUNDARY}`
const FORM = 'application/x-www-form-urlencoded'

/** The ways in which fields are sent, most of them wrong. */
export const ENCODINGS = {
  urlEncoded: (fields) => ({ body: Buffer.from(urlEncoded(fields)), contentType: FORM }),
  rawBytes: (fields) => ({
    body: Buffer.concat(
      fields.flatMap(({ name, value }) => [name, Buffer.from('='), value, Buffer.from('&')]),
    ),
    contentType: FORM,
  }),
  otherCharset: (fields) => ({
    body: Buffer.from(urlEncoded(fields)),
    contentType: `${FORM}; charset=utf-7`,
  }),
  multipart: (fields) => ({ body: whole(fields), contentType: multipart }),
  cutMultipart: (fields) => ({
    body: whole(fields).subarray(0, -BOUNDARY.length - 9),
    contentType: multipart,
  }),
  noBoundary: (fields) => ({ body: whole(fields), contentType: 'multipart/form-data' }),
  otherBoundary: (fields) => ({
    body: whole(fields),
    contentType: 'multipart/form-data; boundary=other',
  }),
  emptyMultipart: () => ({ body: Buffer.alloc(0), contentType: multipart }),
  noNames: (fields) => ({
    body: Buffer.from(whole(fields).toString('latin1').replaceAll('; name="', '; nom="'), 'latin1'),
    contentType: multipart,
  }),
  json: (fields) => ({
    body: Buffer.from(JSON.stringify(asObject(fields))),
    contentType: 'application/json',
  }),
  jsonArrays: (fields) => ({
    body: Buffer.from(
      JSON.stringify(
        Object.fromEntries(
          Object.entries(asObject(fields)).map(([name, value]) => [name, [{ value }, null, 1e21]]),
        ),
      ),
    ),
    contentType: 'application/json',
  }),
  jsonText: (fields) => ({
    body: Buffer.from(JSON.stringify(urlEncoded(fields))),
    contentType: 'application/json',
  }),
  jsonHalves: (fields) => ({
    body: Buffer.from(
      `{${fields.map(({ name }) => `${JSON.stringify(name.toString())}:"\\ud800"`).join(',')}}`,
    ),
    contentType: 'application/json',
  }),
  deepJson: () => ({ body: Buffer.from('{"a":'.repeat(5000)), contentType: 'application/json' }),
  brokenJson: (fields) => ({
    body: Buffer.from(JSON.stringify(asObject(fields)).slice(0, -1)),
    contentType: 'application/json',
  }),
  text: (fields) => ({ body: Buffer.from(urlEncoded(fields)), contentType: 'text/plain' }),
  xml: () => ({
    body: Buffer.from('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
    contentType: 'application/xml',
  }),
  untyped: (fields) => ({ body: Buffer.from(urlEncoded(fields)) }),
  oddType: (fields) => ({
    body: Buffer.from(urlEncoded(fields)),
    contentType: 'a/b; =;;boundary=""',
  }),
  nothing: () => ({}),
} satisfies Record<string, (fields: Field[]) => Body>

export type Encoding = keyof typeof ENCODINGS
