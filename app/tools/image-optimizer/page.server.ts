import {
  IMAGE_FILES,
  IMAGE_LIMITS,
  imageSettingsQuery,
  readImageSettings,
  type ImageSettings,
} from './image.rules'
import { optimizeImages, type OptimizedImage } from './optimize.server'
import { paths } from '~/paths'
import { env } from '~/platform/env.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { workRefusalStatus } from '~/platform/worker/work-refused'
import { IMAGE_TOOL, imageLimits, readImageForm } from './input.server'
import { dataUrl, partType, presentImage, presentTotal } from './text.server'

export const IMAGE_ARCHIVE = 'pictures.zip'

const settingsUrl = (settings: ImageSettings) =>
  env.PUBLIC_URL + paths.tool(IMAGE_TOOL, imageSettingsQuery(settings))

/** The empty form, as the address sets it. */
export function loadImageOptimizer(url: string, language: Language) {
  const { typed, settings } = readImageSettings(new URL(url).searchParams)
  return {
    title: translator(language, 'tools')(`list.${IMAGE_TOOL}.name`),
    description: translator(language, IMAGE_TOOL)('description'),
    typed,
    settings,
    settingsUrl: settingsUrl(settings),
    limits: imageLimits(language),
    archive: paths.toolFile(IMAGE_TOOL, IMAGE_ARCHIVE),
  }
}

/** Files stand in the page itself, as far as it stays bounded. */
function pageRoom() {
  let room = IMAGE_LIMITS.pageBytes
  return (type: string, bytes: Uint8Array | null) => {
    if (bytes === null || bytes.byteLength > room) return null
    room -= bytes.byteLength
    return dataUrl(type, bytes)
  }
}

function showImages(images: OptimizedImage[], settings: ImageSettings, language: Language) {
  const place = pageRoom()
  const shown = images.map((image) => ({
    ...presentImage(image, settings, language),
    small: place(partType(image), image.small),
  }))
  const files = images.map(({ made }) =>
    made.map(({ kind, bytes }) => place(IMAGE_FILES[kind].type, bytes)),
  )
  const parts = images.map((image) => ({
    before: place(partType(image), image.part),
    after: image.made.map(({ part }) => place(partType(image), part)),
  }))
  return shown.map((image, index) => ({
    ...image,
    before: parts[index]!.before,
    results: image.results.map((result, at) => ({
      ...result,
      file: files[index]![at]!,
      part: parts[index]!.after[at]!,
    })),
  }))
}

/**
 * Makes smaller files of the pictures of a posted form, or says in words why not; what was typed
 * comes back with either.
 */
export async function handleImages(request: Request, language: Language) {
  const t = translator(language, IMAGE_TOOL)
  const { typed, settings, images, status, errors } = await readImageForm(request, language)
  const back = { typed, settings, settingsUrl: settingsUrl(settings) }
  if (errors.length > 0)
    return { status, answer: { ...back, errors, refused: [], total: null, images: [] } }
  const outcomes = await optimizeImages(images, settings)
  const done = outcomes.filter((outcome) => 'made' in outcome)
  const refused = outcomes.flatMap((outcome) =>
    'refused' in outcome
      ? [
          {
            name: outcome.given.name,
            message: t(`refused.${outcome.refused}`, imageLimits(language)),
            reason: outcome.refused,
          },
        ]
      : [],
  )
  if (done.length === 0) {
    const [{ reason, message }] = refused as [(typeof refused)[number]]
    const messages = ['busy', 'share'].includes(reason)
      ? [message]
      : refused.map(({ name, message }) => `${name}: ${message}`)
    return {
      status: workRefusalStatus(reason),
      answer: {
        ...back,
        errors: messages.map((message) => ({ fieldId: 'images', message })),
        refused: [],
        total: null,
        images: [],
      },
    }
  }
  return {
    status: 200,
    answer: {
      ...back,
      errors: [],
      refused: refused.map(({ name, message }) => ({ name, message })),
      total: presentTotal(done, language),
      images: showImages(done, settings, language),
    },
  }
}
