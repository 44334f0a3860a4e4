import type { SubmissionResult } from '@conform-to/dom'

/**
 * What somebody else saved of a brief meanwhile, and the version that it has by that: what is sent
 * on is of it.
 */
export type BriefClash = { version: number; answers: { question: string; answer: string }[] }

/** What a rejected form of a project's details comes back with. */
export type DetailsAnswer =
  { form: string; result: SubmissionResult<string[]>; clash?: BriefClash } | undefined
