import type { TFunction } from 'i18next'
import type { z } from 'zod'
import { contactSchema } from './contact.schema'

/**
 * What a visitor of another studio's shop front asks it: the contact page's rules for the fields
 * that such a form has.
 */
export function enquirySchema(t: TFunction<'contact'>) {
  return contactSchema(t).pick({
    name: true,
    email: true,
    message: true,
    website: true,
    stamp: true,
  })
}

export type EnquiryInput = z.infer<ReturnType<typeof enquirySchema>>
