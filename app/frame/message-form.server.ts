import { parseWithZod } from '@conform-to/zod/v4'
import { findRefusals, type Chosen } from '~/domain/files/upload.rules'
import { MAX_MESSAGE, MESSAGE_FILES } from '~/domain/messages/message.rules'
import { messageSchema } from '~/domain/messages/message.schema'
import type { NewMessage } from '~/domain/messages/post-message.server'
import type { Upload } from '~/domain/files/uploads.server'
import { MEGABYTE } from '~/domain/files/upload.rules'
import { HOUR } from '~/platform/clock'
import { readUpload } from '~/platform/http/upload.server'
import { formatNumber } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { hitEach, waitInMinutes } from '~/platform/rate-limit.server'
import { orNotFound } from './admin-order-answers.server'
import { readFiles, toUploads } from './chosen-files.server'
import { fileLimits } from './conversation.server'

const MOST_BYTES = MESSAGE_FILES.most * MESSAGE_FILES.maxBytes + MEGABYTE
const LIMIT = { limit: 240, window: HOUR }

function fileErrors(files: Chosen[], language: Language) {
  const t = translator(language, 'messages')
  const refusals = findRefusals(files, MESSAGE_FILES)
  return refusals.map((refusal) => t(`errors.files.${refusal.reason}`, { ...fileLimits(language), name: 'name' in refusal ? refusal.name : '' }))
}

interface Writing {
  userId: number
  language: Language
  /** Writes it where it belongs. */
  post: (message: NewMessage, files: Upload[]) => Promise<{ id: string }>
}

/**
 * Writes the message of a posted form. Answers with its id, or with what is wrong and what was typed. Throws a 404 where
 * the writer may not write.
 */
export async function receiveMessage(request: Request, { userId, language, post }: Writing) {
  const t = translator(language, 'messages')
  const { form, tooLarge } = await readUpload(request, MOST_BYTES)
  const files = await readFiles(form)
  form.delete('files')
  const submission = parseWithZod(form, { schema: messageSchema(() => t('errors.tooLong', { most: formatNumber(MAX_MESSAGE, language) })) })
  const refuse = (status: number, errors: Parameters<typeof submission.reply>[0] = {}) => ({ result: submission.reply(errors), status })
  if (tooLarge) return refuse(413, { fieldErrors: { files: [t('errors.files.together', fileLimits(language))] } })
  if (submission.status !== 'success') return refuse(400)
  const wrong = fileErrors(files, language)
  if (wrong.length > 0) return refuse(400, { fieldErrors: { files: wrong } })
  if (!submission.value.body && files.length === 0) return refuse(400, { fieldErrors: { body: [t('errors.empty')] } })
  const wait = await hitEach({ [`message:${userId}`]: LIMIT })
  if (wait > 0) return refuse(429, { formErrors: [t('errors.throttled', { count: waitInMinutes(wait) })] })
  return orNotFound(post(submission.value, toUploads(files)))
}
