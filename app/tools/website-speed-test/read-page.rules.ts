import type { Kind } from './speed.rules'

/** Code at a line of the page. */
export interface Place {
  line: number
  code: string
}

/** A file that the HTML names, as it is written there. */
export interface NamedFile {
  href: string
  /** Of a preload, its `as` decides. */
  kind: Kind | 'preload'
  as: string
  blocking: boolean
  /** Of a picture, how many pixels wide the HTML shows it. */
  shown?: number
  place: Place
}

/** Pictures of the page that could come better. */
export interface ImageNote {
  count: number
  places: Place[]
}

/** What the HTML says, before anything of it is loaded. */
export interface PageRead {
  /** Nested so deep that the rest was not read. */
  cut: boolean
  base: string
  title: string
  files: NamedFile[]
  /** Files above the number that is kept. */
  more: number
  /** `lazy` ones wait until they are near the window, and are not among the files. */
  images: { total: number; lazy: number; unsized: ImageNote; eager: ImageNote }
  scripts: { inline: number; bytes: number }
  /** How it reads to somebody without script: words, and what else is there. */
  reading: {
    words: number
    headings: string[]
    links: number
    forms: number
    noscript: string
    extract: string
    main: boolean
  }
}

export interface StyleFiles {
  /** The first file of each face that Latin text may need. */
  fonts: string[]
  /**
   * Faces that leave text unseen while they load: font-display is not said, or is block or auto.
   */
  hiding: number
  /** Other files, such as pictures; a browser loads those only whose rule holds. */
  others: number
}
