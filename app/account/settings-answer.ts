import type { SubmissionResult } from '@conform-to/dom'

/**
 * What a rejected form of the settings comes back with; `form` tells which one of the page it was.
 */
export type SettingsAnswer = { form: string; result: SubmissionResult<string[]> } | undefined
