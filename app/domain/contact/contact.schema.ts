import type { TFunction } from 'i18next'
import { z } from 'zod'
import { mailAddress } from '~/platform/mail-address.schema'
import { manyLines, oneLine, within } from '~/platform/free-text'
import { nameSchema, optionalNameSchema } from '~/platform/names'
import { LONGEST, TOPICS } from './contact.rules'

/** What a visitor writes on the contact page; messages are in the visitor's language. */
export function contactSchema(t: TFunction<'contact'>) {
  const tooLong = (count: number) => t('errors.tooLong', { count })
  const words = (max: number) => ({
    missing: t('errors.name'),
    signs: t('nameSigns', { ns: 'forms' }),
    tooLong: tooLong(max),
  })
  const optional = (max: number) =>
    z.string().overwrite(within(max, oneLine)).max(max, tooLong(max)).optional()
  return z.object({
    name: nameSchema(LONGEST.name, words(LONGEST.name)),
    email: mailAddress(t('errors.email'), {
      max: LONGEST.email,
      tooLong: tooLong(LONGEST.email),
    }),
    company: optionalNameSchema(LONGEST.company, words(LONGEST.company)),
    topic: z.enum(TOPICS, { error: t('errors.topic') }),
    about: optional(LONGEST.about),
    message: z
      .string({ error: t('errors.message') })
      .overwrite(within(LONGEST.message, manyLines))
      .min(1, t('errors.message'))
      .max(LONGEST.message, tooLong(LONGEST.message)),
    copy: z.boolean().default(false),
    // People leave it empty; no value is refused, since a refusal would tell a robot what to mend.
    website: z.string().default(''),
    stamp: z.string().default(''),
  })
}

export type ContactInput = z.infer<ReturnType<typeof contactSchema>>
