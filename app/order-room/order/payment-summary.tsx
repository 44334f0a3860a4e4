import { useTranslation } from 'react-i18next'
import type { MoneyState } from '~/domain/orders/refund-state.rules'
import { DescriptionList } from '~/ui/layout/description-list'
import { DocumentList, type DocumentView } from './document-list'

export type PaymentSummaryProps = {
  payments: {
    net: string
    discount: string | null
    vat: { amount: string; rate: string } | null
    reverseCharge: boolean
    total: string
    /** What was agreed after the order, and all of it together. */
    changes: { amount: string; together: string } | null
    paid: string
    back: string | null
    left: string | null
    state: MoneyState
  }
  documents: DocumentView[]
  headingLevel?: 3 | 4
}

/** What an order costs, net and with VAT, what is paid of it, and the invoices. */
export function PaymentSummary({ payments, documents, headingLevel = 4 }: PaymentSummaryProps) {
  const Heading = `h${headingLevel}` as const
  const { t } = useTranslation('dashboard')
  const { net, discount, vat, reverseCharge, total, changes, paid, back, left, state } = payments
  return (
    <div className="grid content-start gap-5">
      <DescriptionList
        look="totals"
        items={[
          ...(discount ? [{ term: t('money.discount'), detail: discount }] : []),
          ...(vat
            ? [
                { term: t('money.net'), detail: net },
                { term: t('money.vat', { rate: vat.rate }), detail: vat.amount },
              ]
            : []),
          { term: t(vat ? 'money.total' : 'money.totalNet'), detail: total },
        ]}
      />
      {changes && (
        <DescriptionList
          look="totals"
          items={[
            { term: t('money.changes'), detail: changes.amount },
            { term: t('money.together'), detail: changes.together },
          ]}
        />
      )}
      <DescriptionList
        look="totals"
        items={[
          { term: t('money.paid'), detail: paid },
          ...(back ? [{ term: t('money.back'), detail: back }] : []),
          ...(left ? [{ term: t('money.left'), detail: left }] : []),
        ]}
      />
      {state === 'full' && <p className="text-ink-soft">{t('money.nothingLeft')}</p>}
      {reverseCharge && <p className="text-sm text-ink-soft">{t('money.reverseCharge')}</p>}
      <div>
        <Heading className="mb-2 font-text text-base font-semibold tracking-normal">
          {t('money.invoices')}
        </Heading>
        {documents.length === 0 ? (
          <p className="text-ink-soft">{t('money.noInvoice')}</p>
        ) : (
          <DocumentList documents={documents} />
        )}
      </div>
    </div>
  )
}
