import type { LoaderFunctionArgs } from '@remix-run/node'
import { orNotFound } from '~/shell/answers.server'
import { followNewLink } from '~/network/payout-account.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireFreelancer } from '~/platform/session/guards.server'

/** Where the payment service sends a freelancer whose address to it is used up. */
export async function loader(args: LoaderFunctionArgs) {
  const { id: userId } = await requireFreelancer(args)
  return orNotFound(followNewLink({ userId, language: await getLanguage(args.request) }))
}
