import { paths } from '~/paths'
import { formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { BASE_CURRENCY } from '../catalog/catalog.rules'
import { firstOpenStep, STEPS, type Answers } from './answers.rules'
import { chooseQuote, priceLine, VALID_DAYS } from './quote.rules'
import type { WizardState } from './wizard-view.server'

const EXAMPLE: Answers = {
  type: 'website',
  platform: 'Webflow',
  needs: ['copy'],
  pace: 'standard',
  scope: 'pages-8',
  brand: 'have',
}

/** A quote as it would come out today; null when what it is made of is not on sale. */
function example({ catalog, language }: WizardState, today: Date) {
  const t = translator(language, 'wizard')
  const outcome = chooseQuote(EXAMPLE, catalog.offers, today)
  if (outcome.kind === 'talk') return null
  const amounts = outcome.lines.map((line) => priceLine(line, BASE_CURRENCY)?.amount ?? 0)
  const money = (amount: number) => formatMoney(amount, BASE_CURRENCY, language)
  return {
    lines: outcome.lines.map(({ offer }, index) => ({
      name: catalog.nameOf(offer.id, language) ?? '',
      amount: money(amounts[index]!),
    })),
    total: money(amounts.reduce((sum, amount) => sum + amount, 0)),
    days: t('lines.workingDays', { count: outcome.workingDays }),
  }
}

/**
 * The wizard's front page: what it asks, what comes of it, and the way back to answers that are
 * there already.
 */
export function toStartPage(
  state: WizardState & { token: string | null; issuedNumber: string | null },
  today: Date,
) {
  const { answers, catalog, language, token, issuedNumber } = state
  const t = translator(language, 'wizard')
  const open = firstOpenStep(answers, catalog.offers)
  return {
    title: t('title'),
    description: t('description'),
    questions: STEPS.map((step) => ({
      step,
      label: t(`steps.${step}.label`),
      text: t(`steps.${step}.title`),
    })),
    example: example(state, today),
    validDays: VALID_DAYS,
    kept:
      token === null
        ? null
        : { href: open ? paths.wizardStep(open) : paths.wizardSummary(), complete: open === null },
    quote: token && issuedNumber ? { number: issuedNumber, href: paths.wizardQuote(token) } : null,
  }
}
