import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerFeeDocument } from '~/order-room/order/billing-documents.server'

/** Our invoice to a studio for a fee, or its credit note, PDF or e-invoice. */
export function loader(args: LoaderFunctionArgs) {
  return answerFeeDocument(args)
}
