import { IMAGE_FILES, IMAGE_KIND_NAMES, type ImageSettings } from './image.rules'
import { keepsProfile, type OpenPicture } from './open-picture.server'
import type { MadeImage, OptimizedImage } from './optimize.server'
import { likenessOf } from './likeness.rules'
import { pictureSnippet } from './snippet.rules'
import { formatByteCount, formatBytes, formatNumber } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { IMAGE_TOOL, imageLimits } from './input.server'

/** Small drawings are told to the last byte. */
const sizeInWords = (bytes: number, language: Language) =>
  bytes < 1000 ? formatByteCount(bytes, language) : formatBytes(bytes, language)

const toolWords = (language: Language) => translator(language, IMAGE_TOOL)
type Words = ReturnType<typeof toolWords>

/** What people would not want to pass on unknowingly. */
function describeStory({ story, blocks }: OpenPicture, t: Words, language: Language) {
  const { place, camera, taken, author, copyright } = story
  const degrees = (value: number) => formatNumber(value, language, 3)
  return [
    ...(camera ? [t('found.camera', { camera })] : []),
    ...(taken ? [t('found.taken', { taken })] : []),
    ...(author ? [t('found.author', { author })] : []),
    ...(copyright ? [t('found.copyright', { copyright })] : []),
    ...(blocks.includes('exif') && !place && !camera && !taken && !author && !copyright
      ? [t('found.exif')]
      : []),
    ...(blocks.includes('xmp') ? [t('found.xmp')] : []),
    ...(blocks.includes('iptc') ? [t('found.iptc')] : []),
    ...(blocks.includes('comments') ? [t('found.comments')] : []),
    ...(place && place !== 'unreadable'
      ? [
          t('found.coordinates', {
            latitude: degrees(place.latitude),
            longitude: degrees(place.longitude),
          }),
        ]
      : []),
  ]
}

function describeColor(picture: OpenPicture, settings: ImageSettings, t: Words) {
  const name = picture.profile?.name ?? t('color.unnamed')
  if (picture.space === 'cmyk') return t('color.cmyk')
  if (!picture.profile) return t('color.none')
  if (!picture.profile.wide)
    return t(picture.space === 'grey' ? 'color.grey' : 'color.srgb', { name })
  return t(keepsProfile(picture, settings) && picture.frames === 1 ? 'color.kept' : 'color.moved', {
    name,
  })
}

function describePicture(
  { picture, reduced, made }: OptimizedImage,
  settings: ImageSettings,
  t: Words,
  language: Language,
) {
  if (!picture) return []
  return [
    describeColor(picture, settings, t),
    ...(picture.turned ? [t('notes.turned')] : []),
    ...(picture.deep ? [t('notes.deep')] : []),
    ...(picture.frames > 1 ? [t('notes.moves', { count: picture.frames })] : []),
    ...(picture.hasAlpha && made.some(({ kind }) => kind === 'jpeg') ? [t('notes.paper')] : []),
    ...(reduced ? [t('notes.reduced', imageLimits(language))] : []),
  ]
}

function describeDrawing({ svg }: OptimizedImage, t: Words) {
  if (!svg) return []
  const removed = (['scripts', 'handlers', 'foreign', 'outside'] as const)
    .filter((what) => svg.removed[what] > 0)
    .map((what) => t(`svg.${what}`, { count: svg.removed[what] }))
  return [
    ...(removed.length > 0 ? removed : [t('svg.clean')]),
    ...(svg.size ? [] : [t('svg.noSize')]),
  ]
}

/** What was made, in words. */
function presentMade(made: MadeImage, before: number, t: Words, language: Language) {
  const likeness = made.ssim === null ? null : likenessOf(made.ssim)
  const change = (100 * (made.bytes.byteLength - before)) / before
  return {
    name: made.name,
    kind: IMAGE_KIND_NAMES[made.kind],
    pixels: made.width > 0 ? t('result.pixels', { width: made.width, height: made.height }) : null,
    size: sizeInWords(made.bytes.byteLength, language),
    change: t(change > 0 ? 'result.more' : 'result.less', {
      percent: formatNumber(Math.abs(change), language, Math.abs(change) < 10 ? 1 : 0),
    }),
    larger: change > 0,
    how:
      made.kind === 'svg'
        ? t('result.svg')
        : made.kind === 'png' && made.quality === 100
          ? t('result.lossless')
          : t('result.quality', { quality: made.quality ?? 0 }),
    missed: made.missed ? t('result.missed') : null,
    ssim:
      made.ssim === null
        ? null
        : formatNumber(Math.floor(made.ssim * 10_000) / 10_000, language, 4),
    likeness: likeness
      ? t(`likeness.${likeness}`)
      : made.kind === 'svg'
        ? t('likeness.svg')
        : t('likeness.unmeasured'),
  }
}

/** A picture and what was made of it, in words; what it shows is added by the page. */
export function presentImage(image: OptimizedImage, settings: ImageSettings, language: Language) {
  const t = toolWords(language)
  const before = image.given.bytes.byteLength
  const natural = image.picture?.natural ?? image.svg?.size ?? null
  const found = image.picture ? describeStory(image.picture, t, language) : []
  return {
    name: image.given.name,
    facts: [
      IMAGE_KIND_NAMES[image.kind],
      ...(natural ? [t('result.pixels', { ...natural })] : []),
      sizeInWords(before, language),
    ],
    hasPlace: Boolean(image.picture?.story.place),
    found,
    notes: [
      ...describePicture(image, settings, t, language),
      ...describeDrawing(image, t),
      ...(image.picture && found.length === 0 ? [t('found.nothing')] : []),
    ],
    results: image.made.map((made) => presentMade(made, before, t, language)),
    snippet: pictureSnippet(image.made, t('snippet.alt')),
  }
}

/** How much lighter pages get with the lightest file of each picture at its full size. */
export function presentTotal(images: OptimizedImage[], language: Language) {
  const before = images.reduce((sum, { given }) => sum + given.bytes.byteLength, 0)
  const after = images.reduce((sum, { made }) => {
    const widest = Math.max(...made.map(({ width }) => width))
    return (
      sum +
      Math.min(...made.filter(({ width }) => width === widest).map(({ bytes }) => bytes.byteLength))
    )
  }, 0)
  const percent = formatNumber(Math.abs((100 * (before - after)) / before), language, 0)
  return toolWords(language)(after < before ? 'total.less' : 'total.more', {
    count: images.length,
    before: sizeInWords(before, language),
    after: sizeInWords(after, language),
    percent,
  })
}

export const dataUrl = (type: string, bytes: Uint8Array) =>
  `data:${type};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`
/** Of the part that is shown of a picture. */
export const partType = (image: OptimizedImage) =>
  image.kind === 'svg' ? IMAGE_FILES.svg.type : IMAGE_FILES.webp.type
