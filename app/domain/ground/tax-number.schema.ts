import { z } from 'zod'
import { oneLine, within } from '~/platform/free-text'
import { readTaxNumber, TAX_NUMBER_MAX } from './vat.rules'

interface Taxed {
  country: string
  vatNumber?: string
}

/** The field of a tax number; what it is depends on the country beside it. */
export const taxNumberSchema = (tooLong?: string) =>
  z.string().overwrite(within(TAX_NUMBER_MAX, oneLine)).max(TAX_NUMBER_MAX, tooLong).optional()

/** Complains of a number that is none of its country's (vat.rules). */
export const checksTaxNumber =
  (message: string) =>
  ({ vatNumber, country }: Taxed, context: z.RefinementCtx) => {
    if (vatNumber && readTaxNumber(vatNumber, country) === null)
      context.addIssue({ code: 'custom', path: ['vatNumber'], message })
  }

/** The same fields with the number in the form in which it is kept. */
export const keepsTaxNumber = <Fields extends Taxed>(fields: Fields): Fields =>
  fields.vatNumber
    ? { ...fields, vatNumber: readTaxNumber(fields.vatNumber, fields.country) ?? undefined }
    : fields
