import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name!)
const drawn = matches(read('icons.svg'), /<symbol id="([^"]+)"/g)
const named = matches(read('icon.tsx').split('export type IconProps')[0]!, /\| '([^']+)'/g)

const app = new URL('../../', import.meta.url)
const components = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/media\/icon\.tsx$|\.test\./.test(name),
)
const source = components.map((name) => readFileSync(new URL(name, app), 'utf8')).join('\n')

describe('the icons that all pages share', () => {
  test('each name has one drawing', () => {
    expect([...drawn].sort()).toEqual([...named].sort())
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  test('each drawing has a use', () => {
    expect(
      named.filter((name) => !source.includes(`'${name}'`) && !source.includes(`"${name}"`)),
    ).toEqual([])
  })
})
