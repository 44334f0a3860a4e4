import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { programPaths } from '~/paths/programs'
import { Notice } from '~/ui/feedback/notice'
import { ButtonLink } from '~/ui/form/button'
import { CopyText } from '~/ui/form/copy-text'

export type NewSecret = {
  id: string
  secret: string
  title: string
  /** Until when the secret before holds too; null where there was none. */
  overlap: string | null
}

/** A secret that was just made; this page is the only place where it ever stands. */
export function WebhookSecret({ id, secret, title, overlap }: NewSecret) {
  const { t } = useTranslation('webhooks')
  return (
    <>
      <Notice tone="success" title={title} role="status">
        <p>{t('secret.once')}</p>
        {overlap && <p>{t('secret.overlap', { until: overlap })}</p>}
      </Notice>
      <CopyText label={t('secret.label')} done={t('secret.copied')} text={secret} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={programPaths.webhook(id)} reloadDocument>
          {t('secret.kept')}
        </ButtonLink>
        <ButtonLink to={`${paths.developers()}#webhooks`} variant="secondary">
          {t('guide')}
        </ButtonLink>
      </div>
    </>
  )
}
