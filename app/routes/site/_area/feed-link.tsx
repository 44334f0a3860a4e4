import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/media/icon'

/** The page's feed; a browser reads it, or hands it to a reader of feeds. */
export function FeedLink({ href }: { href: string }) {
  const { t } = useTranslation('showcase')
  return (
    <a
      href={href}
      type="application/atom+xml"
      className="inline-flex min-h-11 items-center gap-2 text-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink"
    >
      <Icon name="rss" size={16} />
      {t('feed.follow')}
    </a>
  )
}
