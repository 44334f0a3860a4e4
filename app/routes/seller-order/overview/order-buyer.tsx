import { useTranslation } from 'react-i18next'
import { Link } from '~/ui/layout/link'
import { DescriptionList } from '~/ui/layout/description-list'

export type BuyerView = {
  name: string
  /** Where all that the studio knows of them is. */
  clientHref: string | null
  email: string
  companyName: string | null
  vatNumber: string | null
  address: string
  language: string
  termsVersion: string
  earlyStart: string | null
  withdrawalUntil: string | null
}

/** Who bought, and under which terms. */
export function OrderBuyer({ buyer }: { buyer: BuyerView }) {
  const { t } = useTranslation('admin-orders')
  const {
    name,
    clientHref,
    email,
    companyName,
    vatNumber,
    address,
    language,
    termsVersion,
    earlyStart,
    withdrawalUntil,
  } = buyer
  return (
    <DescriptionList
      items={[
        {
          term: t('order.name'),
          detail: clientHref ? (
            <Link to={clientHref} className="inline-block min-h-6 quiet-link">
              {name}
            </Link>
          ) : (
            name
          ),
        },
        {
          term: t('order.email'),
          detail: (
            <a href={`mailto:${email}`} className="wrap-anywhere inline-block min-h-6 quiet-link">
              {email}
            </a>
          ),
        },
        ...(companyName ? [{ term: t('order.company'), detail: companyName }] : []),
        ...(vatNumber ? [{ term: t('order.vatNumber'), detail: vatNumber }] : []),
        { term: t('order.address'), detail: address },
        { term: t('order.language'), detail: language },
        { term: t('order.terms'), detail: t('order.termsText', { version: termsVersion }) },
        ...(earlyStart
          ? [
              {
                term: t('order.earlyStart'),
                detail: t('order.earlyStartText', { date: earlyStart }),
              },
            ]
          : []),
        ...(withdrawalUntil ? [{ term: t('order.withdrawalUntil'), detail: withdrawalUntil }] : []),
      ]}
    />
  )
}
