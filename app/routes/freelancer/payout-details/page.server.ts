import { cityLine } from '~/domain/ground/address.rules'
import { countryName } from '~/platform/i18n/places.server'
import { changePayoutDetails, type findOwnFreelancer } from '~/domain/payouts/payout-details.server'
import { payoutDetailsSchema } from '~/domain/payouts/payout-details.schema'
import { formatDate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import type { Viewer } from '~/platform/session/roles'
import { refusePassword } from '~/account/settings.server'
import { fields, type FormHandler } from '~/shell/forms.server'

type Details = NonNullable<Awaited<ReturnType<typeof findOwnFreelancer>>>['details']

/** What is on file, in words; the account number is masked. */
export function presentDetails(details: Details, language: Language) {
  if (!details) return null
  const t = translator(language, 'payouts')
  const { holder, addressLine, postalCode, city, country, vatNumber, agreedAt, ending } = details
  return [
    { term: t('details.holder'), detail: holder },
    { term: t('details.account'), detail: t('details.ending', { ending }) },
    {
      term: t('details.address'),
      detail: [
        addressLine,
        cityLine({ postalCode, city, country }),
        countryName(country, language),
      ].join(', '),
    },
    ...(vatNumber ? [{ term: t('details.vatNumber'), detail: vatNumber }] : []),
    { term: t('details.agreed'), detail: formatDate(new Date(agreedAt), language) },
  ]
}

/**
 * What the form starts from: all but the account number, the agreement and the password, which are
 * given anew.
 */
export function detailsDefaults(details: Details) {
  if (!details) return {}
  const { holder, bic, addressLine, postalCode, city, country, vatNumber } = details
  return { holder, bic, addressLine, postalCode, city, country, vatNumber }
}

interface Context {
  request: Request
  viewer: Viewer
  language: Language
}

/** The form of the payout details; whoever finds an open browser does not know the password. */
export const detailsForm: FormHandler<Context> = fields(
  'details',
  ({ language }) =>
    payoutDetailsSchema((problem) =>
      translator(language, 'payouts')(`details.problems.${problem}`),
    ),
  async ({ password, agreement: _agreed, ...input }, { request, viewer, language }) => {
    const refused = await refusePassword(request, viewer, password, language)
    if (refused) return { wrong: refused.message, at: 'password', status: refused.status }
    await changePayoutDetails(viewer.id, input)
    return { done: translator(language, 'payouts')('details.saved') }
  },
  { hide: ['password', 'iban', 'accountNumber', 'routing'] },
)
