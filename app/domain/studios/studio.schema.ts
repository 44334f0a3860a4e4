import type { TFunction } from 'i18next'
import { z } from 'zod'
import { isPlainName } from '~/platform/names'
import { PASSWORD_MAX, PASSWORD_MIN, passwordProblem } from '../people/people.rules'
import { imitatesUs, readName, readSlug, SLUG_MAX, SLUG_MIN, STUDIO_NAME_MAX } from './studio.rules'

type Translate = TFunction<'studio-desk'>

/** A name in one line without signs that hide, and not ours; `max` characters at most. */
export function nameSchema(t: Translate, max = STUDIO_NAME_MAX) {
  return z.string({ error: t('errors.name.missing') }).transform((text, context) => {
    const read = readName(text, max)
    const problem =
      'problem' in read
        ? read.problem
        : imitatesUs(read.name)
          ? 'ours'
          : isPlainName(read.name)
            ? null
            : 'signs'
    if ('name' in read && problem === null) return read.name
    context.addIssue({
      code: 'custom',
      message: t(`errors.name.${problem ?? 'missing'}`, { count: max }),
    })
    return z.NEVER
  })
}

export function slugSchema(t: Translate) {
  return z.string({ error: t('errors.slug.missing') }).transform((text, context) => {
    const read = readSlug(text)
    if ('slug' in read) return read.slug
    context.addIssue({
      code: 'custom',
      message: t(`errors.slug.${read.problem}`, { min: SLUG_MIN, max: SLUG_MAX }),
    })
    return z.NEVER
  })
}

/** What somebody with an account chooses who founds a studio. */
export const foundSchema = (t: Translate) =>
  z.object({ studioName: nameSchema(t), slug: slugSchema(t) })

/** The same with an account for `email`. */
export function signUpSchema(t: Translate, email: string) {
  return foundSchema(t).extend({
    name: nameSchema(t, 120),
    password: z.string(t('errors.password.required')).superRefine((password, context) => {
      const problem = passwordProblem(password, { username: email, email })
      if (problem)
        context.addIssue({
          code: 'custom',
          message: t(`errors.password.${problem}`, { min: PASSWORD_MIN, max: PASSWORD_MAX }),
        })
    }),
  })
}
