import { fallbackFace, fallbackOf, GENERIC } from './fallback.rules'
import {
  faceOf,
  type Family,
  type FontFile,
  type Subset,
  type Weight,
  weightOf,
  WEIGHTS,
} from './family.rules'
import { LINE_CHARACTERS } from './limits.rules'
import { type Pair } from './score.rules'

/** The characters of each file, as Google Fonts and Fontsource cut them. */
const RANGES: Record<Subset, string> = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, ' +
    'U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, ' +
    'U+FFFD',
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, ' +
    'U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, ' +
    'U+2113, U+2C60-2C7F, U+A720-A7FF',
}

/**
 * Where a file stands on this site; its name changes with what is in it, so that it can be kept for
 * ever.
 */
export const publicUrl = ({ id }: Pick<Family, 'id'>, { name, hash }: FontFile) =>
  `/fonts/pairing/${id}/${name}?v=${hash}`
/** Where the archive has it, from the style sheet. */
export const archiveUrl = ({ id }: Pick<Family, 'id'>, { name }: FontFile) => `./${id}/${name}`

type UrlOf = (family: Family, file: FontFile) => string

function fontFaces(name: string, family: Family, weights: Weight[], urlOf: UrlOf): string[] {
  return family.files
    .filter(({ weight }) => weights.includes(weight))
    .map(
      (file) => `@font-face {
  font-family: '${name}';
  src: url('${urlOf(family, file)}') format('woff2');
  font-weight: ${file.weight};
  font-style: normal;
  font-display: swap;
  unicode-range: ${RANGES[file.subset]};
}`,
    )
}

const measureOf = ({ body }: Pair) =>
  Math.round(LINE_CHARACTERS * faceOf(body, 400).width * 10) / 10

/**
 * The two faces of a pair for the tool's own page, under names that stay the same from one pair to
 * the next; or only what stands in for them.
 */
export function previewSheet(pair: Pair, { faces }: { faces: boolean }): string {
  const { heading, body, weight, headingSize, bodySize } = pair
  const shown = weightOf(heading, weight)
  const stack = (name: string, family: Family, its: Weight) =>
    `'${name}', '${name} fallback', ${GENERIC[fallbackOf(family, its)]}`
  return [
    ...(faces
      ? [
          ...fontFaces('pair heading', heading, [shown], publicUrl),
          ...fontFaces('pair text', body, [400], publicUrl),
        ]
      : []),
    fallbackFace('pair heading fallback', heading, shown),
    fallbackFace('pair text fallback', body, 400),
    `.pair-heading { font-family: ${stack('pair heading', heading, shown)}; font-weight: ${shown}; letter-spacing: normal }`,
    `.pair-text { font-family: ${stack('pair text', body, 400)}; font-weight: 400 }`,
    `.pair-heading-waits { font-family: 'pair heading fallback', ${GENERIC[fallbackOf(heading, shown)]}; font-weight: ${shown}; letter-spacing: normal }`,
    `.pair-text-waits { font-family: 'pair text fallback', ${GENERIC[fallbackOf(body, 400)]}; font-weight: 400 }`,
    `.pair-heading-size { font-size: ${headingSize / 16}rem; line-height: 1.15 }`,
    `.pair-text-size { max-width: ${measureOf(pair)}em; font-size: ${bodySize / 16}rem; line-height: 1.55 }`,
  ].join('\n')
}

/** Both weights of text, for bold words in it, and of headings the one that was chosen. */
const weightsOf = ({ heading, body, weight }: Pair) =>
  heading.id === body.id
    ? { heading: [], body: [400, 700] as Weight[] }
    : { heading: [weightOf(heading, weight)], body: [400, 700] as Weight[] }

/** The files that a pair needs, each once. */
export function filesOf(pair: Pair): { family: Family; files: FontFile[] }[] {
  const { heading, body } = weightsOf(pair)
  const of = (family: Family, weights: Weight[]) => ({
    family,
    files: family.files.filter(({ weight }) => weights.includes(weight)),
  })
  return [of(pair.heading, heading), of(pair.body, body)].filter(({ files }) => files.length > 0)
}

const variables = (pair: Pair) => {
  const { heading, body, weight, headingSize, bodySize } = pair
  const stack = (family: Family, its: Weight) => {
    const fallback = fallbackOf(family, its)
    return `'${family.name}', '${family.name} Fallback', ${fallback.includes(' ') ? `'${fallback}'` : fallback}, ${GENERIC[fallback]}`
  }
  const shown = weightOf(heading, weight)
  return `:root {
  --font-heading: ${stack(heading, shown)};
  --font-text: ${stack(body, 400)};
  --weight-heading: ${shown};
  --size-heading: ${headingSize / 16}rem;
  --size-text: ${bodySize / 16}rem;
  --measure: ${measureOf(pair)}em;
}`
}

const RULES = `body {
  font: 400 var(--size-text)/1.55 var(--font-text);
}
h1, h2, h3 {
  font-family: var(--font-heading);
  font-weight: var(--weight-heading);
  line-height: 1.15;
}
h1 {
  font-size: var(--size-heading);
}
p, li {
  max-width: var(--measure);
}`

const LICENCES = {
  'OFL-1.1': 'SIL Open Font License 1.1',
  'Apache-2.0': 'Apache License 2.0',
} as const

/**
 * The style sheet of a pair to take along: faces, fallbacks of the same metrics, custom properties
 * and the rules that use them.
 */
export function takenSheet(pair: Pair): string {
  const { heading, body } = pair
  const weights = weightsOf(pair)
  const credit = [...new Set([heading, body])]
    .map(({ name, licence }) => `${name}: ${LICENCES[licence]}`)
    .join('. ')
  const fallbacks = [
    ...(heading.id === body.id
      ? []
      : [fallbackFace(`${heading.name} Fallback`, heading, pair.weight)]),
    fallbackFace(`${body.name} Fallback`, body, 400),
    ...(body.faces[700] ? [fallbackFace(`${body.name} Fallback`, body, 700)] : []),
  ]
  return [
    `/* ${credit}. */`,
    ...fontFaces(heading.name, heading, weights.heading, archiveUrl),
    ...fontFaces(body.name, body, weights.body, archiveUrl),
    ...fallbacks,
    variables(pair),
    RULES,
  ].join('\n')
}

/** The faces of one family, both weights. */
export const familySheet = (family: Family) =>
  [
    `/* ${family.name}: ${LICENCES[family.licence]}. */`,
    ...fontFaces(family.name, family, [...WEIGHTS], archiveUrl),
  ].join('\n')

/**
 * The bytes that a visitor's first page takes: the basic Latin letters of the heading and of the
 * text.
 */
export function firstBytes({ heading, body, weight }: Pair): number {
  const latin = (family: Family, its: Weight) =>
    family.files.find((file) => file.subset === 'latin' && file.weight === its)!
  return [...new Set([latin(heading, weightOf(heading, weight)), latin(body, 400)])].reduce(
    (sum, { bytes }) => sum + bytes,
    0,
  )
}
