import type { SubmissionResult } from '@conform-to/dom'
import type { MailTextPart } from './mail-text'

/** What the page says of a form that was not saved. */
export type MailWordsAnswer =
  | {
      result: SubmissionResult<string[]> | null
      /** Who changed the words meanwhile. */
      conflict: { by: string | null; at: string | null } | null
      /**
       * The mail with the words as they were typed; without parts while there is nothing that it
       * could be about.
       */
      preview: { subject: string | null; parts: MailTextPart[] | null } | null
    }
  | undefined
