import { z } from 'zod'

/** How far back the books are compared: the provider is asked page by page, so not for ever. */
const LONGEST_PERIOD = 400
export const USUAL_PERIOD = 90

/** Whole days back from now. */
export function periodSchema(problem: string) {
  return z.object({
    days: z.coerce
      .number({ error: problem })
      .int(problem)
      .min(1, problem)
      .max(LONGEST_PERIOD, problem),
  })
}
