import drawings from './drawings.json'
import { type Family, type MeasuredFamily, type Weight } from './family.rules'
import { CLASSES, FONT_LIST } from './font-list.rules'
import measures from './measures.json'

const measured = new Map(Object.entries(measures as unknown as Record<string, MeasuredFamily>))

/** Every family, by class and name. */
export const FAMILIES: Family[] = CLASSES.flatMap((kind) =>
  FONT_LIST[kind].map(([id, name]) => ({ id, name, class: kind, ...measured.get(id)! })),
)

const known = new Map(FAMILIES.map((family) => [family.id, family]))

export const findFamily = (id: string): Family | null => known.get(id) ?? null

/** The outlines of a few letters, in five-hundredths of the font size with the base line at 0. */
export type Drawing = { path: string; width: number }

const drawn = new Map(Object.entries(drawings as Record<string, Partial<Record<Weight, Drawing>>>))

export function drawingOf({ id }: Pick<Family, 'id'>, weight: Weight): Drawing {
  const faces = drawn.get(id)!
  return (faces[weight] ?? faces[400])!
}
