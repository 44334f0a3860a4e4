import { describe, expect, test } from 'vitest'
import { jobHandlers } from '~/domain/background.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { jobKindName } from './mail-names.server'

describe('the outbox', () => {
  test.each(LANGUAGES)('names every kind of job in words (%s)', (language) => {
    const kinds = Object.keys(jobHandlers)
    expect(kinds.length).toBeGreaterThan(10)
    const named = kinds.filter((kind) => jobKindName(kind, language) === kind)
    expect(named).toEqual([])
  })
})
