import { z } from 'zod'
import { lookAtFile } from '~/domain/files/look-at-file.server'
import { MEGABYTE } from '~/domain/files/upload.rules'
import { receiveReply, type MailFile } from '~/domain/inbound-mail/receive-reply.server'
import { MESSAGE_FILES_A_DAY } from '~/domain/messages/message.rules'
import { countSentBytes } from '~/platform/byte-limit.server'
import { HOUR } from '~/platform/clock'
import { isSigned } from '~/platform/crypto/signed-body.server'
import { env } from '~/platform/env.server'
import { apiError, apiJson } from '~/platform/http/api.server'
import { readText } from '~/platform/http/body.server'
import { log } from '~/platform/log.server'
import { hitEach } from '~/platform/rate-limit.server'

/** Of a mail without its files, and with them as Base64. */
const MOST_TEXT = 2 * MEGABYTE
const MOST_BYTES = 30 * MEGABYTE
/** As many as one may write in the dashboard; the provider brings what is above it later. */
const LIMIT = { limit: 60, window: HOUR }

const address = z.string().max(1000)
const mailSchema = z.object({
  to: z.union([address.transform((one) => one.split(',')), z.array(address).max(50)]),
  from: address,
  subject: z.string().max(2000).optional(),
  text: z.string().max(MOST_TEXT).default(''),
  html: z.string().max(MOST_TEXT).optional(),
  headers: z.record(z.string(), z.string()).optional().catch(undefined),
  attachments: z
    .array(z.object({ name: z.string().max(1000).default('file'), content: z.base64() }))
    .max(50)
    .default([]),
  messageId: z.string().min(1).max(1000),
})

/** One after the other, as the files of a form are looked at. */
async function readFiles(attachments: z.infer<typeof mailSchema>['attachments']) {
  const files: MailFile[] = []
  for (const { name, content } of attachments)
    files.push(await lookAtFile(name, Buffer.from(content, 'base64')))
  return files
}

function parseMail(body: string) {
  try {
    return mailSchema.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}

/**
 * Takes a mail that its provider signed. A mail that is refused for good is answered with 200, so
 * that it is not sent again.
 */
export async function receiveInboundMail(request: Request) {
  if (!env.INBOUND_MAIL_SECRET) return apiError(404, 'Not Found')
  if (request.method !== 'POST') return apiError(405, 'Method Not Allowed', { Allow: 'POST' })
  const body = await readText(request, MOST_BYTES)
  if (body === null) return apiError(413, 'Mail too large')
  if (!isSigned(env.INBOUND_MAIL_SECRET, body, request.headers.get('Inbound-Signature') ?? ''))
    return apiError(400, 'Invalid signature')
  const mail = parseMail(body)
  if (!mail) return apiError(422, 'Not a mail')
  const { attachments, ...words } = mail
  const files = await readFiles(attachments)
  const outcome = await receiveReply(
    { ...words, files },
    async (account) =>
      (await hitEach({ [`mail-reply:${account}`]: LIMIT })) ||
      countSentBytes('message', files, { ...MESSAGE_FILES_A_DAY, account }),
  )
  if ('wait' in outcome)
    return apiError(429, 'Too many mails', { 'Retry-After': String(outcome.wait) })
  if ('refused' in outcome) log.warn({ reason: outcome.refused }, 'email reply refused')
  return apiJson(
    'posted' in outcome ? { accepted: true } : { accepted: false, reason: outcome.refused },
  )
}
