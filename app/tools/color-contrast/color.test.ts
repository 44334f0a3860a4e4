import { expect, test } from 'vitest'
import { layOver, readColor } from './color.server'

const seen = (css: string) => {
  const color = readColor(css)
  return color && layOver(color, [255, 255, 255]).join()
}

test.each([
  'rgb(1, 2 3)',
  'rgb(1 2 3, .5)',
  'rgb(1,2,3/.5)',
  'rgb(1 2 3 4)',
  'rgb(10%, 20, 30%)',
  'rgb(none,1,2)',
  'hsl(120, 30, 50)',
  'hwb(120,30%,50%)',
  'lab(50,20,10)',
  'lch(20 10 10deg 10)',
  'rgb(from nothing r g b)',
  'rgb(calc(1px) 2 3)',
  'rgb(calc(1 + 2, 3)',
  'light-dark(red, x)',
  'rgb(min(1px, 2) 0 0)',
  'rgb(sqrt(4%) 0 0)',
  'rgb(min() 0 0)',
  'rgb(round(sideways, 1) 0 0)',
  'currentcolor',
])('%s is no color to a browser', (css) => {
  expect(readColor(css)).toBeNull()
})

test.each([
  ['hsl(120 -20% 50%)', '128,128,128'],
  ['color-mix(in oklch, hsl(none 50% 50%), blue)', '22,78,232'],
  ['color(rec2020 0.5 0.2 0.1)', '169,49,33'],
  ['rgb(from #123456 g b r)', '52,86,18'],
  ['rgb(from #123456 calc(r * 2) g b / 100%)', '36,52,86'],
  ['rgb(calc(100 + 2 * 10) 0 0)', '120,0,0'],
  ['hsl(calc(60deg * 2), 100%, 50%)', '0,255,0'],
  ['oklch(from blue l c h)', '0,0,255'],
  ['rgb(min(10, 20) max(1, 2, 3) clamp(0, 300, 255))', '10,3,255'],
  ['rgb(sqrt(100), round(up, 10.2, 5), mod(7, 4))', '10,15,3'],
  ['rgb(pow(2, 3) abs(-4) calc(10 * sin(90deg)))', '8,4,10'],
  ['hsl(calc(0.25turn + 30deg) 100% 50%)', '0,255,0'],
  ['hsl(atan2(0, -1) 100% 50%)', '0,255,255'],
  ['rgb(from red calc(r - min(55, 60)) g b)', '200,0,0'],
  ['color(SRGB 1 0 0)', '255,0,0'],
  ['color-mix(in srgb, red calc(10% + 10%), blue)', '51,0,204'],
  ['rgb(1/* one */2 3)', '1,2,3'],
  ['light-dark(red, blue)', '255,0,0'],
  ['color-mix(in srgb, color-mix(in srgb, red, blue), blue)', '64,0,191'],
  ['color(display-p3-linear 0 0 0)', '0,0,0'],
  ['color-mix(in srgb, red 0%, blue 0%)', '255,255,255'],
])('%s is seen as browsers paint it', (css, rgb) => {
  expect(seen(css)).toBe(rgb)
})
