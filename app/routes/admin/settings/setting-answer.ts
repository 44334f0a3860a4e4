import type { SubmissionResult } from '@conform-to/dom'

/** What the page says of a form that was not taken. */
export type SettingAnswer =
  | {
      form: string
      result: SubmissionResult<string[]>
      /** What somebody else made of it meanwhile. */
      conflict?: { name: string; by: string | null; at: string | null; value: string }
    }
  | undefined
