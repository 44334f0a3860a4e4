import { parseForm } from '~/shell/parse-form.server'
import { WRITING, writingKey } from '~/domain/messages/count-writing.server'
import { MAX_MESSAGE } from '~/domain/messages/message.rules'
import { messageSchema } from '~/domain/messages/message.schema'
import type { NewMessage } from '~/domain/messages/post-message.server'
import type { Upload } from '~/domain/files/uploads.server'
import { formatNumber } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { forgetSent } from '~/platform/session/drafts.server'
import { hitEach, waitInMinutes } from '~/platform/rate-limit.server'
import { orNotFound } from '~/shell/answers.server'
import { toUploads } from '~/domain/files/upload.rules'
import {
  findFileProblems,
  findSpentBytes,
  readMessageForm,
  type PostedMessage,
} from './message-files.server'

function submissionOf({ form }: PostedMessage, language: Language) {
  const t = translator(language, 'messages')
  return parseForm(
    form,
    messageSchema(() => t('errors.tooLong', { most: formatNumber(MAX_MESSAGE, language) })),
    language,
  )
}

/** The message of a posted form with its files, or what is wrong with it and what was typed. */
export function parseMessage(posted: PostedMessage, language: Language) {
  const t = translator(language, 'messages')
  const submission = submissionOf(posted, language)
  const refuse = (status: number, errors: Parameters<typeof submission.reply>[0] = {}) => ({
    result: submission.reply(errors),
    status,
  })
  const wrong = findFileProblems(posted, language)
  if (wrong || submission.status !== 'success') return refuse(wrong?.status ?? 400, wrong?.errors)
  if (!submission.value.body && posted.files.length === 0)
    return refuse(400, { fieldErrors: { body: [t('errors.empty')] } })
  return { message: submission.value, files: toUploads(posted.files), refuse }
}

export interface Writing {
  userId: number
  language: Language
  /** Writes it where it belongs. */
  post: (message: NewMessage, files: Upload[]) => Promise<{ id: string }>
}

/**
 * Writes the message of a posted form. Answers with its id, or with what is wrong and what was
 * typed. Throws a 404 where the writer may not write.
 */
export async function receiveMessage(request: Request, { userId, language, post }: Writing) {
  const wait = await hitEach({ [writingKey(userId)]: WRITING })
  const posted = await readMessageForm(request, { wordsAlone: wait > 0 })
  if (wait > 0)
    return {
      result: submissionOf(posted, language).reply({
        formErrors: [
          translator(language, 'messages')('errors.throttled', { count: waitInMinutes(wait) }),
        ],
      }),
      status: 429,
    }
  const read = parseMessage(posted, language)
  if ('result' in read) return read
  const spent = await findSpentBytes(userId, read.files, language)
  if (spent) return read.refuse(429, spent)
  const written = await orNotFound(post(read.message, read.files))
  await forgetSent(posted.form)
  return written
}
