import { useTranslation } from 'react-i18next'
import { focusTarget } from './focus-target'

export type SkipLinkProps = { href?: string }

/** First thing in body; goes to where `Main` begins. */
export function SkipLink({ href = '#content' }: SkipLinkProps) {
  const { t } = useTranslation('ui')
  return (
    <a
      href={href}
      onClick={focusTarget}
      className="skip-link fixed start-gutter top-2 z-50 -translate-y-24 rounded-sm bg-lantern px-5 py-3 font-semibold text-on-lantern focus:translate-y-0"
    >
      {t('nav.skip')}
    </a>
  )
}
