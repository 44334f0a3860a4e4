import { anybodysSubmission } from '../form'
import type { Page } from '../page'
import type { Form } from './requests'

const BUTTONS =
  'button:not([type="button"], [type="reset"]), input[type="submit"], input[type="image"]'

function fieldsOf(body: URLSearchParams | FormData): Form['fields'] {
  return [...body].map(([name, value]) => ({
    name: Buffer.from(name),
    value: Buffer.from(typeof value === 'string' ? value : ''),
    ...(typeof value === 'string' ? {} : { file: value.name }),
  }))
}

function formOf(page: Page, target: string): Form | null {
  try {
    const { action, method, body } = anybodysSubmission(page, target)
    const { pathname, search, origin } = new URL(action, page.url)
    return origin === page.url.origin
      ? {
          action: pathname + search,
          method,
          multipart: body instanceof FormData,
          fields: fieldsOf(body),
        }
      : null
  } catch {
    // A button that is switched off, or a form that leads elsewhere.
    return null
  }
}

/** What tells one form from another, whatever is filled in. */
export const signatureOf = ({ action, method, fields }: Form) =>
  `${method} ${action.split('?')[0]!.replace(/\d+|[\w-]{20,}/g, ':')} ${fields.map(({ name }) => name.toString().replace(/\d+/g, '#')).join(' ')}`

/**
 * The forms of a page, one for each button that sends it, as a browser would send them untouched.
 */
export function formsOf(page: Page): Form[] {
  const targets = page.$(`form, ${BUTTONS}`).toArray()
  targets.forEach((element, index) => page.$(element).attr('data-fuzz', String(index)))
  return targets.flatMap((_, index) => formOf(page, `[data-fuzz="${index}"]`) ?? [])
}

/** The names that the links of a page put into queries. */
export function queryNamesOf(page: Page): string[] {
  const links = page
    .$('a[href*="?"]')
    .toArray()
    .map((element) => page.$(element).attr('href')!)
  return links.flatMap((href) =>
    URL.canParse(href, page.url) ? [...new URL(href, page.url).searchParams.keys()] : [],
  )
}
