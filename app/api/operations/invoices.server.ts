import { z } from 'zod'
import { listInvoices } from '~/domain/programs/program-orders.server'
import { cents, currency, id, moment, toMoment } from '~/domain/programs/program-fields'
import { operation } from '../operation'

const sums = { net: cents, vat: cents, total: cents }

const invoice = z.object({
  id,
  number: z.string(),
  currency,
  ...sums,
  vatRate: z.int().describe('Hundredths of a percent: 2500 is 25%.'),
  reverseCharge: z.boolean(),
  issuedAt: moment,
  creditNotes: z.array(z.object({ id, number: z.string(), ...sums, issuedAt: moment })),
})

export const listInvoicesOperation = operation({
  id: 'listInvoices',
  method: 'GET',
  path: '/orders/{order}/invoices',
  scope: 'read',
  answer: z.object({ data: z.array(invoice) }),
  handle: async ({ participant, params }) => {
    const found = await listInvoices(participant, params.order!)
    return {
      data: found.map(({ creditNotes, ...one }) => ({
        ...one,
        issuedAt: toMoment(one.issuedAt),
        creditNotes: creditNotes.map((note) => ({ ...note, issuedAt: toMoment(note.issuedAt) })),
      })),
    }
  },
})
