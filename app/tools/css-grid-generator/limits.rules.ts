/** The most characters of a list of tracks, a gap, a width, a map of areas, and of the items. */
export const TRACKS_MAX = 300
export const GAP_MAX = 60
export const WIDTH_MAX = 20
export const AREAS_MAX = 1200
export const ITEMS_MAX = 1200

/** How many explicit columns or rows a grid has at most, and how many items and letters a name. */
export const TRACK_COUNT = 48
export const ITEM_COUNT = 48
export const NAME_MAX = 40

/** No length or factor is greater. */
export const NUMBER_MAX = 100_000
/** Brackets in brackets. */
export const DEPTH_MAX = 8

/** The layouts besides the first, each from a width on. */
export const BREAKPOINTS = [1, 2, 3] as const
export type Breakpoint = (typeof BREAKPOINTS)[number]

/** The boxes in an item that takes over the tracks of the grid. */
export const SUBGRID_PARTS = 3
