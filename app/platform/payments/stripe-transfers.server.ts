import type Stripe from 'stripe'
import { SECOND } from '../clock'
import type { GatewayTransfer, Transfers } from './gateway'
import { accountsOf } from './stripe-accounts.server'
import { call } from './stripe-call.server'

/**
 * A transfer is on the freelancer's balance at once; `reversed` is true when all of it came back.
 */
function toTransfer({ id, metadata, reversed, created }: Stripe.Transfer): GatewayTransfer {
  return {
    id,
    payoutId: metadata.payoutId ?? '',
    status: reversed ? 'reversed' : 'paid',
    at: new Date(created * SECOND),
  }
}

/**
 * Transfers from the studio's balance to connected accounts (Stripe Connect, separate charges and
 * transfers).
 */
export function transfersOf(stripe: Stripe): Transfers {
  return {
    title: 'Stripe',
    create: ({ payoutId, round, account, amount, currency }) =>
      call(async () => {
        const params = {
          destination: account,
          amount,
          currency: currency.toLowerCase(),
          metadata: { payoutId },
          transfer_group: payoutId,
        }
        return toTransfer(
          await stripe.transfers.create(params, { idempotencyKey: `payout:${payoutId}:${round}` }),
        )
      }),
    retrieve: (id) => call(async () => toTransfer(await stripe.transfers.retrieve(id))),
    find: (payoutId) =>
      call(async () => {
        const [sent] = (await stripe.transfers.list({ transfer_group: payoutId, limit: 1 })).data
        return sent ? toTransfer(sent) : null
      }),
    accounts: accountsOf(stripe),
  }
}
