import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepAskedLanguage } from './asked-language.server'
import { languageCookie } from './language-cookie.server'
import type { Language } from './languages'

const keep = keepAskedLanguage({ isSample: (path) => path.startsWith('/sample') })
let server: Server
let site: string

beforeAll(async () => {
  server = createServer((request, response) =>
    keep(request, response, () => {
      const page = !request.url!.startsWith('/feed')
      response.writeHead(request.url!.startsWith('/missing') ? 404 : 200, {
        'Content-Type': page ? 'text/html; charset=utf-8' : 'application/json',
      })
      response.end()
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

/** The language that an answer has the browser remember; null for none. */
async function remembered(path: string, { method = 'GET', stored }: Options = {}) {
  const headers = new Headers()
  if (stored) headers.set('Cookie', (await languageCookie.serialize(stored)).split(';')[0]!)
  const answer = await fetch(site + path, { method, headers })
  const [cookie] = answer.headers.getSetCookie()
  return cookie ? ((await languageCookie.parse(cookie)) as unknown) : null
}
type Options = { method?: string; stored?: Language }

describe('a page that is asked for in a language', () => {
  test('is followed by others in it, whatever was chosen before', async () => {
    expect(await remembered('/?lng=sv')).toBe('sv')
    expect(await remembered('/faq?q=moms&lng=pl', { stored: 'en' })).toBe('pl')
    expect(await remembered('/?lng=SV')).toBe('sv')
    expect(await remembered('/?lng=nl-BE')).toBe('nl')
  })

  test('has nothing remembered that is known already, or is no language', async () => {
    expect(await remembered('/?lng=sv', { stored: 'sv' })).toBeNull()
    expect(await remembered('/?lng=<script>')).toBeNull()
    expect(await remembered('/?q=lng')).toBeNull()
  })

  test('is a page that is read, and no sample, feed or form', async () => {
    for (const path of ['/sample/1?lng=sv', '/feed?lng=sv', '/missing?lng=sv'])
      expect(await remembered(path)).toBeNull()
    expect(await remembered('/?lng=sv', { method: 'POST' })).toBeNull()
  })
})
