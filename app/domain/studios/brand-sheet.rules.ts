import { brandPalettes, PALETTE_NAMES, type Palette } from './brand-palette.rules'

interface Face {
  folder: string
  name: string
  fallback: string
}

/**
 * The faces of a shop front: of its headings and of its text; files of the font pairing tool, which
 * the site serves itself.
 */
const FACES: Record<'plain' | 'serif' | 'mono', { display: Face; text: Face }> = {
  plain: {
    display: {
      folder: 'public-sans',
      name: 'Public Sans',
      fallback: 'ui-sans-serif, system-ui, sans-serif',
    },
    text: {
      folder: 'public-sans',
      name: 'Public Sans',
      fallback: 'ui-sans-serif, system-ui, sans-serif',
    },
  },
  serif: {
    display: { folder: 'fraunces', name: 'Fraunces', fallback: 'ui-serif, Georgia, serif' },
    text: { folder: 'newsreader', name: 'Newsreader', fallback: 'ui-serif, Georgia, serif' },
  },
  mono: {
    display: {
      folder: 'ibm-plex-mono',
      name: 'IBM Plex Mono',
      fallback: 'ui-monospace, Consolas, monospace',
    },
    text: {
      folder: 'ibm-plex-sans',
      name: 'IBM Plex Sans',
      fallback: 'ui-sans-serif, system-ui, sans-serif',
    },
  },
}

export interface Brand {
  accentColour: string | null
  groundColour: string | null
  typeface: string
}

const LATIN_EXT = 'U+0100-02FF, U+1E00-1EFF, U+2020, U+20A0-20CF, U+2113, U+2C60-2C7F, U+A720-A7FF'
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, ' +
  'U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'

const facesOf = (typeface: string) =>
  Object.hasOwn(FACES, typeface) ? FACES[typeface as keyof typeof FACES] : FACES.plain
const family = ({ name, fallback }: Face) => `'${name}', ${fallback}`

/**
 * The families of a shop front's headings and of its text, with what stands in until they are
 * loaded.
 */
export function brandFamilies(typeface: string) {
  const { display, text } = facesOf(typeface)
  return { display: family(display), text: family(text) }
}

function fontFaces({ folder, name }: Face) {
  return [
    ['latin', LATIN],
    ['latin-ext', LATIN_EXT],
  ].flatMap(([subset, range]) =>
    [400, 700].map(
      (weight) =>
        `@font-face{font-family:'${name}';src:url('/fonts/pairing/${folder}/${folder}-${subset}-${weight}-normal.woff2') format('woff2');font-weight:${weight};font-display:swap;unicode-range:${range}}`,
    ),
  )
}

const colors = (palette: Palette) =>
  PALETTE_NAMES.map((name) => `--color-${name}:${palette[name]}`).join(';')

/**
 * The style sheet of a shop front: the studio's colors and faces in place of those of app.css,
 * whose layers it outranks wherever it stands. Nothing of what the studio typed gets into it:
 * colors are computed, a typeface is chosen by name.
 */
export function writeBrandSheet({ accentColour, groundColour, typeface }: Brand): string {
  const { light, dark } = brandPalettes(accentColour, groundColour)
  const { display, text } = facesOf(typeface)
  const faces = [...new Set([...fontFaces(display), ...fontFaces(text)])]
  return [
    ...faces,
    `:root{${colors(dark)};--radius-xs:0px;--radius-sm:0px;--radius-md:0px}`,
    `[data-theme='light']{${colors(light)}}`,
    `@media (prefers-color-scheme:light){[data-theme='system']{${colors(light)}}}`,
    `@media print{:root{${colors(light)}}}`,
    `:root:not([data-light='true']){--font-display:${family(display)};--font-text:${family(text)};--default-font-family:var(--font-text)}`,
    `[data-light='true']{--font-display:${display.fallback};--font-text:${text.fallback}}`,
    'body::before{display:none}',
    '.text-lantern{color:var(--color-canal)}',
    '',
  ].join('\n')
}
