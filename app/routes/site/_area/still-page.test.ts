import { describe, expect, test } from 'vitest'
import { stillWords, withStillWords } from './still-page'

const asked = (accept: string) =>
  new Request('http://kanal.example/privacy', { headers: { Accept: accept } })
const words = { contents: 'On this page' }

describe('a page of plain words', () => {
  test('leaves them out of the data of a first visit, and the server has them all the same', () => {
    const data = withStillWords(
      asked('text/html,application/xhtml+xml,*/*;q=0.8'),
      { title: 'Privacy' },
      words,
    )
    expect(data).toEqual({ title: 'Privacy', words: null })
    expect(stillWords(data)).toBe(words)
  })

  test('brings them along when script asks for the data alone', () => {
    const data = withStillWords(asked('*/*'), { title: 'Privacy' }, words)
    expect(data).toEqual({ title: 'Privacy', words })
    expect(stillWords(data)).toBe(words)
  })

  test('in a browser that has the page already there are none to be had', () => {
    const decoded = { title: 'Privacy', words: null }
    expect(stillWords(decoded)).toBeNull()
  })
})
