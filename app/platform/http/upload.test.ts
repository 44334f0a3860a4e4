import { describe, expect, test } from 'vitest'
import { readUpload } from './upload.server'

const KILOBYTE = 1024
const LIMIT = 100 * KILOBYTE

function post(form: FormData | URLSearchParams | string, headers?: HeadersInit) {
  return new Request('http://localhost/', { method: 'POST', body: form, headers })
}

function application(fileSize: number) {
  const form = new FormData()
  form.append('name', 'Åsa')
  form.append('skills', 'react')
  form.append('skills', 'webflow')
  form.append('files', new File([new Uint8Array(fileSize).fill(13)], 'cv.pdf'))
  form.append('privacy', 'on')
  return form
}

const fieldsOf = (form: FormData) =>
  [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
const FIELDS = [
  ['name', 'Åsa'],
  ['skills', 'react'],
  ['skills', 'webflow'],
  ['privacy', 'on'],
]

describe('a form with files', () => {
  test('is read whole when it fits', async () => {
    const { form, tooLarge } = await readUpload(post(application(50 * KILOBYTE)), LIMIT)
    expect(tooLarge).toBe(false)
    expect(fieldsOf(form)).toEqual(FIELDS)
    expect((form.get('files') as File).size).toBe(50 * KILOBYTE)
  })

  test('has no NUL in any field', async () => {
    const typed = { name: 'Å\0sa\0' }
    const multipart = new FormData()
    multipart.append('name', typed.name)
    for (const body of [multipart, new URLSearchParams(typed)])
      expect((await readUpload(post(body), LIMIT)).form.get('name')).toBe('Åsa')
  })

  test.each([101, 165, 500, 900])('keeps its fields when its files are of %i KB', async (size) => {
    const { form, tooLarge } = await readUpload(post(application(size * KILOBYTE)), LIMIT)
    expect(tooLarge).toBe(true)
    expect(fieldsOf(form)).toEqual(FIELDS)
    expect(form.get('files')).toBeNull()
  })

  test('of more fields than any has is refused before they are decoded', async () => {
    const body = '%E0%A4%A=1&'.repeat(200_000)
    const start = process.cpuUsage()
    const request = post(body, { 'Content-Type': 'application/x-www-form-urlencoded' })
    await expect(readUpload(request, body.length)).rejects.toMatchObject({ status: 400 })
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(300)
  })

  test('of no end is cut off', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(10 * KILOBYTE))
      },
    })
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const request = new Request('http://localhost/', {
      method: 'POST',
      body: endless,
      headers,
      duplex: 'half',
    } as RequestInit)
    expect(fieldsOf((await readUpload(request, LIMIT)).form)).toEqual([])
    expect(sent).toBeLessThan(130)
  })

  test('may come without files, from a browser that knows no other way', async () => {
    const { form } = await readUpload(post(new URLSearchParams({ name: 'Åsa' })), LIMIT)
    expect(fieldsOf(form)).toEqual([['name', 'Åsa']])
    const long = await readUpload(post(new URLSearchParams({ name: 'å'.repeat(LIMIT) })), LIMIT)
    expect([fieldsOf(long.form), long.tooLarge]).toEqual([[], true])
  })

  test.each([
    ['{}', 'application/json'],
    ['no parts', 'multipart/form-data; boundary=x'],
    ['no boundary', 'multipart/form-data'],
  ])('is none when it is %j as %s', async (body, type) => {
    await expect(readUpload(post(body, { 'Content-Type': type }), LIMIT)).rejects.toMatchObject({
      status: 400,
    })
  })

  test('is none without a body', async () => {
    await expect(
      readUpload(new Request('http://localhost/', { method: 'POST' }), LIMIT),
    ).rejects.toMatchObject({ status: 400 })
  })
})
