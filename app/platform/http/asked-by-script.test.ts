import { expect, test } from 'vitest'
import { isAskedByScript } from './asked-by-script'

test.each<[string, Record<string, string>, boolean]>([
  ['a browser that says nothing', {}, false],
  ['a document', { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate' }, false],
  ['a document by way of a service worker', { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'navigate' }, false],
  ['script', { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'cors' }, true],
])('%s', (_, headers, expected) => expect(isAskedByScript(new Request('http://localhost/', { headers }))).toBe(expected))
