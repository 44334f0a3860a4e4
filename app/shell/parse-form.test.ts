import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { parseForm } from './parse-form.server'

const schema = z.object({
  choice: z.enum(['a', 'b']),
  many: z.array(z.enum(['a', 'b'])).max(1),
  number: z.coerce.number().max(3),
  text: z.string().min(2),
  own: z.string({ error: 'Own words' }),
})

describe.each(LANGUAGES)('a form in %s', (language) => {
  test('says what has no words of its own in the visitor’s language', () => {
    const form = new FormData()
    for (const [name, value] of [
      ['choice', 'c'],
      ['many', 'c'],
      ['number', 'x'],
      ['text', 'y'],
    ])
      form.append(name!, value!)
    const { error } = parseForm(form, schema, language).reply()
    const told = translator(language, 'forms')('unreadable')
    expect(error).toEqual({
      ...{ choice: [told], 'many[0]': [told], number: [told], text: [told] },
      own: ['Own words'],
    })
  })
})
