import type { SubmissionResult } from '@conform-to/dom'

/** What a rejected form comes back with; `form` tells which one of the page it was. */
export type FormAnswer =
  { form: string; result: SubmissionResult<string[]>; isLate?: boolean } | undefined

export const answerTo = (answer: FormAnswer, form: string) =>
  answer?.form === form ? answer : undefined
