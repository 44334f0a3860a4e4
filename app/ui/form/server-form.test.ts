import { describe, expect, test } from 'vitest'
import { serverForm } from './server-form'

const constraint = { name: { required: true }, copy: { required: false } }

describe('a form that the server checks', () => {
  test('starts with its defaults and constraints', () => {
    const { errors, field, checkbox } = serverForm<'name' | 'copy'>('contact', { result: undefined, constraint, defaults: { name: 'Åsa' } })
    expect(errors).toEqual([])
    expect(field('name')).toEqual({ id: 'contact-name', name: 'name', form: 'contact', errors: undefined, defaultValue: 'Åsa', required: true })
    expect(checkbox('copy')).toMatchObject({ defaultChecked: false })
  })

  test('keeps what was typed, be it nothing, and names every problem', () => {
    const result = { status: 'error', initialValue: { copy: 'on' }, error: { name: ['Enter your name.'], '': ['Too many.'], copy: null } } as const
    const { errors, field, checkbox } = serverForm<'name' | 'copy'>('contact', { result: result as never, constraint, defaults: { name: 'Åsa' } })
    expect(errors).toEqual([{ fieldId: 'contact-name', message: 'Enter your name.' }, { fieldId: undefined, message: 'Too many.' }])
    expect(field('name')).toMatchObject({ defaultValue: undefined, errors: ['Enter your name.'] })
    expect(checkbox('copy')).toMatchObject({ defaultChecked: true, errors: undefined })
  })
})
