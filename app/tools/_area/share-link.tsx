import { useTranslation } from 'react-i18next'
import { CopyButton } from '~/ui/form/copy-button'
import { Icon } from '~/ui/media/icon'

/** The address of a result, to pass on, or of what `label` says. */
export function ShareLink({ href, label }: { href: string; label?: string }) {
  const { t } = useTranslation('tools')
  return (
    <p className="no-print flex flex-wrap items-center gap-x-5 gap-y-2">
      <a href={href} className="inline-flex min-h-11 items-center gap-2 font-semibold quiet-link">
        <Icon name="link" size={18} />
        {label ?? t('share')}
      </a>
      <CopyButton text={href} label={t('copyLink')} done={t('copied')} />
    </p>
  )
}
