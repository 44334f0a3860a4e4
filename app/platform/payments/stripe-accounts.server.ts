import Stripe from 'stripe'
import { SECOND } from '../clock'
import type { AccountRequest, Accounts, GatewayAccount } from './accounts'
import { call } from './stripe-call.server'

/**
 * Why Stripe stops an account when no answer mends it; the other reasons go away with what is due
 * or with its own check.
 */
const STOPPED = /^(rejected\.|listed$|platform_paused$|other$)/

function toAccount({
  id,
  capabilities,
  payouts_enabled,
  details_submitted,
  requirements,
}: Stripe.Account): GatewayAccount {
  const { currently_due, past_due, current_deadline, disabled_reason } = requirements ?? {}
  return {
    id,
    transfers: capabilities?.transfers === 'active',
    payouts: payouts_enabled,
    submitted: details_submitted,
    due: [...new Set([...(past_due ?? []), ...(currently_due ?? [])])],
    dueBy: current_deadline ? new Date(current_deadline * SECOND) : null,
    stopped: STOPPED.test(disabled_reason ?? ''),
  }
}

/**
 * An account as `type: 'express'` made it before controller properties took its place: Stripe asks
 * the questions and has the dashboard, the studio pays the fees.
 */
function accountParams({
  freelancerId,
  userId,
  email,
  country,
}: AccountRequest): Stripe.AccountCreateParams {
  return {
    controller: {
      stripe_dashboard: { type: 'express' },
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
    },
    country,
    email,
    capabilities: { transfers: { requested: true } },
    metadata: { userId: String(userId), freelancerId },
  }
}

/** Stripe's answer about an account that was deleted, or that has left the platform. */
const isGone = (error: unknown) =>
  error instanceof Stripe.errors.StripePermissionError && error.code === 'account_invalid'

async function retrieve(stripe: Stripe, id: string) {
  try {
    return await stripe.accounts.retrieve(id)
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

/** Freelancers' connected accounts (Stripe Connect). */
export function accountsOf(stripe: Stripe): Accounts {
  return {
    create: (request) =>
      call(async () => {
        const { freelancerId, round, country } = request
        return toAccount(
          await stripe.accounts.create(accountParams(request), {
            idempotencyKey: `account:${freelancerId}:${round}:${country}`,
          }),
        )
      }),
    retrieve: (id) =>
      call(async () => {
        const account = await retrieve(stripe, id)
        return account && toAccount(account)
      }),
    linkToQuestions: (account, { returnUrl, refreshUrl }) =>
      call(
        async () =>
          (
            await stripe.accountLinks.create({
              account,
              type: 'account_onboarding',
              return_url: returnUrl,
              refresh_url: refreshUrl,
            })
          ).url,
      ),
    linkToDashboard: (id) => call(async () => (await stripe.accounts.createLoginLink(id)).url),
  }
}
