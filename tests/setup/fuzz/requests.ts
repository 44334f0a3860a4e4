import fc from 'fast-check'
import { ENCODINGS, pathPart, urlEncoded, type Encoding, type Field } from './bodies'
import { hostileField, hostileName, hostileValue } from './hostile-values'

/** A form as a page shows it, with the fields that a browser would send. */
export interface Form {
  action: string
  method: 'GET' | 'POST'
  multipart: boolean
  fields: Field[]
}

export interface Drawn {
  method: string
  path: string
  headers: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
  /** In words, for whoever reads of a failure. */
  what: string
}

type Edit = (fields: Field[]) => Field[]

const at = (fields: Field[], index: number) => index % Math.max(1, fields.length)
const replaced = (fields: Field[], index: number, change: Partial<Field>) =>
  fields.map((field, position) =>
    position === at(fields, index) ? { ...field, ...change } : field,
  )
const index = fc.nat(60)

/** One thing that is wrong with a form that was otherwise filled in as the page had it. */
const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(index, hostileField).map(
      ([position, value]): Edit =>
        (fields) =>
          replaced(fields, position, { value }),
    ),
  },
  {
    weight: 2,
    arbitrary: index.map(
      (position): Edit =>
        (fields) =>
          fields.filter((_, other) => other !== at(fields, position)),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(index, hostileValue).map(
      ([position, value]): Edit =>
        (fields) =>
          fields.flatMap((field, other) =>
            other === at(fields, position) ? [field, { ...field, value }] : [field],
          ),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(index, hostileName).map(
      ([position, name]): Edit =>
        (fields) =>
          replaced(fields, position, { name }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(hostileName, hostileValue)
      .map(([name, value]): Edit => (fields) => [...fields, { name, value }]),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(index, hostileValue).map(
      ([position, value]): Edit =>
        (fields) =>
          replaced(fields, position, { value, file: '../x.svg' }),
    ),
  },
  {
    weight: 1,
    arbitrary: index.map(
      (position): Edit =>
        (fields) =>
          replaced(fields, position, { file: undefined }),
    ),
  },
  {
    weight: 1,
    arbitrary: hostileValue.map(
      (value): Edit =>
        (fields) =>
          fields.map((field) => ({ ...field, value })),
    ),
  },
  {
    weight: 1,
    arbitrary: index.map((position): Edit => (fields) => [
      ...fields,
      ...Array<Field[]>(500)
        .fill(fields.slice(at(fields, position), at(fields, position) + 1))
        .flat(),
    ]),
  },
)

const edits = fc.array(edit, { minLength: 1, maxLength: 3 })
const encoding = fc.oneof(
  { weight: 12, arbitrary: fc.constant(null) },
  { weight: 8, arbitrary: fc.constantFrom(...(Object.keys(ENCODINGS) as Encoding[])) },
)

const HEADERS = [
  'Accept',
  'Accept-Language',
  'Referer',
  'Range',
  'If-None-Match',
  'If-Modified-Since',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'Save-Data',
  'Sec-Fetch-Dest',
  'Sec-Fetch-Site',
  'Authorization',
  'X-Request-Id',
  'Stripe-Signature',
  'Inbound-Signature',
  'Idempotency-Key',
  'Upload-Offset',
  'Prefer',
]
const COOKIES = [
  'kanal_session',
  'kanal_cart',
  'kanal_quote',
  'kanal_flash',
  'kanal_second_step',
  'kanal_consent',
  'kanal_theme',
  'kanal_language',
  'kanal_light',
  '__proto__',
]
/** What a header can carry: bytes, but no line break and no NUL, which no server lets through. */
const headerText = (value: Buffer) =>
  value
    .subarray(0, 4000)
    .toString('latin1')
    .replace(/[\r\n\0]/g, '')
    .trim()

const oneHeader = fc
  .tuple(fc.constantFrom(...HEADERS), hostileValue)
  .map(([name, value]) => ({ [name]: headerText(value) }))
/** As cookies keep what they hold, with something else in it. */
const heldValue = fc
  .jsonValue()
  .map((value) => Buffer.from(Buffer.from(JSON.stringify(value)).toString('base64')))
const oneCookie = fc
  .tuple(fc.constantFrom(...COOKIES), fc.oneof(hostileValue, heldValue))
  .map(([name, value]) => ({ Cookie: `${name}=${headerText(value).replaceAll(';', '')}` }))
const headers = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: oneHeader },
  { weight: 1, arbitrary: oneCookie },
)

const show = (fields: Field[]) =>
  fields
    .map(
      ({ name, value, file }) =>
        `${name}=${JSON.stringify(value.toString('latin1').slice(0, 80))}${file === undefined ? '' : ` (file ${file})`}`,
    )
    .join(' ')
    .slice(0, 2000)

/** A stream without an end, which whoever asks for it as a page's data waits for until they go. */
const ENDLESS = '/dashboard/live'

/** Where script sends and asks for what a browser without it does at `address`. */
function byScript(address: string) {
  const [path, query] = address.split('?')
  if (path === ENDLESS) return address
  return `${path === '/' ? '/_root' : path}.data${query ? `?${query}` : ''}`
}

const way = fc.oneof(
  { weight: 5, arbitrary: fc.constant((address: string) => address) },
  { weight: 1, arbitrary: fc.constant(byScript) },
)

/** A form of a page, sent with something wrong. */
export function sentForm(forms: Form[]): fc.Arbitrary<Drawn> {
  return fc
    .tuple(fc.constantFrom(...forms), edits, encoding, headers, way)
    .map(([form, changes, otherwise, sent, to]) => {
      const fields = changes.reduce((current, change) => change(current), form.fields)
      if (form.method === 'GET')
        return {
          method: 'GET',
          path: to(`${form.action.split('?')[0]}?${urlEncoded(fields).slice(0, 20_000)}`),
          headers: sent,
          what: show(fields),
        }
      const encoded = otherwise ?? (form.multipart ? 'multipart' : 'urlEncoded')
      const { body, contentType }: { body?: Uint8Array<ArrayBuffer>; contentType?: string } =
        ENCODINGS[encoded](fields)
      return {
        method: 'POST',
        path: to(form.action),
        headers: { ...sent, ...(contentType && { 'Content-Type': contentType }) },
        body,
        what: `${encoded} ${show(fields)}`,
      }
    })
}

/** An address with something wrong in its query. */
export function asked(address: string, names: string[]): fc.Arbitrary<Drawn> {
  const field = fc.record({
    name: fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...names.map((name) => Buffer.from(name))) },
      { weight: 1, arbitrary: hostileName },
    ),
    value: hostileValue,
  })
  return fc.tuple(fc.array(field, { maxLength: 4 }), headers, way).map(([fields, sent, to]) => {
    const [path, query = ''] = address.split('?')
    return {
      method: 'GET',
      path: to(`${path}?${[query, urlEncoded(fields).slice(0, 20_000)].filter(Boolean).join('&')}`),
      headers: sent,
      what: '',
    }
  })
}

/** An address whose parts are something else than the page takes, asked for or posted to. */
export function misplaced(pattern: string, address: string): fc.Arbitrary<Drawn> {
  const known = address.split(/[/?]/)
  const segments = pattern.split('/')
  const value = fc
    .tuple(hostileValue, fc.boolean())
    .map(
      ([bytes, raw]) =>
        (raw ? bytes.toString().replace(/[^\w%.~:@!$&'()*+,;=-]/g, '') : pathPart(bytes)).slice(
          0,
          4000,
        ) || '%20',
    )
  const others = fc.array(
    fc.oneof({ weight: 3, arbitrary: value }, { weight: 1, arbitrary: fc.constant(null) }),
    { minLength: segments.length, maxLength: segments.length },
  )
  return fc
    .tuple(others, fc.constantFrom('GET' as const, 'POST' as const))
    .map(([given, method]): Drawn => ({
      method,
      path:
        segments
          .map((segment, position) =>
            /[:*]/.test(segment) ? (given[position] ?? known[position] ?? '') : segment,
          )
          .join('/') || '/',
      headers:
        method === 'POST'
          ? { 'Content-Type': 'application/x-www-form-urlencoded' }
          : ({} as Record<string, string>),
      body: method === 'POST' ? Buffer.from('intent=x') : undefined,
      what: '',
    }))
}
