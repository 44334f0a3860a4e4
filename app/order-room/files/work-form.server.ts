import { randomUUID } from 'node:crypto'
import type { StoredUpload } from '~/domain/files/uploads.server'
import { FormTooLargeError } from '~/platform/http/multipart.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { keepDraft } from '~/platform/session/drafts.server'
import { onError } from '~/platform/on-error'
import { fileLimits } from '~/shell/file-limits.server'
import { sayRefusal } from '~/shell/refusal-answers.server'
import { readFilesForm } from './files-form.server'

const MOST_KEY = 60

/** A form with words and files that go together. */
export interface WorkForm {
  form: FormData
  fields: Map<string, string>
  /** Stored, and not entered yet. */
  stored: StoredUpload[]
  /** What is wrong with the other files, in words. */
  problems: string[]
  /** Of the form: sent again, it adds no file twice. */
  key: string
}

function formOf(fields: Map<string, string>) {
  const form = new FormData()
  for (const [name, value] of fields) form.set(name, value)
  return form
}

/** The words and files of a posted form, as far as it could be read. */
export async function readWorkForm(request: Request, language: Language): Promise<WorkForm> {
  const fields = new Map<string, string>()
  const read = await readFilesForm(request, fields)
    .then(({ receiver }) => ({
      stored: receiver.stored,
      problems: receiver.refused.map((file) => sayRefusal(file, language)),
    }))
    .catch(
      onError(FormTooLargeError, () => ({
        stored: [] as StoredUpload[],
        problems: [translator(language, 'files')('errors.together', fileLimits(language))],
      })),
    )
  const form = formOf(fields)
  await keepDraft(request, form)
  const key = fields.get('key')?.slice(0, MOST_KEY) || randomUUID()
  return { form, fields, ...read, key }
}

/** The same of a form that brings no files. */
export const wordsAlone = (form: FormData): WorkForm => ({
  ...{ form, fields: new Map(), stored: [], problems: [], key: randomUUID() },
})
