import { LARGEST_CHARGE, smallestCharge } from '../../platform/payments/gateway'
import { firstPayment, milestoneAmounts, type PlanLine } from './payment-plan.rules'

/** The highest sum that a row of the database holds, integer cents. */
export const HIGHEST_STORED = 2_147_483_647

/** A sum that cannot be ordered or charged, and the bound that it does not keep; integer cents. */
export interface SumProblem {
  kind: 'tooMuch' | 'tooLittle'
  bound: number
  currency: string
}

interface DiscountedLine extends PlanLine {
  /** Integer cents, off `amount` already. */
  discount: number
}

/** What an order is paid with: its first payment, then each later share; integer cents. */
function payments(lines: PlanLine[]) {
  const later = lines.flatMap((line) =>
    line.milestonePayment ? milestoneAmounts(line).slice(1) : [],
  )
  return [firstPayment(lines).amount, ...later]
}

const gross = (lines: DiscountedLine[]) =>
  lines.reduce((sum, { amount, discount }) => sum + amount + discount, 0)

/** Whether the provider takes a sum at once; nothing needs no provider. */
export function chargeProblem(amount: number, currency: string): SumProblem | null {
  if (amount > LARGEST_CHARGE) return { kind: 'tooMuch', bound: LARGEST_CHARGE, currency }
  const least = smallestCharge(currency)
  return amount > 0 && amount < least ? { kind: 'tooLittle', bound: least, currency } : null
}

/**
 * Why an order of such lines can be neither stored nor paid; null for one that can. Each of its
 * payments is to be what the provider takes.
 */
export function sumProblem(lines: DiscountedLine[], currency: string): SumProblem | null {
  const charges = payments(lines).map((amount) => chargeProblem(amount, currency))
  const problem = charges.find((found) => found !== null)
  if (problem) return problem
  return gross(lines) > HIGHEST_STORED ? { kind: 'tooMuch', bound: HIGHEST_STORED, currency } : null
}
