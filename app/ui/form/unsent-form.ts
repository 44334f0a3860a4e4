/**
 * Where the form that is on its way is kept, and one that did not get there; both in this tab
 * alone.
 */
const SENDING = 'kanal-sending'
const UNSENT = 'kanal-unsent-form'

/** The page brings hidden fields anew; passwords and files are not kept. */
const NOT_KEPT = ['hidden', 'password', 'file', 'submit', 'button']

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type KeptForm = { path: string; fields: [name: string, value: string][] }

const controlsOf = (form: HTMLFormElement, name: string) =>
  [...form.querySelectorAll<Control>(`[name="${CSS.escape(name)}"]`)].filter(
    ({ type }) => !NOT_KEPT.includes(type),
  )

function keep(form: HTMLFormElement) {
  const typed = (field: [string, FormDataEntryValue]): field is [string, string] =>
    typeof field[1] === 'string' && controlsOf(form, field[0]).length > 0
  const fields = [...new FormData(form)].filter(typed)
  const kept: KeptForm = { path: location.pathname + location.search, fields }
  if (fields.length > 0) sessionStorage.setItem(SENDING, JSON.stringify(kept))
  else sessionStorage.removeItem(SENDING)
}

/**
 * Notes what is typed into each form as it is sent, until it is answered or something else is asked
 * for: what fails later is another thing. A form that does not leave its page keeps its own.
 */
export function watchForms() {
  window.__remixRouter.subscribe(({ navigation, errors }) => {
    const isOnItsWay = navigation.state !== 'idle' && navigation.formMethod !== undefined
    if (!isOnItsWay && !(navigation.state === 'idle' && errors)) sessionStorage.removeItem(SENDING)
  })
  addEventListener(
    'submit',
    ({ target }) => {
      if (!(target instanceof HTMLFormElement) || target.method !== 'post') return
      if (target.dataset.here === undefined) keep(target)
    },
    { capture: true },
  )
}

/** Fills a form in again whose sending failed, when its page is here. */
export function restoreUnsentForm() {
  const { path, fields } = JSON.parse(sessionStorage.getItem(UNSENT) ?? '{}') as Partial<KeptForm>
  if (!fields || path !== location.pathname + location.search) return
  sessionStorage.removeItem(UNSENT)
  const form = [...document.forms].find((candidate) =>
    fields.every(([name]) => controlsOf(candidate, name).length > 0),
  )
  for (const [name, value] of form ? fields : []) {
    for (const control of controlsOf(form!, name)) {
      if (!/^(checkbox|radio)$/.test(control.type)) control.value = value
      else if (control.value === value) (control as HTMLInputElement).checked = true
    }
  }
}
