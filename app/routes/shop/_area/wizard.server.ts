import { keepWhatFits, type Answers } from '~/domain/quotes/answers.rules'
import { readCatalog } from '~/domain/quotes/offers.server'
import { findAnswers } from '~/domain/quotes/quotes.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { readQuoteToken } from '~/platform/session/quote-cookie.server'

/**
 * What the visitor has answered, as far as the shop still offers it, with the catalog that it is
 * weighed against.
 */
export async function loadWizard(request: Request) {
  const [language, token, catalog] = await Promise.all([
    getLanguage(request),
    readQuoteToken(request),
    readCatalog(),
  ])
  const found = token ? await findAnswers(token) : null
  const answers: Answers = keepWhatFits(found?.answers ?? {}, catalog.offers).answers
  return {
    language,
    catalog,
    answers,
    token: found ? token : null,
    issuedNumber: found?.issued ? found.number : null,
  }
}
