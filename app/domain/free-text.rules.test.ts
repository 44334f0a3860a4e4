import { describe, expect, test } from 'vitest'
import { findFunctions, ofText } from '../../tests/setup/free-text-functions'
import { slowerThanLinear } from '../../tests/setup/growth'
import { THOROUGH } from '../../tests/setup/thorough'

const modules = import.meta.glob<Record<string, (...values: unknown[]) => unknown>>([
  '../**/*.{rules,schema}.ts',
  '../platform/{free-text,normalize,words,xml,row-id}.ts',
  '../platform/crypto/hide-link-tokens.ts',
  '../platform/http/{attachment,etag,safe-redirect}.ts',
])

const files = Object.keys(modules)
  .map(
    (path) =>
      [path, findFunctions(`app/${path.replace('../', '').replace('./', 'domain/')}`)] as const,
  )
  .filter(([, found]) => found.length > 0)

/** Of the night, which tries many more texts beside other work; in ms. */
const PATIENCE = THOROUGH ? 10 * 60_000 : undefined

describe.each(files)('%s', (path, found) => {
  test.each(found)(
    '$name takes four times as long for a text four times as long, whatever is in it',
    async (one) => {
      const exported = (await modules[path]!())[one.name]!
      expect(slowerThanLinear(ofText(one, exported))).toEqual([])
    },
    PATIENCE,
  )
})
