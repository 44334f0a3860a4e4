import { describe, expect, test } from 'vitest'
import { readPageAddress } from './page-address.rules'

describe('an address as people type it', () => {
  test.each([
    ['example.com', 'https://example.com/'],
    ['  example.com/prices?x=1#top ', 'https://example.com/prices?x=1#top'],
    ['//example.com', 'https://example.com/'],
    ['HTTP://Example.COM', 'http://example.com/'],
    ['http://example.com:8080/', 'http://example.com:8080/'],
    ['zażółć.example', 'https://xn--za-6ja4f8n1l.example/'],
    ['[2001:db8::1]', 'https://[2001:db8::1]/'],
  ])('%s is %s', (typed, url) => expect(readPageAddress(typed)).toEqual({ url }))

  test.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['two words', 'unreadable'],
    ['hello', 'unreadable'],
    ['javascript://example.com/%0aalert(1)', 'unreadable'],
    ['file:///etc/passwd', 'unreadable'],
    ['ftp://example.com', 'unreadable'],
    ['mailto:a@example.com b', 'unreadable'],
    ['https://', 'unreadable'],
    ['http://exa mple.com', 'unreadable'],
    [`example.com/${'a'.repeat(2000)}`, 'tooLong'],
  ])('%s is %s', (typed, problem) => expect(readPageAddress(typed)).toEqual({ problem }))
})
