import { isRefusal } from '~/domain/ground/domain-error'
import { sayRefusal } from '~/shell/refusal-answers.server'
import { notFound } from '~/platform/http/answers.server'
import type { Language } from '~/platform/i18n/languages'

/** A step that was taken, or one that could not be any more: both are told on the page anew. */
export type CompanyOutcome = { done: string } | { late: string }

/**
 * Takes a step on a company or its people; what it refuses is told in words. Throws a 404 for what
 * is not the actor's.
 */
export async function takeCompanyStep(
  language: Language,
  step: () => Promise<string>,
): Promise<CompanyOutcome> {
  try {
    return { done: await step() }
  } catch (error) {
    if (isRefusal(error, 'notFound')) throw notFound()
    return { late: sayRefusal(error, language) }
  }
}

/** The message of the page that an outcome leads to. */
export function flashOf(outcome: CompanyOutcome) {
  return 'done' in outcome
    ? ({ kind: 'success', text: outcome.done } as const)
    : ({ kind: 'warning', text: outcome.late } as const)
}
