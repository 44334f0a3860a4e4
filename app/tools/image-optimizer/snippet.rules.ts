import { IMAGE_FILES, type ImageKind } from './image.rules'

export interface PlacedPicture {
  name: string
  kind: ImageKind
  width: number
  height: number
}

/**
 * In this order a browser is offered what it may know; the last is for those that know nothing
 * newer.
 */
const ORDER: readonly ImageKind[] = ['avif', 'webp', 'svg', 'jpeg', 'png', 'gif']
const FALLBACKS: readonly ImageKind[] = ['jpeg', 'png', 'gif', 'svg', 'webp', 'avif']

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
const inRows = (attributes: string[]) =>
  attributes.join(' ').length < 90 ? attributes.join(' ') : attributes.join('\n       ')

/**
 * The HTML that places a picture: a `<source>` for each newer format, then an `<img>` that all
 * browsers know, with width and height so that nothing moves while it loads. `alt` is what to
 * replace. (HTML, 4.8.1 The picture element.)
 */
export function pictureSnippet(pictures: PlacedPicture[], alt: string): string {
  const kinds = ORDER.filter((kind) => pictures.some((picture) => picture.kind === kind))
  const fallback = FALLBACKS.find((kind) => kinds.includes(kind))!
  const of = (kind: ImageKind) =>
    pictures
      .filter((picture) => picture.kind === kind)
      .sort((one, other) => one.width - other.width)
  const srcset = (kind: ImageKind) =>
    of(kind).length > 1
      ? of(kind)
          .map(({ name, width }) => `${name} ${width}w`)
          .join(', ')
      : of(kind)[0]!.name
  const sized = of(fallback).length > 1
  const sizes = sized ? ['sizes="100vw"'] : []
  const largest = of(fallback).at(-1)!
  const image = `<img ${inRows([`src="${largest.name}"`, ...(sized ? [`srcset="${srcset(fallback)}"`, ...sizes] : []), `width="${largest.width}" height="${largest.height}"`, `alt="${escaped(alt)}"`])}>`
  const sources = kinds
    .filter((kind) => ORDER.indexOf(kind) < ORDER.indexOf(fallback))
    .map(
      (kind) =>
        `  <source ${[`type="${IMAGE_FILES[kind].type}"`, `srcset="${srcset(kind)}"`, ...sizes].join(' ')}>`,
    )
  return sources.length === 0
    ? image
    : ['<picture>', ...sources, `  ${image.replaceAll('\n', '\n  ')}`, '</picture>'].join('\n')
}
