import { z } from 'zod'
import { SECOND } from './clock'
import { env } from './env.server'

const TIMEOUT = 10 * SECOND

/** Where the EU's register of VAT numbers is asked; null where it is not. */
export const viesUrl = env.VIES_URL ?? null

const answerSchema = z.object({
  valid: z.boolean(),
  requestDate: z.coerce.date(),
  requestIdentifier: z.string().max(60).nullish(),
})

/** A VAT number with its country's letters before it. */
const inParts = (number: string) => [number.slice(0, 2), number.slice(2)] as const

interface ViesAnswer {
  valid: boolean
  at: Date
  /** Proves that it was asked, of a requester with a number of its own. */
  consultation: string | null
}

/**
 * What VIES, the EU's register of VAT numbers, says of a number (its REST API, check-vat-number);
 * `requester` is the seller's own number. Throws when it or the country behind it does not answer.
 */
export async function askVies(url: string, number: string, requester: string): Promise<ViesAnswer> {
  const [countryCode, vatNumber] = inParts(number)
  const [requesterMemberStateCode, requesterNumber] = inParts(requester)
  const answer = await fetch(`${url.replace(/\/$/, '')}/check-vat-number`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({
      ...{ countryCode, vatNumber },
      ...(requester && { requesterMemberStateCode, requesterNumber }),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  })
  if (!answer.ok) throw new Error(`VIES answered with ${answer.status}`)
  const read = answerSchema.safeParse(await answer.json())
  if (!read.success) throw new Error('VIES, or the country behind it, did not say')
  const { valid, requestDate, requestIdentifier } = read.data
  return { valid, at: requestDate, consultation: requestIdentifier || null }
}
