import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerStatement } from '~/routes/resources/_area/payout-papers.server'

/** A freelancer's statement of a month or year, as PDF or CSV. */
export function loader(args: LoaderFunctionArgs) {
  return answerStatement(args)
}
