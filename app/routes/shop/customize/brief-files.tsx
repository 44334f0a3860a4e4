import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { Icon } from '~/ui/media/icon'

export type BriefFileView = {
  id: string
  name: string
  /** In words. */
  size: string
  href: string
}

/**
 * The files that a line of the cart has, each with the button of the form around it that takes it
 * away.
 */
export function BriefFiles({ files, label }: { files: BriefFileView[]; label: string }) {
  const { t } = useTranslation('checkout')
  return (
    <ul aria-label={label} className="grid">
      {files.map(({ id, name, size, href }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2 last:border-b"
        >
          <span className="flex min-w-0 flex-[1_1_12rem] items-center gap-3">
            <Icon name="file-text" size={20} className="shrink-0 text-canal" />
            <span className="min-w-0">
              <a
                href={href}
                className="inline-block min-h-6 max-w-full font-semibold wrap-anywhere quiet-link"
              >
                {name}
              </a>{' '}
              <span className="block text-sm text-ink-soft">{size}</span>
            </span>
          </span>
          <Button
            name="remove"
            value={id}
            variant="quiet"
            size="sm"
            aria-label={t('customize.files.removeOf', { name })}
          >
            {t('customize.files.remove')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
