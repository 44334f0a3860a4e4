import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const TEXT = 4.5
const PART_OF_CONTROL = 3
const css = readFileSync(new URL('../app.css', import.meta.url), 'utf8')
const tokens = [
  ...css.matchAll(/--color-([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g),
].map(([, name = '', light = '', dark = '']) => ({ name, light, dark }))

function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string) {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

const grounds = ['ground', 'surface', 'surface-raised']
const states = ['canal', 'success', 'warning', 'danger']
const textPairs = [
  ...['ink', 'ink-soft', 'lantern', 'lantern-strong', ...states].flatMap((text) =>
    grounds.map((ground) => [text, ground]),
  ),
  ...states.flatMap((state) => [state, 'ink', 'ink-soft'].map((text) => [text, `${state}-soft`])),
  ['ink', 'brick'],
  ['ink-soft', 'brick'],
  ['on-lantern', 'lantern'],
  ['on-lantern', 'lantern-strong'],
  ['on-danger', 'danger'],
  ['ground', 'ink'],
  ['ground', 'canal'],
]
const controlPairs = [
  ...['line-strong', 'focus'].flatMap((part) => grounds.map((ground) => [part, ground])),
  ...states.map((state) => [state, `${state}-soft`]),
  ['focus', 'danger-soft'],
  ['focus', 'canal-soft'],
  ['line-strong', 'canal-soft'],
  ['canal', 'brick'],
  ['focus', 'brick'],
  ['line-strong', 'brick'],
  ['lantern', 'brick'],
  ['lantern', 'canal-soft'],
]

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  const color = (name = '') => {
    const token = tokens.find((each) => each.name === name)
    if (!token) throw new Error(`app.css has no --color-${name}`)
    return token[theme]
  }

  test.each(textPairs)('%s on %s can be read', (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(TEXT)
  })

  test.each(controlPairs)('%s on %s can be made out', (part, ground) => {
    expect(contrast(color(part), color(ground))).toBeGreaterThanOrEqual(PART_OF_CONTROL)
  })
})
