import { expect, test } from 'vitest'
import { isAskedByScript } from './asked-by-script'

test.each<[string, Record<string, string>, boolean]>([
  ['a browser that says nothing', {}, false],
  ['a document', { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate' }, false],
  [
    'a document by way of a service worker',
    { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html' },
    false,
  ],
  [
    'a document by way of the service worker of Firefox',
    { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'same-origin', Accept: 'text/html,*/*;q=0.8' },
    false,
  ],
  ['script', { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'cors', Accept: '*/*' }, true],
])('%s', (_, headers, expected) =>
  expect(isAskedByScript(new Request('http://localhost/', { headers }))).toBe(expected),
)
