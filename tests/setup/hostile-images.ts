import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import en from '../../locales/en/image-optimizer.json'

const chunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc(Buffer.concat([Buffer.from(type), data])))
  return Buffer.concat([length, Buffer.from(type), data, checksum])
}
const crc = (bytes: Buffer) => {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}
/** A PNG whose head claims a size, with as many rows of black as are given. */
const claimedPng = (width: number, height: number, rows = 1) => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
/** A GIF of so many frames of one pixel, on a screen of a size. */
const framesGif = (frames: number, side: number) => {
  const screen = Buffer.from(
    '47494638396100000000800000000000ffffff21ff0b4e45545343415045322e300301000000',
    'hex',
  )
  screen.writeUInt16LE(side, 6)
  screen.writeUInt16LE(side, 8)
  const frame = Buffer.from('21f904000a0000002c0000000001000100000202440100', 'hex')
  return Buffer.concat([screen, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')])
}
/** “Billion laughs”: each entity stands for ten of the one before. */
const ENTITIES = ['a', ...'bcdefghi']
  .map(
    (name, index, all) =>
      `<!ENTITY ${name} "${index === 0 ? 'lol' : `&${all[index - 1]};`.repeat(10)}">`,
  )
  .join('')

const crossed = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c03020' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#2040a0' } },
      left: 0,
      top: 0,
    },
  ])

/** A JPEG whose frame header (SOF0, SOF2) claims a size. */
async function claimedJpeg(width: number, height: number) {
  const bytes = await crossed(64, 48).jpeg().toBuffer()
  const at = bytes.findIndex(
    (byte, index) => byte === 0xff && [0xc0, 0xc2].includes(bytes[index + 1]!),
  )
  bytes.writeUInt16BE(height, at + 5)
  bytes.writeUInt16BE(width, at + 7)
  return bytes
}

/** A WebP whose frame header claims the most that there can be. */
async function claimedWebp() {
  const bytes = await crossed(16, 16).webp().toBuffer()
  const at = bytes.indexOf('VP8 ') + 14
  bytes.writeUInt16LE(16_383, at)
  bytes.writeUInt16LE(16_383, at + 2)
  return bytes
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"'
type Bytes = Uint8Array | string

/** Pictures that would harm who opens them, or are none, each with why it is refused. */
export const HOSTILE_IMAGES: [name: string, bytes: () => Promise<Bytes> | Bytes, reason: string][] =
  [
    ['flood.png', () => claimedPng(10_000, 10_000), en.refused.tooManyPixels],
    ['whole-flood.png', () => claimedPng(10_000, 10_000, 10_000), en.refused.tooManyPixels],
    ['wide.png', () => claimedPng(65_500, 700), en.refused.tooManyPixels],
    ['tall.png', () => claimedPng(700, 65_500), en.refused.tooManyPixels],
    ['line.png', () => claimedPng(100_000_000, 1, 0), en.refused.tooManyPixels],
    ['endless.png', () => claimedPng(2_147_483_647, 2_147_483_647, 0), en.refused.broken],
    ['nothing.png', () => claimedPng(0, 0), en.refused.broken],
    [
      'bomb.png',
      () =>
        sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
      en.refused.tooManyPixels,
    ],
    ['flood.jpg', () => claimedJpeg(10_000, 10_000), en.refused.tooManyPixels],
    ['largest.jpg', () => claimedJpeg(65_500, 65_500), en.refused.tooManyPixels],
    ['largest.webp', () => claimedWebp(), en.refused.tooManyPixels],
    ['missing-rows.png', () => claimedPng(3000, 3000), en.refused.broken],
    ['frames.gif', () => framesGif(10_000, 10), en.refused.tooManyFrames],
    ['large-frames.gif', () => framesGif(450, 1000), en.refused.tooManyFrames],
    [
      'cut.jpg',
      async () => (await crossed(400, 300).jpeg().toBuffer()).subarray(0, 700),
      en.refused.broken,
    ],
    [
      'head.png',
      async () => (await crossed(40, 30).png().toBuffer()).subarray(0, 30),
      en.refused.broken,
    ],
    [
      'head.webp',
      async () => (await crossed(40, 30).webp().toBuffer()).subarray(0, 40),
      en.refused.broken,
    ],
    [
      'head.avif',
      async () => (await crossed(64, 64).avif({ effort: 0 }).toBuffer()).subarray(0, 200),
      en.refused.broken,
    ],
    ['text.png', () => 'These are words.', en.refused.type],
    ['page.jpg', () => '<html><script>alert(1)</script></html>', en.refused.type],
    ['packed.svg', () => gzipSync(`${SVG}>${' '.repeat(50_000_000)}</svg>`), en.refused.type],
    ['program.png', () => Buffer.from('7f454c4602010100', 'hex'), en.refused.type],
    ['paper.jpg', () => '%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>endobj', en.refused.type],
    ['photo.tiff', () => Buffer.from('49492a0008000000ffff', 'hex'), en.refused.type],
    ['empty.png', () => '', en.refused.empty],
    [
      'photo.heic',
      () => Buffer.from('0000001866747970686569630000000068656963', 'hex'),
      en.refused.heic,
    ],
    ['tall.svg', () => `${SVG}>${' '.repeat(2_100_000)}</svg>`, en.refused.svgTooLarge],
    [
      'laughs.svg',
      () => `<!DOCTYPE svg [${ENTITIES}]>${SVG}><text>&i;</text></svg>`,
      en.refused.entities,
    ],
    [
      'outside.svg',
      () => `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${SVG}><text>&x;</text></svg>`,
      en.refused.entities,
    ],
    [
      'parameter.svg',
      () => `<!DOCTYPE svg [<!ENTITY % x SYSTEM "http://127.0.0.1/x.dtd">%x;]>${SVG}/>`,
      en.refused.entities,
    ],
    ['open.svg', () => `${SVG}><g>`, en.refused.broken],
    [
      'deep.svg',
      () => `${SVG}>${'<g>'.repeat(60_000)}${'</g>'.repeat(60_000)}</svg>`,
      en.refused.broken,
    ],
    [
      'bytes.svg',
      () =>
        Buffer.concat([
          Buffer.from(`${SVG}>`),
          Buffer.from('fffe00ff', 'hex'),
          Buffer.from('</svg>'),
        ]),
      en.refused.broken,
    ],
  ]
