import { getZodConstraint } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checksTaxNumber, keepsTaxNumber, taxNumberSchema } from './tax-number.schema'

const schema = z
  .object({ country: z.string(), vatNumber: taxNumberSchema() })
  .superRefine(checksTaxNumber('wrong'))
  .overwrite(keepsTaxNumber)

test.each([
  ['SE', '556677-8899', 'SE556677889901'],
  ['GB', 'GB 123', 'GB 123'],
  ['PL', undefined, undefined],
])('in %s, %s is kept as %s', (country, vatNumber, kept) =>
  expect(schema.parse({ country, vatNumber }).vatNumber).toBe(kept),
)

test('a number of another form is refused, and pages can still ask what the fields need', () => {
  const { error } = schema.safeParse({ country: 'SE', vatNumber: '12' })
  expect(error!.issues.map(({ path, message }) => [path, message])).toEqual([
    [['vatNumber'], 'wrong'],
  ])
  expect(getZodConstraint(schema)).toMatchObject({ vatNumber: { required: false } })
})
