import { z } from 'zod'
import { lineSchema } from '~/platform/names'
import { API_SCOPES, TOKEN_DAYS, TOKEN_NAME_MAX } from './api-token.rules'

/** The form that makes a token; `studio` says for whom it acts. */
export function apiTokenSchema(required?: string) {
  return z.object({
    name: lineSchema(TOKEN_NAME_MAX, { missing: required ?? '' }),
    scope: z.enum(API_SCOPES, required),
    days: z.coerce
      .number(required)
      .refine((days) => TOKEN_DAYS.some((one) => one === days), required),
    studio: z.string().max(20).optional(),
  })
}
