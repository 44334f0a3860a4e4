import { describe, expect, test } from 'vitest'
import { dataCodewords } from './codewords'
import { correctionFor } from './error-correction'
import { formatBits, versionBits } from './matrix'
import { encodeQr, qrPath } from './qr'
import { versionFor } from './versions'

/** `Kanal`, as an independent reader has read it. */
const KNOWN = `
#######.....#.#######
#.....#...#.#.#.....#
#.###.#.#..#..#.###.#
#.###.#.#..#..#.###.#
#.###.#.##..#.#.###.#
#.....#.#..#..#.....#
#######.#.#.#.#######
........###..........
#.#####..#.#..#####..
##..#..########...#.#
.#..#.##.#..#.##.###.
..##.....######..####
..##..####..#..#....#
........#...#..#.#...
#######..###.#..#..#.
#.....#.###....#####.
#.###.#.#..#.#..#..#.
#.###.#.#..#####..#..
#.###.#.###.#.##.##..
#.....#...######.##..
#######.##..#...#..#.
`.trim()

describe('the parts of a QR code', () => {
  test('the error correction is that of the standard’s worked example', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    expect(correctionFor(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  })

  test('the format tells level M and the mask', () => {
    expect(Array.from({ length: 8 }, (_, mask) => formatBits(mask).toString(2))).toEqual([
      '101010000010010',
      '101000100100101',
      '101111001111100',
      '101101101001011',
      '100010111111001',
      '100000011001110',
      '100111110010111',
      '100101010100000',
    ])
  })

  test('the version is told from 7 on', () => {
    expect(
      [7, 8, 9, 10].map((version) => versionBits(version).toString(2).padStart(18, '0')),
    ).toEqual([
      '000111110010010100',
      '001000010110111100',
      '001001101010011001',
      '001010010011010011',
    ])
  })

  test('the smallest version that holds the text is taken', () => {
    const LIMITS = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213]
    expect(LIMITS.map((bytes) => versionFor(bytes).number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(LIMITS.slice(0, -1).map((bytes) => versionFor(bytes + 1).number)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
    expect(() => versionFor(214)).toThrow(RangeError)
  })

  test('what is left of the data is padded', () => {
    expect(dataCodewords(new TextEncoder().encode('a'), versionFor(1))).toEqual([
      0x40,
      0x16,
      0x10,
      ...Array.from({ length: 13 }, (_, index) => (index % 2 ? 0x11 : 0xec)),
    ])
  })
})

test('a code is the one that readers know', () => {
  const drawn = encodeQr('Kanal').map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))
  expect(drawn).toHaveLength(21)
  expect(drawn.join('\n')).toBe(KNOWN)
})

test('dark modules are drawn, light ones are not', () => {
  expect(
    qrPath([
      [true, false],
      [false, true],
    ]),
  ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z')
})
