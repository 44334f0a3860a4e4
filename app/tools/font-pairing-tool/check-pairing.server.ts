import { z } from 'zod'
import { FAMILIES, findFamily } from './families.server'
import { pairingSchema, type PairingField, type PairingInput } from './pairing.schema'
import { type Pair } from './score.rules'
import { shuffle } from './suggest.rules'

type Problem = 'unknown' | 'size' | 'title' | 'text' | 'bothKept'
export type Problems = Partial<Record<PairingField, Problem>>

type Query = Record<string, string | undefined>
type Checked =
  | { problems: Problems; input: PairingInput; pair: Pair }
  | { problems: Problems; input: null; pair: null }

function refusedBy(error: z.ZodError<PairingInput>): Problems {
  const fields = z.flattenError(error).fieldErrors as Partial<Record<PairingField, Problem[]>>
  return Object.fromEntries(
    Object.entries(fields).map(([field, [problem]]) => [field, problem]),
  ) as Problems
}

/** The pair that an address asks for, or what is wrong with it. */
export function checkPairing(query: Query): Checked {
  const parsed = pairingSchema.safeParse(query)
  if (!parsed.success) return { problems: refusedBy(parsed.error), input: null, pair: null }
  const input = parsed.data
  const [heading, body] = [findFamily(input.heading), findFamily(input.body)]
  if (!heading || !body)
    return {
      problems: { ...(!heading && { heading: 'unknown' }), ...(!body && { body: 'unknown' }) },
      input: null,
      pair: null,
    }
  const weight = input.weight === '400' ? 400 : 700
  return {
    problems: {},
    input,
    pair: { heading, body, weight, headingSize: input.headingSize, bodySize: input.bodySize },
  }
}

/**
 * What a button of the form does to a state: `shuffle` deals the next pair, `useHeading` and
 * `useBody` put a family in a place. Null when no button was used.
 */
export function readMove(query: Query): { input: PairingInput } | { problems: Problems } | null {
  const { shuffle: dealt, useHeading, useBody, ...state } = query
  if (dealt === undefined && useHeading === undefined && useBody === undefined) return null
  const named = {
    ...state,
    ...(useHeading !== undefined && { heading: useHeading }),
    ...(useBody !== undefined && { body: useBody }),
  }
  const { problems, input, pair } = checkPairing(named)
  if (!pair) return { problems }
  if (dealt === undefined) return { input }
  const next = shuffle(
    FAMILIES,
    pair,
    { heading: input.keepHeading, body: input.keepBody },
    input.seed,
  )
  if (!next) return { problems: { keepBody: 'bothKept' } }
  return { input: { ...input, heading: next.heading.id, body: next.body.id, seed: next.seed } }
}
