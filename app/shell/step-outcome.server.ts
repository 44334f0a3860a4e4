import { data } from '@remix-run/node'
import type { SubmissionResult } from '@conform-to/dom'
import { seeOther } from '~/platform/http/answers.server'

/** What became of a posted form: done, too late, or to be shown again with what was typed. */
export type PageOutcome =
  | { done: string; to: string }
  | { late: string; to: string }
  | { form: string; result: SubmissionResult<string[]>; status?: number }

/** The answer to a form: where it leads with word of it, or the same page with what is wrong. */
export async function answerOutcome(outcome: PageOutcome) {
  if ('form' in outcome) {
    const { form, result, status = 400 } = outcome
    return data({ form, result, isLate: status === 409 }, { status })
  }
  const flash =
    'done' in outcome
      ? ({ kind: 'success', text: outcome.done } as const)
      : ({ kind: 'warning', text: outcome.late } as const)
  throw await seeOther(outcome.to, { flash })
}
