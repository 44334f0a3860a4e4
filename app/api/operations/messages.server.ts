import { z } from 'zod'
import { cleanBody, MAX_MESSAGE } from '~/domain/messages/message.rules'
import { listMessages, writeMessage } from '~/domain/programs/program-messages.server'
import { id, moment, toMoment } from '~/domain/programs/program-fields'
import { pageOf } from '../fields'
import { operation } from '../operation'
import { problem } from '../problem.server'

const message = z.object({
  id,
  author: z.string().nullable().describe('Null for somebody who has left.'),
  side: z.string().describe('For whom they wrote: "client", "studio" or "freelancer".'),
  body: z.string(),
  attachments: z.array(z.object({ name: z.string(), size: z.int().describe('Bytes.') })),
  createdAt: moment,
})

type Row =
  | Awaited<ReturnType<typeof listMessages>>['rows'][number]
  | NonNullable<Awaited<ReturnType<typeof writeMessage>>['message']>
const present = (row: Row) => ({ ...row, createdAt: toMoment(row.createdAt) })

export const listMessagesOperation = operation({
  id: 'listMessages',
  method: 'GET',
  path: '/orders/{order}/messages',
  scope: 'read',
  query: z.strictObject({
    cursor: z.iso
      .datetime('cursor is the value of "next" in the page before')
      .optional()
      .describe('The value of "next" in the page before.'),
  }),
  answer: pageOf(message),
  handle: async ({ participant, params, query }) => {
    const before = query.cursor === undefined ? undefined : new Date(query.cursor)
    const { rows, next } = await listMessages(participant, params.order!, before)
    return { data: rows.map(present), next: next && toMoment(next) }
  },
})

export const createMessageOperation = operation({
  id: 'createMessage',
  method: 'POST',
  path: '/orders/{order}/messages',
  scope: 'write',
  body: z.strictObject({
    body: z
      .string('body is the text of the message')
      .max(MAX_MESSAGE, `body has at most ${MAX_MESSAGE} characters`)
      .refine((text) => cleanBody(text) !== '', 'body is the text of the message'),
  }),
  answer: message,
  status: 201,
  handle: async ({ participant, params, body, key }) => {
    const text = cleanBody(body.body)
    const written = await writeMessage(participant, params.order!, { key, body: text })
    if (!written.message)
      return problem(429, 'This account has written too many messages in this hour.', {
        headers: { 'Retry-After': String(written.retryAfter) },
      })
    if (written.message.body !== text || written.message.threadId !== params.order)
      return problem(422, 'This Idempotency-Key was used for another message.')
    return present(written.message)
  },
})
