export const CLASSES = ['sans', 'serif', 'slab', 'mono', 'display'] as const
export type FontClass = (typeof CLASSES)[number]

/**
 * The families by class: the folder under public/fonts/pairing, and the name. Display faces are
 * drawn for large sizes alone.
 */
export const FONT_LIST: Record<FontClass, [id: string, name: string][]> = {
  sans: [
    ['archivo-narrow', 'Archivo Narrow'],
    ['dm-sans', 'DM Sans'],
    ['figtree', 'Figtree'],
    ['ibm-plex-sans', 'IBM Plex Sans'],
    ['inter', 'Inter'],
    ['jost', 'Jost'],
    ['karla', 'Karla'],
    ['lato', 'Lato'],
    ['manrope', 'Manrope'],
    ['montserrat', 'Montserrat'],
    ['nunito-sans', 'Nunito Sans'],
    ['open-sans', 'Open Sans'],
    ['oswald', 'Oswald'],
    ['outfit', 'Outfit'],
    ['poppins', 'Poppins'],
    ['public-sans', 'Public Sans'],
    ['raleway', 'Raleway'],
    ['roboto', 'Roboto'],
    ['source-sans-3', 'Source Sans 3'],
    ['space-grotesk', 'Space Grotesk'],
    ['work-sans', 'Work Sans'],
  ],
  serif: [
    ['alegreya', 'Alegreya'],
    ['bodoni-moda', 'Bodoni Moda'],
    ['cormorant-garamond', 'Cormorant Garamond'],
    ['crimson-pro', 'Crimson Pro'],
    ['eb-garamond', 'EB Garamond'],
    ['fraunces', 'Fraunces'],
    ['gelasio', 'Gelasio'],
    ['libre-baskerville', 'Libre Baskerville'],
    ['literata', 'Literata'],
    ['lora', 'Lora'],
    ['merriweather', 'Merriweather'],
    ['newsreader', 'Newsreader'],
    ['playfair-display', 'Playfair Display'],
    ['pt-serif', 'PT Serif'],
    ['source-serif-4', 'Source Serif 4'],
    ['spectral', 'Spectral'],
  ],
  slab: [
    ['aleo', 'Aleo'],
    ['arvo', 'Arvo'],
    ['bitter', 'Bitter'],
    ['roboto-slab', 'Roboto Slab'],
    ['zilla-slab', 'Zilla Slab'],
  ],
  mono: [
    ['ibm-plex-mono', 'IBM Plex Mono'],
    ['jetbrains-mono', 'JetBrains Mono'],
    ['source-code-pro', 'Source Code Pro'],
  ],
  display: [
    ['abril-fatface', 'Abril Fatface'],
    ['anton', 'Anton'],
    ['archivo-black', 'Archivo Black'],
    ['bebas-neue', 'Bebas Neue'],
    ['dm-serif-display', 'DM Serif Display'],
    ['instrument-serif', 'Instrument Serif'],
    ['syne', 'Syne'],
  ],
}
