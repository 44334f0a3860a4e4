import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../form/button'

export type ShareLinkProps = { url: string }

/** The secret address of a quote, to be read and selected; with script a button copies it. */
export function ShareLink({ url }: ShareLinkProps) {
  const { t } = useTranslation('wizard')
  const [state, setState] = useState<'none' | 'ready' | 'copied'>('none')
  useEffect(() => {
    if (navigator.clipboard) setState('ready')
  }, [])
  const copy = () => void navigator.clipboard.writeText(url).then(() => setState('copied'))
  return (
    <section aria-labelledby="share" className="grid gap-3">
      <h2 id="share" className="text-2xl">{t('quote.share')}</h2>
      <p className="max-w-[62ch] text-ink-soft">{t('quote.shareText')}</p>
      <p className="rounded-sm bg-surface p-4 font-mono text-sm break-all select-all">{url}</p>
      {state !== 'none' && <div className="no-print"><Button type="button" variant="secondary" size="sm" onClick={copy}>{t('quote.copyLink')}</Button></div>}
      <p role="status" className="text-sm text-canal empty:hidden">{state === 'copied' ? t('quote.linkCopied') : ''}</p>
    </section>
  )
}
