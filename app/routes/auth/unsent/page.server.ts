import { sayField } from '~/platform/http/field-texts.server'
import { typedWords } from '~/platform/http/own-form.server'
import type { Language } from '~/platform/i18n/languages'
import { listUnsentForms } from '~/platform/session/unsent-forms.server'

/** Characters of a field that are shown; the form has all of them. */
const SHOWN = 2_000
const excerptOf = (value: string) => (value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value)

/** What somebody sent after their session had ended, ready to be read and sent again. */
export async function loadUnsentForms(request: Request, userId: number, language: Language) {
  return (await listUnsentForms(request, userId)).map((unsent) => {
    const form = new FormData()
    for (const [name, value] of unsent.fields) form.append(name, value)
    const typed = typedWords(form)
    return {
      ...unsent,
      page: new URL(unsent.path, request.url).pathname,
      typed: typed.map(({ name, value }) => ({
        label: sayField(name, language),
        value: excerptOf(value),
      })),
    }
  })
}
