import type { Language } from '~/platform/i18n/languages'
import { FALLBACK_LANGUAGE } from '~/platform/i18n/languages'
import { readAmount, writeAmount } from './amount.rules'
import { CURRENCIES } from './catalog.rules'
import { flatten, type Difference, type FormValues } from './product-editing.rules'

type Node = FormValues | FormValues[] | string | undefined

const partsOf = (field: string) => field.split(/[.[\]]+/).filter(Boolean)

/** A copy in which one field has a value; rows and parts that it stands in are made. */
function withField(node: Node, [part, ...rest]: string[], value: string): Node {
  if (part === undefined) return value
  const copy = Array.isArray(node) ? [...node] : /^\d+$/.test(part) ? [] : { ...Object(node) }
  const key = part as keyof typeof copy
  copy[key] = withField(copy[key] as Node, rest, value) as never
  return copy
}

/** Without the rows in which nothing stands. */
function withoutEmptyRows(node: Node): Node {
  if (Array.isArray(node))
    return node
      .map(withoutEmptyRows)
      .filter((row) => row !== undefined && flatten({ row }).size > 0) as FormValues[]
  if (typeof node !== 'object') return node
  return Object.fromEntries(
    Object.entries(node).map(([name, part]) => [name, withoutEmptyRows(part)]),
  ) as FormValues
}

/**
 * Amounts are kept as English writes them (changeProduct), and typed as the admin's language does.
 */
function typed({ field, from }: Difference, language: Language) {
  const isAmount = CURRENCIES.some((currency) => currency === partsOf(field).at(-1))
  const cents = isAmount ? readAmount(from, FALLBACK_LANGUAGE) : null
  return cents === null ? from : writeAmount(cents, language)
}

/**
 * The values of a form with what one change made of it undone; what was changed since in other
 * fields stays.
 */
export function withoutChange(
  values: FormValues,
  change: Difference[],
  language: Language,
): FormValues {
  const undone = change.reduce<Node>(
    (before, one) => withField(before, partsOf(one.field), typed(one, language)),
    values,
  )
  return withoutEmptyRows(undone) as FormValues
}
