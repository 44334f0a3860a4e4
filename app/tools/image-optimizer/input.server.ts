import { IMAGE_LIMITS, IMAGE_FORMATS, readImageSettings } from './image.rules'
import { cleanFileName } from '~/domain/files/file-type.rules'
import type { GivenImage } from './optimize.server'
import { MINUTE } from '~/platform/clock'
import { byAddress } from '~/platform/address-limit.server'
import { readUpload } from '~/platform/http/upload.server'
import { formatBytes, formatNumber } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { hitEach, waitInMinutes } from '~/platform/rate-limit.server'

export const IMAGE_TOOL = 'image-optimizer'
/** For one visitor: each is up to a minute of work. */
const LIMIT = { limit: 30, window: 10 * MINUTE }
/** Room for the fields beside the files. */
const FIELDS = 64 * 1024

/** The limits in the words of a language. */
export function imageLimits(language: Language) {
  return {
    files: formatNumber(IMAGE_LIMITS.files, language),
    each: formatBytes(IMAGE_LIMITS.bytes, language),
    svg: formatBytes(IMAGE_LIMITS.svgBytes, language),
    all: formatBytes(IMAGE_LIMITS.allBytes, language),
    megapixels: formatNumber(IMAGE_LIMITS.pixels / 1e6, language),
    madeMegapixels: formatNumber(IMAGE_LIMITS.madePixels / 1e6, language),
    frames: formatNumber(IMAGE_LIMITS.frames, language),
    results: formatNumber(IMAGE_LIMITS.results, language),
    widths: formatNumber(IMAGE_LIMITS.widths, language),
    side: formatNumber(IMAGE_LIMITS.side, language),
    kilobytes: formatNumber(IMAGE_LIMITS.kilobytes, language),
    seconds: formatNumber(IMAGE_LIMITS.time / 1000, language),
  }
}

async function filesOf(form: FormData): Promise<GivenImage[]> {
  const files = form
    .getAll('images')
    .filter((file): file is File => file instanceof File && (file.size > 0 || file.name !== ''))
  return Promise.all(
    files.slice(0, IMAGE_LIMITS.files + 1).map(async (file) => ({
      name: cleanFileName(file.name),
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  )
}

type ImageError = { fieldId: string; message: string }

/**
 * The pictures and settings of a posted form, or what is wrong with them in words, with the status
 * that says so. Counts the visit before anything of it is read.
 */
export async function readImageForm(request: Request, language: Language) {
  const t = translator(language, IMAGE_TOOL)
  const limits = imageLimits(language)
  const wait = await hitEach(byAddress(IMAGE_TOOL, LIMIT))
  const { form, tooLarge } = await readUpload(
    request,
    wait > 0 ? FIELDS : IMAGE_LIMITS.allBytes + FIELDS,
  )
  const { typed, settings, problems } = readImageSettings(form)
  const refuse = (status: number, errors: ImageError[]) => ({
    typed,
    settings,
    images: [],
    status,
    errors,
  })
  const atFiles = (message: string) => [{ fieldId: 'images', message }]
  if (wait > 0) return refuse(429, atFiles(t('refused.throttled', { count: waitInMinutes(wait) })))
  if (tooLarge) return refuse(413, atFiles(t('refused.allTooLarge', limits)))
  const images = await filesOf(form)
  const errors = problems.map(({ field, problem }) => ({
    fieldId: field === 'make' ? `make-${IMAGE_FORMATS[0]}` : field,
    message: t(`problem.${problem}`, limits),
  }))
  if (images.length === 0) return refuse(400, [...atFiles(t('refused.none')), ...errors])
  if (images.length > IMAGE_LIMITS.files)
    return refuse(400, [...atFiles(t('refused.tooManyFiles', limits)), ...errors])
  if (errors.length > 0) return refuse(400, errors)
  if (
    images.length * settings.formats.length * Math.max(1, settings.widths.length) >
    IMAGE_LIMITS.results
  )
    return refuse(400, atFiles(t('refused.tooManyResults', limits)))
  return { typed, settings, images, status: 200, errors: [] as ImageError[] }
}
