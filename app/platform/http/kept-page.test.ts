import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { encodingFor, KeptPage, withoutNonce } from './kept-page.server'

describe('the nonce of one answer', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  test('leaves a kept document, whose own scripts are allowed by what is in them, and no others', () => {
    const made =
      '<script nonce="n1">one()</script><script>smuggled()</script><script nonce="n1" type="module" async="">two("é")</script>'
    const { html, policy } = withoutNonce(
      made,
      "default-src 'self'; script-src 'self' 'nonce-n1'; img-src 'self'",
      'n1',
    )
    expect(html).toBe(
      '<script>one()</script><script>smuggled()</script><script type="module" async="">two("é")</script>',
    )
    expect(policy).toBe(
      `default-src 'self'; script-src 'self' ${hash('one()')} ${hash('two("é")')}; img-src 'self'`,
    )
  })
})

describe('a kept page', () => {
  const page = new KeptPage('<p>Zażółć</p>'.repeat(100), {})

  test('is sent in the smallest way that the browser takes', () => {
    expect(
      ['gzip, deflate, br, zstd', 'GZIP', 'br;q=0, gzip;q=0.5', 'gzip;q=0', '', 'brotli', '*'].map(
        encodingFor,
      ),
    ).toEqual(['br', 'gzip', 'gzip', 'identity', 'identity', 'identity', 'identity'])
  })

  test('is the same in each, and is compressed once', async () => {
    const [br, gzip] = [await page.encoded('br'), await page.encoded('gzip')]
    expect([brotliDecompressSync(br), gunzipSync(gzip), await page.encoded('identity')]).toEqual([
      page.body,
      page.body,
      page.body,
    ])
    expect(await page.encoded('gzip')).toBe(gzip)
  })

  test('has a tag of its own', () => {
    expect(page.etag).toMatch(/^W\/"[\w+/]{22}"$/)
    expect(new KeptPage('<p>other</p>', {}).etag).not.toBe(page.etag)
  })
})
