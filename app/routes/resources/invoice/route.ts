import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerInvoice } from '~/order-room/order/billing-documents.server'

/** An invoice as a file, PDF or e-invoice. */
export function loader(args: LoaderFunctionArgs) {
  return answerInvoice(args)
}
