import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { CopyButton } from '~/ui/form/copy-button'
import { Icon } from '~/ui/media/icon'
import { Disclosure } from '~/ui/overlay/disclosure'
import { ShareLink } from '~/tools/_area/share-link'

export type MadeFile = { kind: 'html' | 'json' | 'route'; name: string; text: string; href: string }

/** A text that was made: to select, to copy and, since nothing is kept, to send back for a file. */
function Made({ kind, name, text, href }: MadeFile) {
  const { t } = useTranslation(['meta-tag-generator', 'tools'])
  const label = t(`files.${kind}`)
  return (
    <form method="post" action={href} className="grid min-w-0 gap-3">
      <label htmlFor={`made-${kind}`} className="font-semibold">
        {label}
      </label>
      <textarea
        key={text}
        id={`made-${kind}`}
        name="code"
        readOnly
        rows={12}
        spellCheck={false}
        defaultValue={text}
        className="control field-sizing-content max-h-[32rem] min-h-48 overflow-auto font-mono whitespace-pre text-sm"
      />
      <div className="no-print flex flex-wrap items-center gap-3">
        <CopyButton text={text} label={t('tools:copy')} subject={label} done={t('tools:copied')} />
        <Button variant="quiet" size="sm">
          <Icon name="download" size={16} />
          {t('tools:download', { file: name })}
        </Button>
      </div>
    </form>
  )
}

/** The tags as HTML, and the same for those who write their head otherwise. */
export function MadeFiles({ files, shareUrl }: { files: MadeFile[]; shareUrl: string | null }) {
  const { t } = useTranslation('meta-tag-generator')
  return (
    <section aria-labelledby="made-title" className="grid gap-5">
      <h2 id="made-title" className="text-2xl">
        {t('files.title')}
      </h2>
      {files
        .filter(({ kind }) => kind === 'html')
        .map((file) => (
          <Made key={file.kind} {...file} />
        ))}
      <div>
        {files
          .filter(({ kind }) => kind !== 'html')
          .map((file) => (
            <Disclosure key={file.kind} look="row" summary={t(`files.${file.kind}`)}>
              <Made {...file} />
            </Disclosure>
          ))}
      </div>
      {shareUrl ? (
        <ShareLink href={shareUrl} />
      ) : (
        shareUrl === '' && <p className="text-ink-soft">{t('result.noLink')}</p>
      )}
    </section>
  )
}
