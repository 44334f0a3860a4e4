import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerStudioStatement } from '~/routes/resources/_area/payout-papers.server'

/** What a studio on Studio Stack is paid and what that is made of, as PDF or CSV. */
export function loader(args: LoaderFunctionArgs) {
  return answerStudioStatement(args)
}
