import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Notice } from '~/ui/feedback/notice'
import { ButtonLink } from '~/ui/form/button'
import { CopyText } from '~/ui/form/copy-text'

/** A token that was just made; this page is the only place where it ever stands. */
export function NewToken({ name, token }: { name: string; token: string }) {
  const { t } = useTranslation('api')
  return (
    <>
      <Notice tone="success" title={t('tokens.done.title', { name })} role="status">
        {t('tokens.done.once')}
      </Notice>
      <CopyText label={t('tokens.done.label')} done={t('tokens.done.copied')} text={token} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.settingsPart('tokens')} reloadDocument>
          {t('tokens.done.kept')}
        </ButtonLink>{' '}
        <ButtonLink to={paths.developers()} variant="secondary">
          {t('tokens.guide')}
        </ButtonLink>
      </div>
    </>
  )
}
