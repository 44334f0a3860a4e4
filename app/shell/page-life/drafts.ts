import { useLocation, useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'

const NOT_KEPT = ['hidden', 'password', 'file', 'submit', 'button']

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Draft = { name: string; nth: number; value: string; checked: boolean }[]

const controlsOf = () =>
  [...document.querySelectorAll<Control>('#main :is(input, textarea, select)[name]')].filter(
    ({ type }) => !NOT_KEPT.includes(type),
  )

/** Whether something else stands in it than it came with. */
function isChanged(control: Control) {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected)
  return (
    control.value !== control.defaultValue ||
    (control instanceof HTMLInputElement && control.checked !== control.defaultChecked)
  )
}

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

const drafts = new Map<string, Draft>()
const changed = new Set<Control>()

/** Notes what is typed, and keeps it of the page that is left; a form that is sent has its answer. */
function keepDrafts() {
  // This comes after the page: what was typed or pasted before it counts, too.
  for (const control of controlsOf()) if (isChanged(control)) changed.add(control)
  const note = ({ target }: Event) => changed.add(target as Control)
  addEventListener('input', note, true)
  const leave = window.__remixRouter.subscribe(({ navigation, location }) => {
    if (navigation.state === 'idle') return
    if (navigation.formMethod) drafts.delete(location.key)
    else if (changed.size > 0) drafts.set(location.key, read(changed))
  })
  return () => {
    removeEventListener('input', note, true)
    leave()
  }
}

/** Gives a half-written form back to who comes back to its page, as browsers do with documents. */
export function useDrafts() {
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const shown = useRef(key)
  useEffect(keepDrafts, [])
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    changed.clear()
    const draft = isBack && drafts.get(key)
    if (draft) putBack(draft)
  }, [key, isBack])
}
