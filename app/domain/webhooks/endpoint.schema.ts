import { z } from 'zod'
import { readPublicUrl } from '~/platform/guarded-fetch/address.rules'
import { lineSchema } from '~/platform/names'
import { ENDPOINT_NAME_MAX, ENDPOINT_URL_MAX, WEBHOOK_SUBJECTS } from './webhook.rules'

export interface EndpointWords {
  required: string
  /** What an address must be. */
  address: string
  /** That it hears of nothing. */
  nothing: string
}

/** The form that makes an endpoint; `opened` are hosts of this network that may be asked. */
export function endpointSchema(words?: EndpointWords, opened: readonly string[] = []) {
  const reaches = (text: string) =>
    readPublicUrl(text, ['https:']) !== null ||
    (URL.canParse(text) && opened.includes(new URL(text).host))
  return z.object({
    name: lineSchema(ENDPOINT_NAME_MAX, { missing: words?.required ?? '' }),
    url: lineSchema(ENDPOINT_URL_MAX, { missing: words?.required ?? '' }).refine(
      reaches,
      words?.address,
    ),
    subjects: z
      .array(z.enum(WEBHOOK_SUBJECTS, words?.nothing))
      .min(1, words?.nothing)
      .max(WEBHOOK_SUBJECTS.length, words?.nothing),
    studio: z.string().max(20).optional(),
  })
}
