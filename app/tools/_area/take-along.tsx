import { useTranslation } from 'react-i18next'
import { ButtonLink } from '~/ui/form/button'
import { CopyButton } from '~/ui/form/copy-button'
import { Icon } from '~/ui/media/icon'

export type TakeAlongProps = {
  title: string
  text: string
  /** The same as files. */
  files: { name: string; href: string }[]
}

/** A text that a tool made: to select, to copy and to download. */
export function TakeAlong({ title, text, files }: TakeAlongProps) {
  const { t } = useTranslation('tools')
  return (
    <figure className="grid min-w-0 content-start gap-3">
      <figcaption className="font-semibold">{title}</figcaption>
      <pre
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach what scrolls
        tabIndex={0}
        aria-label={title}
        role="region"
        className="max-h-96 overflow-auto rounded-sm border border-line bg-surface p-4 text-sm whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
      <div className="no-print flex flex-wrap items-center gap-3">
        <CopyButton text={text} label={t('copy')} subject={title} done={t('copied')} />
        {files.map(({ name, href }) => (
          <ButtonLink key={name} to={href} reloadDocument download={name} variant="quiet" size="sm">
            <Icon name="download" size={16} />
            {t('download', { file: name })}
          </ButtonLink>
        ))}
      </div>
    </figure>
  )
}
