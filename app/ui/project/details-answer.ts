import type { SubmissionResult } from '@conform-to/dom'

/** What a rejected form of a project's details comes back with; `clash` is what somebody else saved meanwhile. */
export type DetailsAnswer = { form: string; result: SubmissionResult<string[]>; clash?: { question: string; answer: string }[] } | undefined
