import { useTranslation } from 'react-i18next'
import { Notice } from '~/ui/feedback/notice'
import { ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'

/**
 * The codes for when the phone is lost; this page is the only place where they ever stand. `next` is
 * where their owner goes on.
 */
export function RecoveryCodes({ codes, next }: { codes: string[]; next: string }) {
  const { t } = useTranslation('settings')
  return (
    <>
      <Notice tone="success" title={t('recovery.on')} role="status">
        {t('recovery.once')}
      </Notice>
      <Card as="section" aria-labelledby="recovery-title">
        <h2 id="recovery-title" className="text-lg font-semibold">
          {t('recovery.title')}
        </h2>
        <p className="mt-1 max-w-text text-ink-soft">{t('recovery.text')}</p>
        <ul className="mt-5 grid gap-x-8 gap-y-2 font-mono sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="select-all">
              {code}
            </li>
          ))}
        </ul>
      </Card>
      <div>
        <ButtonLink to={next} reloadDocument>
          {t('recovery.kept')}
        </ButtonLink>
      </div>
    </>
  )
}
