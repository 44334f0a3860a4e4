import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrPicture } from './qr'

/** What a camera reads of the picture, drawn with so many pixels for a module. */
function read({ size, path }: ReturnType<typeof qrPicture>, scale = 4) {
  const width = size * scale
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let pixel = 0; pixel < scale * scale; pixel += 1) {
      const column = Number(x) * scale + (pixel % scale)
      const row = Number(y) * scale + Math.floor(pixel / scale)
      data.fill(0, 4 * (row * width + column), 4 * (row * width + column) + 3)
    }
  return decodeQR({ width, height: width, data })
}

test.each([
  'Kanal',
  'otpauth://totp/Kanal:%C3%85sa%20St%C3%A5hl?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Kanal&algorithm=SHA1&digits=6&period=30',
  'Łódź & Ståhl',
])('a reader finds %j in the picture', (text) => {
  expect(read(qrPicture(text))).toBe(text)
})

test('the picture has the room around it that readers need', () => {
  const { size, path } = qrPicture('Kanal')
  const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
  expect(size).toBe(21 + 2 * 4)
  expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5])
})
