import { z } from 'zod'
import { readPageAddress } from '~/tools/_area/page-address.rules'
import { BREADCRUMBS_MAX, FIELD_LIMITS, HREFLANG_MAX, type TextFieldName } from './fields.rules'
import { canonicalLanguage } from './language-code.rules'
import { readLines } from './lines.rules'

export type FieldProblem =
  | 'missing'
  | 'tooLong'
  | 'address'
  | 'language'
  | 'line'
  | 'tooMany'
  | 'date'
  | 'number'
  | 'account'
  | 'price'
  | 'currency'
  | 'rules'
  | 'color'

/** A date of ISO 8601, alone or with a time and its zone, as schema.org and ogp.me take it. */
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/
const isDate = (text: string) => DATE.test(text) && !Number.isNaN(Date.parse(text))

const text = (field: TextFieldName) => z.string().max(FIELD_LIMITS[field], 'tooLong')
const matching = (field: TextFieldName, is: (typed: string) => boolean, problem: FieldProblem) =>
  text(field).refine((typed) => typed === '' || is(typed), problem)
const address = (field: TextFieldName) =>
  text(field).transform((typed, context) => {
    const read = readPageAddress(typed)
    if (typed === '' || 'url' in read) return 'url' in read ? read.url : ''
    context.addIssue({
      code: 'custom',
      message: read.problem === 'tooLong' ? 'tooLong' : 'address',
    })
    return z.NEVER
  })
const list = (field: 'hreflang' | 'breadcrumbs', max: number) =>
  text(field).superRefine((typed, context) => {
    const { lines, wrong } = readLines(typed)
    if (wrong !== null)
      context.addIssue({ code: 'custom', message: 'line', params: { entry: wrong.slice(0, 80) } })
    else if (lines.length > max) context.addIssue({ code: 'custom', message: 'tooMany' })
  })

/** The form of the meta tag generator; a message is the name of a problem. */
export const metaSchema = z.object({
  title: text('title').min(1, 'missing'),
  description: text('description'),
  canonical: address('canonical'),
  lang: matching('lang', (typed) => canonicalLanguage(typed) !== null, 'language').transform(
    (typed) => canonicalLanguage(typed) ?? '',
  ),
  siteName: text('siteName'),
  image: address('image'),
  imageAlt: text('imageAlt'),
  shareTitle: text('shareTitle'),
  shareDescription: text('shareDescription'),
  xAccount: matching('xAccount', (typed) => /^@?\w{1,15}$/.test(typed), 'account').transform(
    (typed) => typed && `@${typed.replace('@', '')}`,
  ),
  maxSnippet: matching('maxSnippet', (typed) => /^(-1|\d{1,6})$/.test(typed), 'number'),
  robotsOther: matching('robotsOther', (typed) => /^[\w:,.+ -]+$/.test(typed), 'rules'),
  hreflang: list('hreflang', HREFLANG_MAX),
  author: text('author'),
  published: matching('published', isDate, 'date'),
  modified: matching('modified', isDate, 'date'),
  price: matching('price', (typed) => /^\d{1,12}([.,]\d{1,4})?$/.test(typed), 'price').transform(
    (typed) => typed.replace(',', '.'),
  ),
  currency: matching('currency', (typed) => /^[a-z]{3}$/i.test(typed), 'currency').transform(
    (typed) => typed.toUpperCase(),
  ),
  organization: text('organization'),
  logo: address('logo'),
  breadcrumbs: list('breadcrumbs', BREADCRUMBS_MAX),
  themeColor: text('themeColor'),
  favicon: address('favicon'),
} satisfies Record<TextFieldName, z.ZodType>)
