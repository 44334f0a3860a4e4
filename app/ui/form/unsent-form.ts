import { useLocation, useNavigation } from '@remix-run/react'
import { useEffect } from 'react'

const KEY = 'kanal-unsent-form'
/** The page brings hidden fields anew; passwords and files are not kept. */
const NOT_KEPT = ['hidden', 'password', 'file', 'submit', 'button']

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type UnsentForm = { path: string; fields: [name: string, value: string][] }

/** The form that was sent last, until the visitor takes another step. */
let lastSent: UnsentForm | null = null

const controlsOf = (parent: ParentNode, name: string) =>
  [...parent.querySelectorAll<Control>(`[name="${CSS.escape(name)}"]`)].filter(({ type }) => !NOT_KEPT.includes(type))

function fill(form: HTMLFormElement, fields: UnsentForm['fields']) {
  for (const [name, value] of fields) {
    for (const control of controlsOf(form, name)) {
      if (!/^(checkbox|radio)$/.test(control.type)) control.value = value
      else if (control.value === value) (control as HTMLInputElement).checked = true
    }
  }
}

/**
 * Keeps what was typed into the form that failed last, in this tab, for when its page is shown again.
 * Returns the page's address, or null when no form was sent.
 */
export function keepUnsentForm(): string | null {
  if (!lastSent) return null
  try {
    sessionStorage.setItem(KEY, JSON.stringify(lastSent))
  } catch {
    // Storage is full or forbidden: the form comes back empty.
  }
  return lastSent.path
}

function takeUnsentForm(path: string): UnsentForm | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as UnsentForm | null
    if (kept?.path !== path) return null
    sessionStorage.removeItem(KEY)
    return kept
  } catch {
    return null
  }
}

/** Notes each form on its way, and fills one in again whose sending failed. */
export function useUnsentForm() {
  const { pathname, search } = useLocation()
  const { state, formData, formMethod } = useNavigation()
  const path = pathname + search
  useEffect(() => {
    if (state === 'idle') return
    const sent = formMethod === 'POST' && formData ? [...formData] : null
    const fields = sent?.filter((field): field is [string, string] => typeof field[1] === 'string' && controlsOf(document, field[0]).length > 0)
    if (state === 'submitting' || !sent) lastSent = fields ? { path, fields } : null
  }, [state, formData, formMethod, path])
  useEffect(() => {
    const kept = takeUnsentForm(path)
    const form = kept && [...document.forms].find((form) => kept.fields.every(([name]) => controlsOf(form, name).length > 0))
    if (form) fill(form, kept.fields)
  }, [path])
}
