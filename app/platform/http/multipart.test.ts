import fc from 'fast-check'
import { expect, test } from 'vitest'
import { streamOf } from '../storage/body.server'
import { readParts } from './multipart.server'

const LIMIT = 1_000_000

/** The form's bytes in pieces of a few bytes, as a slow line brings them. */
async function sent(form: FormData, pieceSize: number, cut = Infinity) {
  const whole = new Request('http://localhost/', { method: 'POST', body: form })
  const bytes = new Uint8Array(await whole.arrayBuffer()).subarray(0, cut)
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceSize) }, (_, index) =>
    bytes.subarray(index * pieceSize, (index + 1) * pieceSize),
  )
  return raw(streamOf(pieces), whole.headers.get('Content-Type')!)
}

function raw(body: BodyInit, type = 'multipart/form-data; boundary=x') {
  return new Request('http://localhost/', {
    method: 'POST',
    body,
    headers: { 'Content-Type': type },
    duplex: 'half',
  } as RequestInit)
}

async function read(request: Request, limit = LIMIT) {
  const parts: [string, string | null, string][] = []
  for await (const { name, fileName, body } of readParts(request, limit)) {
    const pieces: Uint8Array[] = []
    for await (const piece of body) pieces.push(piece)
    parts.push([name, fileName, Buffer.concat(pieces).toString('latin1')])
  }
  return parts
}

test('gives what was put in, in whatever pieces it comes', async () => {
  const content = fc.oneof(
    fc.string(),
    fc.constantFrom('\r\n', '--', '\r\n--', '\r\n------WebKitFormBoundary', '\r\n\r\n'),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
  )
  const file = fc.record({
    name: fc.constantFrom(
      'a;b.pdf',
      'x=y.png',
      'Ståhl & Łódź.txt',
      'say "hi".md',
      '../../up.txt',
      'back\\slash.txt',
    ),
    content,
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(file, { maxLength: 4 }),
      fc.integer({ min: 1, max: 90 }),
      async (files, pieceSize) => {
        const form = new FormData()
        form.append('key', 'value; of="it"')
        for (const { name, content } of files)
          form.append('files', new File([Buffer.from(content, 'latin1')], name))
        const expected = [
          ['key', null, 'value; of="it"'],
          ...files.map(({ name, content }) => [
            'files',
            name,
            Buffer.from(content, 'latin1').toString('latin1'),
          ]),
        ]
        expect(await read(await sent(form, pieceSize))).toEqual(expected)
      },
    ),
    { numRuns: 150 },
  )
})

test('skips what its reader leaves of a part', async () => {
  const form = new FormData()
  form.append('files', new File(['x'.repeat(5000)], 'long.txt'))
  form.append('after', 'it')
  const seen: string[] = []
  for await (const { name, body } of readParts(await sent(form, 100), LIMIT)) {
    seen.push(name)
    await body[Symbol.asyncIterator]().next()
  }
  expect(seen).toEqual(['files', 'after'])
})

test('is broken wherever it is cut', async () => {
  const form = new FormData()
  form.append('key', 'k')
  form.append('files', new File(['some text'], 'a.txt'))
  const whole = (
    await new Request('http://localhost/', { method: 'POST', body: form }).arrayBuffer()
  ).byteLength
  // A browser ends the form with a line's end that need not be there.
  for (let cut = 0; cut < whole - 4; cut += 1)
    await expect(sent(form, 64, cut).then((request) => read(request))).rejects.toMatchObject({
      name: 'BrokenFormError',
    })
})

test.each([
  ['another type', raw('{}', 'application/json')],
  ['no boundary', raw('--x', 'multipart/form-data')],
  ['a part without a name', raw('--x\r\nContent-Type: text/plain\r\n\r\n\r\n--x--\r\n')],
  [
    'a head without an end',
    raw(`--x\r\nContent-Disposition: form-data; name="${'n'.repeat(50_000)}`),
  ],
  [
    'a boundary that goes on',
    raw('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--xy\r\n'),
  ],
])('is no form with %s', async (_, request) => {
  await expect(read(request)).rejects.toMatchObject({ name: 'BrokenFormError' })
})

test('stops at its limit, and lets a sender without end go', async () => {
  let pulled = 0
  let cancelled = false
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) =>
      controller.enqueue(
        Buffer.from('--x\r\nContent-Disposition: form-data; name="files"; filename="a"\r\n\r\n'),
      ),
    pull(controller) {
      pulled += 1
      controller.enqueue(new Uint8Array(10_000))
    },
    cancel() {
      cancelled = true
    },
  })
  await expect(read(raw(endless), 200_000)).rejects.toMatchObject({ name: 'FormTooLargeError' })
  expect([pulled < 65, cancelled]).toEqual([true, true])
})

test('a name without an end is looked for once', async () => {
  const form = `--x\r\nContent-Disposition: form-data; name="files"; filename="${'\\'.repeat(8001)}\r\n\r\na\r\n--x--`
  const begin = process.cpuUsage()
  await read(raw(form))
  expect(process.cpuUsage(begin).user).toBeLessThan(2_000_000)
})
