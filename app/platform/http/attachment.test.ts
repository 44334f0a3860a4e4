import { describe, expect, test } from 'vitest'
import { attachment } from './attachment'

describe('a file that is kept under its name', () => {
  test.each([
    ['brief.pdf', `attachment; filename="brief.pdf"; filename*=UTF-8''brief.pdf`],
    [
      'Åsa & co (2).pdf',
      `attachment; filename="_sa & co (2).pdf"; filename*=UTF-8''%C3%85sa%20%26%20co%20%282%29.pdf`,
    ],
    ['a"b\\c%41.png', `attachment; filename="a_b_c_41.png"; filename*=UTF-8''a%22b%5Cc%2541.png`],
    ['half \ud83d.pdf', `attachment; filename="half _.pdf"; filename*=UTF-8''half%20_.pdf`],
    ["it's*.pdf", `attachment; filename="it's*.pdf"; filename*=UTF-8''it%27s%2A.pdf`],
  ])('%j', (name, value) => {
    expect(attachment(name)).toBe(value)
  })
})
