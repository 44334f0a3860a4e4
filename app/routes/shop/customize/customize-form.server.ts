import { sayRefusal } from '~/shell/refusal-answers.server'
import { parseForm } from '~/shell/parse-form.server'
import type { TFunction } from 'i18next'
import { BRIEF_FILES, UNORDERED, type Answers } from '~/domain/briefs/brief.rules'
import { customizeLine, findLineBrief } from '~/domain/cart/cart-brief.server'
import { attachFiles, detachFile, hasRoomForUnordered } from '~/domain/cart/cart-files.server'
import type { ProductDetail } from '~/domain/catalog/catalog.server'
import { MEGABYTE, refuseFile, toUploads, type Chosen } from '~/domain/files/upload.rules'
import { bytesOf, countSentBytes } from '~/platform/byte-limit.server'
import { HOUR, SECOND } from '~/platform/clock'
import { byAddress } from '~/platform/address-limit.server'
import { readUpload } from '~/platform/http/upload.server'
import { MOST_BRIEF_WORDS } from '~/platform/http/form-fields.rules'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { hitEach, waitInMinutes } from '~/platform/rate-limit.server'
import { readFiles } from '~/shell/chosen-files.server'
import { FILE_LIMITS, formOf } from './page.server'

type T = TFunction<'checkout'>
type Errors = Record<string, string[]>

/** All files of a line at their largest, and room for the words. */
const MOST_BYTES = BRIEF_FILES.most * BRIEF_FILES.maxBytes + MEGABYTE
/** More than the words of a form have, and less than most files. */
const WORDS = 64 * 1024
/** Forms with files from one network address, which may be a whole office's. */
const UPLOAD_LIMIT = { limit: 60, window: HOUR }

/** Minutes to wait, 0 when a form with files may come. */
async function countUpload() {
  return waitInMinutes(await hitEach(byAddress('brief:address', UPLOAD_LIMIT)))
}

/** Minutes to wait, 0 when files of so many bytes may be kept. */
async function countBytes(files: Chosen[]) {
  const bytes = bytesOf(files)
  if (bytes === 0) return 0
  if (!(await hasRoomForUnordered(bytes))) return waitInMinutes(HOUR / SECOND)
  return waitInMinutes(await countSentBytes('brief', files, { each: UNORDERED.megabytesADay }))
}

/**
 * Whether so much is announced that there are files in it: such a form is counted before it is
 * read.
 */
const mayHoldFiles = ({ headers }: Request) =>
  !(Number(headers.get('Content-Length') ?? Infinity) <= WORDS)
const hasFiles = (form: FormData) =>
  form.getAll('files').some((file) => file instanceof File && (file.name !== '' || file.size > 0))

/** The visitor's line that a form is about. */
export interface Line {
  visitor: string
  lineId: string
  product: ProductDetail
}

/**
 * A posted form, read and not yet acted on; its files are not looked at when there were too many
 * such forms. `wait` is in minutes.
 */
async function read(request: Request, product: ProductDetail, language: Language) {
  const counted = mayHoldFiles(request) ? await countUpload() : null
  const { form, tooLarge } = await readUpload(request, counted ? WORDS : MOST_BYTES, {
    words: MOST_BRIEF_WORDS,
  })
  const wait = tooLarge || hasFiles(form) ? (counted ?? (await countUpload())) : 0
  const files = wait > 0 ? [] : await readFiles(form)
  const full = await countBytes(files)
  form.delete('files')
  const { schema, keys } = formOf(product, language)
  return {
    submission: parseForm(form, schema, language),
    keys,
    files,
    wait: wait || full,
    tooLarge,
    remove: form.get('remove'),
    toCheckout: form.get('intent') === 'checkout',
  }
}

/** Keeps the files that can be kept; returns what is said of the others. */
async function keepFiles({ visitor, lineId }: Line, files: Chosen[], t: T): Promise<string[]> {
  const refusals = files.flatMap((file) => refuseFile(file, BRIEF_FILES) ?? [])
  const sound = files.filter((file) => !refuseFile(file, BRIEF_FILES))
  const left = await attachFiles(visitor, lineId, toUploads(sound))
  return [
    ...refusals.map(({ reason, name }) =>
      t(`customize.errors.files.${reason}`, { name, ...FILE_LIMITS }),
    ),
    ...left.map((name) => t('customize.errors.files.noRoom', { name, ...FILE_LIMITS })),
  ]
}

/** Whether there is something to start with. */
async function saysAnything({ visitor, lineId }: Line, customisation: string, answers: Answers) {
  if (customisation || Object.values(answers).some(Boolean)) return true
  return ((await findLineBrief(visitor, lineId))?.files.length ?? 0) > 0
}

type Form = Awaited<ReturnType<typeof read>>

/** Does what a form asks, as far as it can; returns the errors of the rest. */
async function handleIntent(
  line: Line,
  { submission, keys, files, remove }: Form,
  t: T,
): Promise<{ errors: Errors; removed: string | null }> {
  const removed = typeof remove === 'string' ? await detachFile(line.visitor, remove) : null
  const refused = await keepFiles(line, files, t)
  const errors: Errors = refused.length > 0 ? { files: refused } : {}
  if (submission.status !== 'success') return { errors, removed }
  const { value } = submission
  const answers = Object.fromEntries(
    keys.map((key) => [key, (value as unknown as Answers)[key] ?? '']),
  )
  const whole = value.whole && (await saysAnything(line, value.customisation, answers))
  if (value.whole && !whole) errors.whole = [t('customize.errors.whole')]
  const { deliverySpeed, addOns, customisation } = value
  await customizeLine(line.visitor, line.lineId, {
    deliverySpeed,
    addOns,
    customisation,
    answers,
    whole,
  })
  return { errors, removed }
}

/**
 * Reads a posted form for a line and saves it. What can be kept is kept, whatever else is wrong:
 * files that are accepted, and words that are, each for itself. The answer to a form with an error
 * names it and holds what was typed.
 */
export async function receiveCustomization(request: Request, line: Line, language: Language) {
  const t = translator(language, 'checkout')
  const form = await read(request, line.product, language)
  const { submission, tooLarge, wait: count } = form
  const refuse = (status: number, errors: { fieldErrors?: Errors; formErrors?: string[] }) => ({
    result: submission.reply(errors),
    status,
  })
  if (count > 0) return refuse(429, { formErrors: [t('customize.errors.throttled', { count })] })
  if (tooLarge)
    return refuse(413, {
      fieldErrors: { files: [t('customize.errors.files.together', FILE_LIMITS)] },
    })
  try {
    const { errors, removed } = await handleIntent(line, form, t)
    if (submission.status !== 'success' || Object.keys(errors).length > 0)
      return refuse(400, { fieldErrors: errors })
    return { removed, toCheckout: form.toCheckout }
  } catch (error) {
    return refuse(400, { formErrors: [sayRefusal(error, language)] })
  }
}
