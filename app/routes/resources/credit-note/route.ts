import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerCreditNote } from '~/order-room/order/billing-documents.server'

/** A credit note as a file, PDF or e-invoice. */
export function loader(args: LoaderFunctionArgs) {
  return answerCreditNote(args)
}
