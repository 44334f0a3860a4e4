import { fromLight, luminanceOf, toLight, type Rgb } from '~/domain/studios/contrast.rules'

type Matrix = readonly [Row, Row, Row]
type Row = readonly [number, number, number]

/** Machado, Oliveira and Fernandes 2009, severity 1.0: they work on linear light. */
const MACHADO = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} satisfies Record<string, Matrix>

export const VISIONS = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const
export type Vision = (typeof VISIONS)[number]

/** A color as it is seen with a color vision; without any, what is left is its luminance. */
export function seenWith(vision: Vision, rgb: Rgb): Rgb {
  if (vision === 'achromatopsia') {
    const grey = fromLight(luminanceOf(rgb))
    return [grey, grey, grey]
  }
  const [red, green, blue] = [toLight(rgb[0]), toLight(rgb[1]), toLight(rgb[2])]
  const channel = (row: Row) => fromLight(row[0] * red + row[1] * green + row[2] * blue)
  const [first, second, third] = MACHADO[vision]
  return [
    channel(first as unknown as Row),
    channel(second as unknown as Row),
    channel(third as unknown as Row),
  ]
}
