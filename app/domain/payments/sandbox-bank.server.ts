import { DomainError } from '~/domain/ground/domain-error'
import { after, DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { gateway } from '~/platform/payments/payments.server'
import { closeSandboxDispute, openSandboxDispute } from '~/platform/payments/sandbox-refunds.server'

const EVIDENCE_WITHIN = 7 * DAY

/**
 * Has the sandbox's bank object to a payment, or decide on it, as a tester asks; the app hears of
 * it by webhook. Throws `notFound` where there is no sandbox.
 */
export async function moveSandboxBank(paymentId: string, what: 'object' | 'won' | 'lost') {
  const payment =
    gateway.name === 'sandbox'
      ? await db.payment.findFirst({ where: { id: paymentId, gateway: 'sandbox' } })
      : null
  if (!payment) throw new DomainError('notFound', 'sandbox payment')
  if (what === 'object') await openSandboxDispute(payment.gatewayPaymentId, after(EVIDENCE_WITHIN))
  else await closeSandboxDispute(payment.gatewayPaymentId, what)
}
