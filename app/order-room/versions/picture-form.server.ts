import { DomainError } from '~/domain/ground/domain-error'
import { sayRefusal } from '~/shell/refusal-answers.server'
import { parseForm } from '~/shell/parse-form.server'
import type { SubmissionResult } from '@conform-to/dom'
import type { z } from 'zod'
import { PICTURE_LIMITS } from '~/domain/files/picture.rules'
import { MEGABYTE } from '~/domain/files/upload.rules'
import type { Language } from '~/platform/i18n/languages'
import { readUpload } from '~/platform/http/upload.server'
import type { FormOutcome } from '~/shell/forms.server'

/** Room for the fields around the file. */
const FIELDS = 64 * 1024

/** A form of the studio that may bring a picture, read and not yet acted on. */
export async function readPictureForm(request: Request) {
  const { form, tooLarge } = await readUpload(request, PICTURE_LIMITS.megabytes * MEGABYTE + FIELDS)
  const file = form.get('picture')
  form.delete('picture')
  const chosen =
    file instanceof File && (file.size > 0 || file.name !== '')
      ? { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
      : null
  return { form, picture: chosen, tooLarge }
}
export type PictureForm = Awaited<ReturnType<typeof readPictureForm>>

interface Saving<Schema extends z.ZodType> {
  /** The form on the page. */
  id: string
  schema: Schema
  /** A page may be kept without a picture. */
  optional?: boolean
  language: Language
  save(
    value: z.output<Schema>,
    picture: PictureForm['picture'],
  ): Promise<{ done: string; to: string }>
}

/**
 * A handler of a form with a picture that was read before it: tells what is wrong with the fields
 * and with the picture, both at once.
 */
export const pictureForm =
  <Schema extends z.ZodType<Record<string, unknown>>>(
    { picture, tooLarge }: PictureForm,
    { id, schema, optional = false, language, save }: Saving<Schema>,
  ) =>
  async (form: FormData): Promise<FormOutcome> => {
    const submission = parseForm(form, schema, language)
    const refuse = (error: unknown, status = 400) => {
      const fieldErrors = error ? { picture: [sayRefusal(error, language)] } : undefined
      return {
        form: id,
        result: submission.reply({ fieldErrors } as never) as SubmissionResult<string[]>,
        status,
      }
    }
    if (tooLarge) return refuse(new DomainError('design.tooLarge'), 413)
    const missing = !picture && !optional ? new DomainError('design.none') : null
    if (submission.status !== 'success' || missing) return refuse(missing)
    return save(submission.value, picture).catch((error: unknown) => refuse(error))
  }
