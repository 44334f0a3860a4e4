import type { CheerioAPI } from 'cheerio'
import { ACCOUNT_FIELD } from '../../app/platform/session/roles'
import { nameOf, type Page } from './page'

export type Values = Record<string, string | boolean | File | readonly string[] | readonly File[]>

export type Submission = {
  action: string
  method: 'GET' | 'POST'
  body: URLSearchParams | FormData
}

type Control = ReturnType<CheerioAPI>
type Entry = [name: string, value: string | File]

const buttonSelector =
  'button:not([type="button"], [type="reset"]), input[type="submit"], input[type="image"]'

/**
 * What a browser sends for a form of the page: `target` is the words on a button, or the selector
 * of a button or form. Throws when there is no such form, when the target fits several, or when a
 * value has no control to go into.
 */
export function submission(page: Page, target: string, values: Values = {}): Submission {
  const { form, button } = find(page, target)
  const entries = collect(page, form, button, values)
  const attribute = (name: string) => button?.attr(`form${name}`) ?? form.attr(name)
  const method = attribute('method')?.toUpperCase() === 'POST' ? 'POST' : 'GET'
  const multipart = method === 'POST' && attribute('enctype') === 'multipart/form-data'
  return {
    action: attribute('action') || page.path,
    method,
    body: multipart ? formData(entries) : urlEncoded(entries),
  }
}

/**
 * The same, without the account that the page was made for: what is sent as another then gets as
 * far as it can.
 */
export function anybodysSubmission(page: Page, target: string, values?: Values): Submission {
  const sent = submission(page, target, values)
  sent.body.delete(ACCOUNT_FIELD)
  return sent
}

function find(page: Page, target: string): { form: Control; button?: Control } {
  const { $ } = page
  const named = $(buttonSelector)
    .toArray()
    .filter((element) => nameOf($, element) === target)
  if (named.length > 1)
    throw new Error(`${page.path} has ${named.length} buttons "${target}": name one by a selector`)
  const found = named[0] ? $(named[0]) : select(page, target)
  if (found.is('form')) {
    const first = controls(page, found).find(
      (control) => control.is(buttonSelector) && !isDisabled(control),
    )
    return { form: found, button: first }
  }
  const form = owner(page, found)
  if (form.length !== 1) throw new Error(`"${target}" on ${page.path} belongs to no form`)
  if (isDisabled(found)) throw new Error(`"${target}" on ${page.path} is disabled`)
  return { form, button: found }
}

function select(page: Page, selector: string): Control {
  let found: Control
  try {
    found = page.$(selector)
  } catch {
    found = page.$('never-matches')
  }
  if (found.length !== 1)
    throw new Error(`${page.path} has ${found.length} times "${selector}", where one is needed`)
  return found
}

function owner({ $ }: Page, control: Control): Control {
  const id = control.attr('form')
  return id === undefined
    ? control.closest('form')
    : $('form').filter((_, form) => $(form).attr('id') === id)
}

function controls(page: Page, form: Control): Control[] {
  return page
    .$('input, select, textarea, button')
    .toArray()
    .map((element) => page.$(element))
    .filter((control) => owner(page, control)[0] === form[0])
}

function isDisabled(control: Control) {
  return control.attr('disabled') !== undefined || control.closest('fieldset[disabled]').length > 0
}

function collect(page: Page, form: Control, button: Control | undefined, values: Values): Entry[] {
  const usable = controls(page, form).filter(
    (control) => control.attr('name') && !isDisabled(control),
  )
  for (const [name, value] of Object.entries(values)) assertTakes(page, usable, name, value)
  return usable.flatMap((control) => {
    const name = control.attr('name')!
    const sent = control.is(
      'button, [type="submit"], [type="reset"], [type="button"], [type="image"]',
    )
      ? pressed(control, button)
      : chosen(page, control, values[name])
    return sent.map((value): Entry => [name, value])
  })
}

function pressed(control: Control, button: Control | undefined) {
  return control[0] === button?.[0] ? [control.attr('value') ?? ''] : []
}

function isChoice(control: Control) {
  return control.is('select, [type="radio"], [type="checkbox"]')
}

function assertTakes(page: Page, usable: Control[], name: string, value: Values[string]) {
  const takers = usable.filter((control) => control.attr('name') === name)
  if (takers.length === 0) throw new Error(`the form on ${page.path} has no control "${name}"`)
  if (typeof value === 'boolean' || value instanceof File || !takers.every(isChoice)) return
  const offered = new Set(takers.flatMap((control) => options(page, control)))
  for (const wanted of [value].flat()) {
    if (wanted instanceof File || !offered.has(wanted))
      throw new Error(`"${name}" on ${page.path} does not offer "${wanted}"`)
  }
}

function options({ $ }: Page, control: Control): string[] {
  if (!control.is('select')) return [control.attr('value') ?? 'on']
  return control
    .find('option:not([disabled])')
    .toArray()
    .map((option) => $(option).attr('value') ?? $(option).text())
}

function chosen(
  page: Page,
  control: Control,
  given: Values[string] | undefined,
): (string | File)[] {
  if (control.is('[type="checkbox"], [type="radio"]')) {
    const value = control.attr('value') ?? 'on'
    const wanted =
      given === undefined
        ? control.attr('checked') !== undefined
        : given === true || [given].flat().some((one) => one === value)
    return wanted ? [value] : []
  }
  if (control.is('[type="file"]')) {
    const files = [given].flat().filter((value) => value instanceof File)
    return files.length > 0 ? files : [new File([], '')]
  }
  if (given !== undefined)
    return [given].flat().map((value) => (value instanceof File ? value : String(value)))
  if (control.is('select')) return preselected(page, control)
  return [control.is('textarea') ? control.text() : (control.attr('value') ?? '')]
}

function preselected(page: Page, control: Control): string[] {
  const { $ } = page
  const selected = control
    .find('option[selected]')
    .toArray()
    .map((option) => $(option).attr('value') ?? $(option).text())
  if (control.attr('multiple') !== undefined) return selected
  return selected.slice(-1).concat(selected.length > 0 ? [] : options(page, control).slice(0, 1))
}

function formData(entries: Entry[]) {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

function urlEncoded(entries: Entry[]) {
  return new URLSearchParams(
    entries.map(([name, value]) => [name, value instanceof File ? value.name : value]),
  )
}
