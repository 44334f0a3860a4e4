import { findRefusals, MEGABYTE, type Chosen } from '~/domain/files/upload.rules'
import { MESSAGE_FILES, MESSAGE_FILES_A_DAY } from '~/domain/messages/message.rules'
import type { Upload } from '~/domain/files/uploads.server'
import { countSentBytes } from '~/platform/byte-limit.server'
import { readUpload } from '~/platform/http/upload.server'
import { formatBytes } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { waitInHours } from '~/platform/rate-limit.server'
import { readFiles } from '~/shell/chosen-files.server'

const MOST_BYTES = MESSAGE_FILES.most * MESSAGE_FILES.maxBytes + MEGABYTE
/** More than the words of a message have, and less than most files. */
const WORDS = 64 * 1024

/** The words about files in a message, for hints and errors. */
function fileLimits(language: Language) {
  return {
    most: MESSAGE_FILES.most,
    size: formatBytes(MESSAGE_FILES.maxBytes / 1.048576, language),
  }
}

/** What the field for the files of a message takes, and says. */
export function presentAttach(language: Language) {
  return { limits: fileLimits(language) }
}

/** A posted form with what goes with its words. */
export interface PostedMessage {
  /** Without the files. */
  form: FormData
  files: Chosen[]
  /** All of it together: the files are then not whole. */
  tooLarge: boolean
}

/**
 * Reads the form of a message; of one whose `wordsAlone` are wanted no large files. Throws a 400
 * Response when it is none.
 */
export async function readMessageForm(
  request: Request,
  { wordsAlone = false } = {},
): Promise<PostedMessage> {
  const { form, tooLarge } = await readUpload(request, wordsAlone ? WORDS : MOST_BYTES)
  const files = await readFiles(form)
  form.delete('files')
  return { form, files, tooLarge }
}

/** That an account has sent too much today, in words for the field of the files; null when not. */
export async function findSpentBytes(userId: number, files: Upload[], language: Language) {
  const wait = await countSentBytes('message', files, { ...MESSAGE_FILES_A_DAY, account: userId })
  if (wait === 0) return null
  const words = translator(language, 'messages')('errors.files.throttled', {
    count: waitInHours(wait),
  })
  return { fieldErrors: { files: [words] } }
}

/** What is wrong with the files, in words for their field; null when they can go. */
export function findFileProblems({ files, tooLarge }: PostedMessage, language: Language) {
  const t = translator(language, 'messages')
  const limits = fileLimits(language)
  if (tooLarge)
    return { status: 413, errors: { fieldErrors: { files: [t('errors.files.together', limits)] } } }
  const refusals = findRefusals(files, MESSAGE_FILES)
  const words = refusals.map((refusal) =>
    t(`errors.files.${refusal.reason}`, { ...limits, name: 'name' in refusal ? refusal.name : '' }),
  )
  return words.length > 0 ? { status: 400, errors: { fieldErrors: { files: words } } } : null
}
