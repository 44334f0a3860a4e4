import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedShare, comparePixels, type Pixels } from './compare-pixels.rules'

type Box = { left: number; top: number; width: number; height: number }

/** A grey picture with black boxes on it. */
function picture(width: number, height: number, boxes: Box[] = [], shade = 200): Pixels {
  const data = new Uint8Array(width * height * 3).fill(shade)
  for (const box of boxes) {
    for (let y = box.top; y < box.top + box.height; y++)
      data.fill(0, (y * width + box.left) * 3, (y * width + box.left + box.width) * 3)
  }
  return { data, width, height }
}
function compared(before: Pixels, after: Pixels) {
  const rows = comparePixels(before, after)
  for (;;) {
    const step = rows.next()
    if (step.done) return step.value
  }
}
const share = (before: Pixels, after: Pixels) => changedShare(compared(before, after))

describe('two pictures', () => {
  test('that are the same have nothing changed', () => {
    expect(
      compared(
        picture(100, 80, [{ left: 5, top: 5, width: 9, height: 9 }]),
        picture(100, 80, [{ left: 5, top: 5, width: 9, height: 9 }]),
      ),
    ).toMatchObject({ changed: 0, areas: [] })
  })

  test('of which one has a block more differ by exactly that block', () => {
    fc.assert(
      fc.property(
        fc.nat(150),
        fc.nat(90),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 30 }),
        (left, top, width, height) => {
          const block = { left, top, width, height }
          for (const [before, after] of [
            [[], [block]],
            [[block], []],
          ] as const) {
            const found = compared(picture(200, 120, [...before]), picture(200, 120, [...after]))
            expect(found.changed).toBe(width * height)
            expect(found.areas).toHaveLength(1)
            const [area] = found.areas
            expect(
              area!.left <= left &&
                area!.top <= top &&
                area!.left + area!.width >= left + width &&
                area!.top + area!.height >= top + height,
            ).toBe(true)
          }
        },
      ),
      { numRuns: 60 },
    )
    expect(
      share(picture(200, 100), picture(200, 100, [{ left: 10, top: 10, width: 50, height: 40 }])),
    ).toBe(100_000)
  })

  test('are told apart where they are, and not by what nobody sees', () => {
    const blocks = [
      { left: 0, top: 0, width: 8, height: 8 },
      { left: 150, top: 80, width: 8, height: 8 },
    ]
    expect(compared(picture(200, 120), picture(200, 120, blocks)).areas).toHaveLength(2)
    expect(share(picture(200, 120, [], 200), picture(200, 120, [], 220))).toBe(0)
    expect(share(picture(200, 120, [], 200), picture(200, 120, [], 230))).toBe(1_000_000)
  })

  test('may have an edge moved by a pixel', () => {
    const wide = { left: 20, top: 20, width: 60, height: 40 }
    expect(share(picture(200, 120, [wide]), picture(200, 120, [{ ...wide, left: 21 }]))).toBe(0)
    expect(
      share(picture(200, 120, [wide]), picture(200, 120, [{ ...wide, left: 26 }])),
    ).toBeGreaterThan(0)
  })

  test('of other heights differ by what one has alone', () => {
    expect(compared(picture(100, 60), picture(100, 80))).toMatchObject({
      width: 100,
      height: 80,
      changed: 2000,
    })
    expect(share(picture(100, 60), picture(100, 80))).toBe(250_000)
  })

  test('that differ in one pixel of many are not said to be the same', () => {
    expect(
      share(picture(1280, 3000), picture(1280, 3000, [{ left: 7, top: 9, width: 1, height: 1 }])),
    ).toBe(1)
  })
})
