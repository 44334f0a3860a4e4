import { textWidth } from './text-width.rules'

/**
 * How much of a title and a description a list of results has room for. No search engine promises a
 * length (Google Search Central, “Title links”: “no limit on how long”); these are habits, from the
 * width of Google's column and the size of its type, in px.
 */
export const TITLE_SIZE = 20
export const TITLE_WIDTH = 580
export const TITLE_SHORT = 200
export const DESCRIPTION_SIZE = 14
/** Two lines of the column on a wide screen. */
export const DESCRIPTION_WIDTH = 1000
export const DESCRIPTION_LONG = 160
export const DESCRIPTION_SHORT = 70
/** Phones wrap a title into two lines of 18 px and a description into three of 14 px. */
export const PHONE_TITLE = { size: 18, width: 640 }
export const PHONE_DESCRIPTION = { size: 14, width: 960 }

export interface Measured {
  characters: number
  /** As wide as a result shows it, in px. */
  width: number
  fit: 'short' | 'fits' | 'long'
}

const lengthOf = (text: string) => [...text].length

export function measureTitle(title: string): Measured {
  const width = Math.round(textWidth(title, TITLE_SIZE))
  return {
    characters: lengthOf(title),
    width,
    fit: width > TITLE_WIDTH ? 'long' : width < TITLE_SHORT ? 'short' : 'fits',
  }
}

export function measureDescription(description: string): Measured {
  const characters = lengthOf(description)
  const fit =
    characters > DESCRIPTION_LONG ? 'long' : characters < DESCRIPTION_SHORT ? 'short' : 'fits'
  return { characters, width: Math.round(textWidth(description, DESCRIPTION_SIZE)), fit }
}
