import { useTranslation } from 'react-i18next'
import { ButtonLink } from '~/ui/form/button'
import { CopyText } from '~/ui/form/copy-text'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'

export type SentPayLinkProps = {
  payer: string | null
  /** Null where nothing was mailed to them. */
  payerEmail: string | null
  /** Formatted money and day. */
  amount: string
  /** Without VAT. */
  net: boolean
  until: string
  url: string
  payHref: string
}

/** Who pays for the buyer's order by when, and the link to pass on. */
export function SentPayLink({
  payer,
  payerEmail,
  amount,
  net,
  until,
  url,
  payHref,
}: SentPayLinkProps) {
  const { t } = useTranslation('payment')
  return (
    <div className="grid gap-8 pb-section">
      <Card tone="raised">
        <DescriptionList
          look="totals"
          items={[
            ...(payer ? [{ term: t('sent.payer'), detail: payer }] : []),
            { term: t('sent.until'), detail: until },
            { term: t(net ? 'sent.nowNet' : 'sent.now'), detail: amount },
          ]}
        />
      </Card>
      <section aria-labelledby="link-title" className="grid gap-3">
        <h2 id="link-title" className="text-2xl">
          {t('sent.link')}
        </h2>
        <p className="max-w-[62ch] text-ink-soft">
          {payerEmail ? t('sent.linkText', { email: payerEmail }) : t('sent.linkTextUnsent')}
        </p>
        <CopyText text={url} label={t('sent.copy')} done={t('sent.copied')} />
      </section>
      <p className="max-w-[62ch] text-ink-soft">{t('sent.over', { date: until })}</p>
      <div>
        <ButtonLink to={payHref} variant="secondary">
          {t('sent.open')}
        </ButtonLink>
      </div>
    </div>
  )
}
