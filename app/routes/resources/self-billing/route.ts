import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerSelfBilling } from '~/routes/resources/_area/payout-papers.server'

/** A self-billing invoice or its credit note, as PDF. */
export function loader(args: LoaderFunctionArgs) {
  return answerSelfBilling(args)
}
