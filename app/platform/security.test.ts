import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const document = readFileSync(new URL('security.md', import.meta.url), 'utf8')
const paths = [...document.matchAll(/`((?:app|tests)\/[\w./-]+)`/g)].map(([, path]) => path!)

test('what the security document points to is there', () => {
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.filter((path) => !existsSync(new URL(`../../${path}`, import.meta.url)))).toEqual([])
})

test('it has a section for each of the 17 chapters', () => {
  expect([...document.matchAll(/^## V(\d+) /gm)].map(([, number]) => Number(number))).toEqual(
    Array.from({ length: 17 }, (_, index) => index + 1),
  )
})
