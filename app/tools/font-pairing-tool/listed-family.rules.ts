import { CLASSES, FONT_LIST, type FontClass } from './font-list.rules'

/** The licence that goes without saying in a list. */
export const USUAL_LICENCE = 'OFL-1.1'

/**
 * What stands between the figures of a row, which are sent as one text: a list of all families has
 * to stay light.
 */
export const BETWEEN_FIGURES = '|'

/** A row of the list of families, without what goes without saying. */
export type ListedFamily = {
  id: string
  /**
   * X-height, average width, stem, stroke contrast and the size of the files, in the visitor's
   * language.
   */
  figures: string
  /** Of the telling letters. */
  lacks?: string
  /** It has one weight. */
  single?: true
  licence?: string
}

const named = new Map(
  CLASSES.flatMap((kind) =>
    FONT_LIST[kind].map(([id, name]): [string, { name: string; class: FontClass }] => [
      id,
      { name, class: kind },
    ]),
  ),
)

/** The name and the class of a family of the list. */
export const familyNamed = (id: string) => named.get(id)!
