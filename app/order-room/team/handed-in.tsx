import { useTranslation } from 'react-i18next'

export type WorkFile = {
  id: string
  versionId: string
  name: string
  /** From the second one on. */
  version: number | null
  size: string
  href: string
  /** When the work was handed in with it; null while it is not. */
  handedIn: string | null
  /** The latest of its file. */
  current: boolean
}

/** A file of some work with its size and, where it is not the first, its version. */
export function WorkFileLink({ file: { name, version, size, href } }: { file: WorkFile }) {
  const { t } = useTranslation('assignments')
  return (
    <span className="wrap-anywhere">
      <a
        href={href}
        download={name}
        className="inline-block min-h-6 font-semibold underline underline-offset-4"
      >
        {name}
      </a>{' '}
      <span className="text-sm text-ink-soft">
        {' '}
        {[version === null ? null : t('handedIn.version', { number: version }), size]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  )
}

/** The files with which work was handed in, the latest first. */
export function HandedIn({ files, title }: { files: WorkFile[]; title: string }) {
  const { t } = useTranslation('assignments')
  if (files.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="font-text text-base font-semibold tracking-normal">
        {t('handedIn.title')}
        <span className="sr-only"> · {title}</span>
      </h3>
      <ul className="grid gap-1.5">
        {files.map((file) => (
          <li key={file.id}>
            <WorkFileLink file={file} />
            <span className="text-sm text-ink-soft"> · {file.handedIn}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
