import { formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import type { SumProblem } from './chargeable.rules'

const valuesOf = ({ bound, currency }: SumProblem, language: Language) => ({
  ...{ currency, bound: formatMoney(bound, currency, language) },
})

/** Why an order can be neither placed nor paid, and what to do, in the visitor's language. */
export const saySumProblem = (problem: SumProblem, language: Language) =>
  translator(language, 'cart')(`sum.${problem.kind}`, valuesOf(problem, language))

/** Why a change cannot have a price, for whoever sets it. */
export const sayPriceProblem = (problem: SumProblem, language: Language) =>
  translator(language, 'cart')(`sum.change.${problem.kind}`, valuesOf(problem, language))
