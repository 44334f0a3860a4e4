import { describe, expect, test } from 'vitest'
import { findFunctions, ofText } from '../../tests/setup/free-text-functions'
import { slowerThanLinear } from '../../tests/setup/growth'
import { THOROUGH } from '../../tests/setup/thorough'

const modules = import.meta.glob<Record<string, (...values: unknown[]) => unknown>>([
  '../**/*.{rules,schema}.ts',
  '../{domain,platform}/**/!(*.server|*.test|*.worker|*.d).ts',
  '../platform/http/{kept-page,multipart,mail-html}.server.ts',
  '../platform/observe/request-id.server.ts',
  '../platform/shown-address.server.ts',
  '../tools/color-contrast/*.server.ts',
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
