import { correctionFor } from './error-correction'
import { capacityOf, countBits, type Version } from './versions'

const BYTE_MODE = 0b0100
const PADDING = [0xec, 0x11]

const bits = (value: number, length: number) => value.toString(2).padStart(length, '0')

/** The text's bytes with mode, count and padding, as the codewords of data. */
export function dataCodewords(bytes: Uint8Array, version: Version): number[] {
  const capacity = capacityOf(version)
  const head =
    bits(BYTE_MODE, 4) +
    bits(bytes.length, countBits(version)) +
    [...bytes].map((byte) => bits(byte, 8)).join('')
  const ended = head + '0'.repeat(Math.min(4, 8 * capacity - head.length))
  const whole = ended.padEnd(8 * Math.ceil(ended.length / 8), '0')
  const words = whole.match(/.{8}/g)!.map((word) => parseInt(word, 2))
  const missing = Array.from({ length: capacity - words.length }, (_, index) => PADDING[index % 2]!)
  return [...words, ...missing]
}

function interleave(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) =>
    blocks.flatMap((block) => block[index] ?? []),
  ).flat()
}

/**
 * All codewords in the order in which they are drawn: the blocks' data interleaved, then their
 * error correction.
 */
export function codewords(bytes: Uint8Array, version: Version): number[] {
  const data = dataCodewords(bytes, version)
  let start = 0
  const blocks = version.blocks.map((length) => data.slice(start, (start += length)))
  return [
    ...interleave(blocks),
    ...interleave(blocks.map((block) => correctionFor(block, version.correction))),
  ]
}
