const NOT_KEPT = ['hidden', 'password', 'file', 'submit', 'button']

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Draft = { name: string; nth: number; value: string; checked: boolean }[]

const controlsOf = () =>
  [...document.querySelectorAll<Control>('#main :is(input, textarea, select)[name]')].filter(
    ({ type }) => !NOT_KEPT.includes(type),
  )

const nthOf = (control: Control, all: Control[]) =>
  all.filter(({ name }) => name === control.name).indexOf(control)

function read(changed: Set<Control>): Draft {
  const all = controlsOf()
  return all
    .filter((control) => changed.has(control))
    .map((control) => ({
      name: control.name,
      nth: nthOf(control, all),
      value: control.value,
      checked: 'checked' in control && control.checked,
    }))
}

function putBack(draft: Draft) {
  const all = controlsOf()
  for (const { name, nth, value, checked } of draft) {
    const control = all.filter((other) => other.name === name)[nth]
    if (!control) continue
    if (/^(checkbox|radio)$/.test(control.type)) (control as HTMLInputElement).checked = checked
    else control.value = value
  }
}

/**
 * Gives a half-written form back to who comes back to its page, as browsers do with documents; one
 * that was sent has had its answer.
 */
export function keepDrafts() {
  const drafts = new Map<string, Draft>()
  const changed = new Set<Control>()
  let at = window.__remixRouter.state.location.key
  addEventListener('input', ({ target }) => changed.add(target as Control), true)
  window.__remixRouter.subscribe(({ navigation, location, historyAction }) => {
    if (navigation.state !== 'idle') {
      if (navigation.formMethod) drafts.delete(at)
      else if (changed.size > 0) drafts.set(at, read(changed))
      return
    }
    if (location.key === at) return
    at = location.key
    changed.clear()
    const draft = historyAction === 'POP' && drafts.get(at)
    if (draft) setTimeout(() => putBack(draft))
  })
}
