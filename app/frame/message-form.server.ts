import { parseWithZod } from '@conform-to/zod/v4'
import { MAX_MESSAGE } from '~/domain/messages/message.rules'
import { messageSchema } from '~/domain/messages/message.schema'
import type { NewMessage } from '~/domain/messages/post-message.server'
import type { Upload } from '~/domain/files/uploads.server'
import { HOUR } from '~/platform/clock'
import { formatNumber } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { hitEach, waitInMinutes } from '~/platform/rate-limit.server'
import { orNotFound } from './admin-order-answers.server'
import { toUploads } from './chosen-files.server'
import { findFileProblems, readMessageForm, type PostedMessage } from './message-files.server'

const LIMIT = { limit: 240, window: HOUR }

/** The message of a posted form with its files, or what is wrong with it and what was typed. */
export function parseMessage(posted: PostedMessage, language: Language) {
  const t = translator(language, 'messages')
  const submission = parseWithZod(posted.form, { schema: messageSchema(() => t('errors.tooLong', { most: formatNumber(MAX_MESSAGE, language) })) })
  const refuse = (status: number, errors: Parameters<typeof submission.reply>[0] = {}) => ({ result: submission.reply(errors), status })
  const wrong = findFileProblems(posted, language)
  if (wrong || submission.status !== 'success') return refuse(wrong?.status ?? 400, wrong?.errors)
  if (!submission.value.body && posted.files.length === 0) return refuse(400, { fieldErrors: { body: [t('errors.empty')] } })
  return { message: submission.value, files: toUploads(posted.files), refuse }
}

export interface Writing {
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
  const read = parseMessage(await readMessageForm(request), language)
  if ('result' in read) return read
  const wait = await hitEach({ [`message:${userId}`]: LIMIT })
  if (wait > 0) return read.refuse(429, { formErrors: [t('errors.throttled', { count: waitInMinutes(wait) })] })
  return orNotFound(post(read.message, read.files))
}
