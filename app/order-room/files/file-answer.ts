/** What a rejected form of the files comes back with; `form` tells which one of the page it was. */
export type FilesAnswer =
  { form: string; field: string; messages: string[]; typed?: string; chosen?: string[] } | undefined

/** What a form shows of an answer that is about it. */
export function answerFor(answer: FilesAnswer, form: string) {
  const own = answer?.form === form ? answer : undefined
  return {
    answer: own,
    errors: own?.messages,
    typed: own?.typed,
    /** Lines of an ErrorSummary, each leading to the field. */
    lines: (own?.messages ?? []).map((message) => ({ fieldId: `${form}-${own!.field}`, message })),
  }
}
