import { useTranslation } from 'react-i18next'
import { CopyText } from '~/ui/form/copy-text'

export type ShareLinkProps = { url: string }

/** The secret address of a quote, to be passed on. */
export function ShareLink({ url }: ShareLinkProps) {
  const { t } = useTranslation('wizard')
  return (
    <section aria-labelledby="share" className="grid gap-3">
      <h2 id="share" className="text-2xl">
        {t('quote.share')}
      </h2>
      <p className="max-w-[62ch] text-ink-soft">{t('quote.shareText')}</p>
      <CopyText text={url} label={t('quote.copyLink')} done={t('quote.linkCopied')} />
    </section>
  )
}
