import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apcaStep, contrastOf, gradeOf, hexOf, truncateRatio, type Rgb } from './contrast.rules'
import { propertyNames, readPalette } from '~/tools/color-contrast/palette.rules'
import { seenWith, VISIONS } from '~/tools/color-contrast/vision.rules'

const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb
const channel = fc.integer({ min: 0, max: 255 })
const color = fc.tuple(channel, channel, channel)

describe('the contrast ratio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.47],
    ['#767676', '#ffffff', 4.54],
    ['#949494', '#ffffff', 3.03],
    ['#595959', '#ffffff', 7],
    ['#0000ff', '#ffffff', 8.59],
    ['#ff0000', '#ffffff', 3.99],
    ['#808080', '#808080', 1],
  ])('of %s and %s is %d, cut off after two decimals', (one, other, ratio) => {
    expect(truncateRatio(contrastOf(rgb(one), rgb(other)))).toBe(ratio)
  })

  it('is never rounded up to what is needed', () => {
    expect(truncateRatio(4.499)).toBe(4.49)
    expect([4.499, 4.5, 2.999, 3, 6.999, 7].map(gradeOf)).toEqual([
      'large',
      'aa',
      'none',
      'large',
      'aa',
      'aaa',
    ])
  })

  it('is the same both ways, and from 1 to 21', () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        const ratio = contrastOf(one, other)
        expect(contrastOf(other, one)).toBe(ratio)
        expect(ratio).toBeGreaterThanOrEqual(1)
        expect(ratio).toBeLessThanOrEqual(21)
      }),
    )
  })

  it('of APCA is told by the row of its table, whatever its sign', () => {
    expect([106, 90, 89.9, -75, 60, -45.1, 30, 15, 14.9, 0].map(apcaStep)).toEqual([
      90, 90, 75, 75, 60, 45, 30, 15, 0, 0,
    ])
  })
})

describe('color vision', () => {
  it.each(VISIONS)('%s sees black, white and nothing outside of them', (vision) => {
    expect(seenWith(vision, [0, 0, 0])).toEqual([0, 0, 0])
    expect(seenWith(vision, [255, 255, 255]).every((value) => value >= 254)).toBe(true)
    fc.assert(
      fc.property(color, (seen) =>
        seenWith(vision, seen).every(
          (value) => Number.isInteger(value) && value >= 0 && value <= 255,
        ),
      ),
    )
  })

  it.each([
    ['protanopia', '#6d5f00', '#837200', '#0059ff', '#243657'],
    ['deuteranopia', '#a39000', '#776a18', '#003dfb', '#1a3055'],
    ['tritanopia', '#ff000f', '#007c6c', '#006b96', '#003c40'],
    ['achromatopsia', '#7f7f7f', '#6d6d6d', '#4c4c4c', '#333333'],
  ] as const)(
    'with %s red, green, blue and #123456 are as Chromium’s developer tools show them',
    (vision, ...seen) => {
      const found = ['#ff0000', '#008000', '#0000ff', '#123456'].map((hex) =>
        seenWith(vision, rgb(hex)),
      )
      seen.forEach((hex, index) =>
        rgb(hex).forEach((value, at) =>
          expect(Math.abs(value - found[index]![at]!), hex).toBeLessThanOrEqual(1),
        ),
      )
    },
  )

  it('shows red and green as alike without red or green cones, and not without blue ones', () => {
    const distance = (vision: (typeof VISIONS)[number]) => {
      const [one, other] = [seenWith(vision, [200, 60, 40]), seenWith(vision, [90, 120, 40])]
      return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1])
    }
    expect(distance('deuteranopia')).toBeLessThan(distance('tritanopia') / 3)
  })

  it('sees only greys where there is no color', () => {
    expect(new Set(seenWith('achromatopsia', [255, 0, 0])).size).toBe(1)
  })
})

describe('a palette', () => {
  it('is read by lines, semicolons and the commas outside of parentheses', () => {
    expect(
      readPalette('ink: #0d1d26\n--paper: ivory;\n rgb(1, 2, 3), teal,,\n\n').map(
        ({ name, color }) => [name, color],
      ),
    ).toEqual([
      ['ink', '#0d1d26'],
      ['paper', 'ivory'],
      ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
      ['teal', 'teal'],
    ])
  })

  it('does not hang on parentheses that are not closed, or closed too often', () => {
    expect(readPalette(`${'('.repeat(700)}\nred`)).toHaveLength(2)
    expect(readPalette('))),red')).toHaveLength(2)
    expect(readPalette(': red')).toEqual([{ name: ': red', color: ': red' }])
  })

  it('has names of its own in CSS, each once', () => {
    expect(propertyNames(['Ink & paper', 'ink-paper', '#fff', '((', 'Żółty'])).toEqual([
      '--ink-paper',
      '--ink-paper-2',
      '--fff',
      '--color-4',
      '--żółty',
    ])
  })
})

it('a hex names each channel in two digits', () => expect(hexOf([0, 10, 255])).toBe('#000aff'))
