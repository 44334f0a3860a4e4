import { NotFoundError } from '~/platform/errors'
import { notFound, seeOther } from '~/platform/http/answers.server'
import type { StepOutcome } from '~/order-room/order/seller-steps.server'

/** What was asked of the domain; what is not there is answered with 404. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw error instanceof NotFoundError ? notFound() : error
  }
}

/** Back to the order, with word of what was done, or of who was quicker. */
export function tellStep(href: string, outcome: Exclude<StepOutcome, { form: string }>) {
  const flash =
    'done' in outcome
      ? ({ kind: 'success', text: outcome.done } as const)
      : ({ kind: 'warning', text: outcome.late } as const)
  return seeOther(href, { flash })
}
