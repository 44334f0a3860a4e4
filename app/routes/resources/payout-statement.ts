import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerStatement } from '~/frame/payout-papers.server'

/** A freelancer's statement of a month or year, as PDF or CSV. */
export function loader(args: LoaderFunctionArgs) {
  return answerStatement(args)
}
