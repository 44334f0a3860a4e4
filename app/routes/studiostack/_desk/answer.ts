import type { ServerFormProps } from '~/ui/form/server-form'

/** A form of the page that was refused, with what was typed. */
export type DeskAnswer =
  { form: string; result: ServerFormProps<string>['result']; isLate?: boolean } | undefined

/** The answer to one form of the page; to the others nothing was said. */
export const answerTo = (answer: DeskAnswer, form: string) =>
  answer?.form === form ? answer : undefined
