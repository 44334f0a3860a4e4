import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ShareLink } from './share-link'

export type ToolResultProps = {
  id?: string
  title: ReactNode
  /** A short line above the title: what the result is of. */
  of?: ReactNode
  /** The result in one sentence, for those who do not see it change. */
  status: string
  shareUrl: string
  children: ReactNode
}

/** The result of a tool: a named region, told to screen readers when it changes. */
export function ToolResult({
  id = 'result',
  title,
  of,
  status,
  shareUrl,
  children,
}: ToolResultProps) {
  const { t } = useTranslation('tools')
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid min-w-0 content-start gap-6">
      <div>
        <p className="font-semibold text-canal">{of ?? t('result')}</p>
        <h2 id={`${id}-title`} className="mt-1 text-2xl">
          {title}
        </h2>
      </div>
      <p role="status" className="sr-only">
        {status}
      </p>
      {children}
      <ShareLink href={shareUrl} />
    </section>
  )
}
