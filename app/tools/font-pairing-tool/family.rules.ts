import { type FontClass } from './font-list.rules'

export const WEIGHTS = [400, 700] as const
export type Weight = (typeof WEIGHTS)[number]
export const SUBSETS = ['latin', 'latin-ext'] as const
export type Subset = (typeof SUBSETS)[number]

/**
 * One weight of a family, measured on its outlines; without another unit, in parts of the font
 * size.
 */
export type Face = {
  /** Units of the file, in which the next three are (table hhea). */
  unitsPerEm: number
  ascent: number
  descent: number
  lineGap: number
  /** The top of x and of H. */
  xHeight: number
  capHeight: number
  /** Of letters and spaces, weighted by how often they come. */
  width: number
  /** The stem of l. */
  stem: number
  /** The thinnest part of o, and what part of the thickest it is: 1 is a line of one thickness. */
  thin: number
  contrast: number
}

export type FontFile = { name: string; subset: Subset; weight: Weight; bytes: number; hash: string }

export type MeasuredFamily = {
  licence: 'OFL-1.1' | 'Apache-2.0'
  /** Letters and marks that were asked for and that it does not have. */
  missing: string
  faces: Partial<Record<Weight, Face>>
  files: FontFile[]
}

export type Family = MeasuredFamily & { id: string; name: string; class: FontClass }

/** The face of a family in a weight, or its only one. */
export function faceOf({ faces }: Pick<Family, 'faces'>, weight: Weight): Face {
  return (faces[weight] ?? faces[400])!
}

/** The weight that a family shows where one is asked for. */
export const weightOf = ({ faces }: Pick<Family, 'faces'>, weight: Weight): Weight =>
  faces[weight] ? weight : 400
