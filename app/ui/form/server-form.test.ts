import { describe, expect, test } from 'vitest'
import { serverForm } from './server-form'

type Name = 'name' | 'copy' | 'extras'
const constraint = { name: { required: true, maxLength: 80 }, copy: { required: false } }
const rejected = (answer: object) => ({ status: 'error', ...answer }) as never

describe('a form that the server checks', () => {
  test('starts with its defaults and constraints, and leaves the checking to the server', () => {
    const { form, errors, field, checkbox, checkboxGroup } = serverForm<Name>('contact', {
      result: undefined,
      constraint,
      defaults: { name: 'Åsa', extras: ['1', '3'] },
    })
    expect(form).toEqual({ id: 'contact', method: 'post', noValidate: true })
    expect(errors).toEqual([])
    expect(field('name')).toMatchObject({
      id: 'contact-name',
      name: 'name',
      form: 'contact',
      errors: undefined,
      defaultValue: 'Åsa',
      required: true,
      maxLength: 80,
    })
    expect(checkbox('copy')).toMatchObject({ defaultChecked: false })
    expect(checkboxGroup('extras')).toEqual({
      id: 'contact-extras',
      name: 'extras',
      form: 'contact',
      errors: undefined,
      defaultValue: ['1', '3'],
    })
  })

  test('keeps what was typed, be it nothing, and names every problem', () => {
    const result = rejected({
      initialValue: { copy: 'on' },
      error: { name: ['Enter your name.'], '': ['Too many.'], copy: null },
    })
    const { errors, field, choice, checkbox, checkboxGroup } = serverForm<Name>('contact', {
      result,
      constraint,
      defaults: { name: 'Åsa', extras: ['1'] },
    })
    expect(errors).toEqual([
      { fieldId: 'contact-name', message: 'Enter your name.' },
      { fieldId: undefined, message: 'Too many.' },
    ])
    expect(field('name')).toMatchObject({ defaultValue: undefined, errors: ['Enter your name.'] })
    expect(choice('name')).toMatchObject({ defaultValue: undefined, errors: ['Enter your name.'] })
    expect(checkbox('copy')).toMatchObject({ defaultChecked: true, errors: undefined })
    expect(checkboxGroup('extras')).toMatchObject({ defaultValue: [] })
  })

  test('a problem of one entry in a list stands at the list', () => {
    const result = rejected({
      initialValue: { extras: '7' },
      error: { 'extras[0]': ['Choose from the list.'] },
    })
    const { errors, checkboxGroup } = serverForm<Name>('order', { result, constraint })
    expect(errors).toEqual([{ fieldId: 'order-extras', message: 'Choose from the list.' }])
    expect(checkboxGroup('extras')).toMatchObject({
      errors: ['Choose from the list.'],
      defaultValue: ['7'],
    })
  })
})
