import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { listWithdrawable } from '~/domain/cancellations/withdrawal.server'
import { paths } from '~/paths'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { findViewer } from '~/platform/session/guards.server'

/**
 * Where the foot of every page leads who wants to withdraw (Directive 2011/83/EU, art. 11a): to the
 * one order that they can withdraw from, to their orders when there are more, and to a form that
 * takes the statement when we know of none, as without an account.
 */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await findViewer(args)
  const [order, ...others] = viewer ? await listWithdrawable(viewer.id) : []
  if (!order) return redirect(paths.contact({ topic: 'withdrawal' }), 303)
  if (others.length > 0) return redirect(paths.orders(), 303)
  return redirect(paths.withdraw(signLinkToken('withdrawal', order)), 303)
}
