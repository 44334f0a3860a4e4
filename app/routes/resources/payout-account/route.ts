import type { LoaderFunctionArgs } from '@remix-run/node'
import { orNotFound } from '~/shell/answers.server'
import { comeBack } from '~/network/payout-account.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireFreelancer } from '~/platform/session/guards.server'

/** Where the payment service sends a freelancer back to. */
export async function loader(args: LoaderFunctionArgs) {
  const { id: userId } = await requireFreelancer(args)
  return orNotFound(comeBack({ userId, language: await getLanguage(args.request) }))
}
