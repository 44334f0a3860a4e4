import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '~/ui/feedback/notice'
import { DescriptionList } from '~/ui/layout/description-list'

export type Conflict = {
  /** Who saved first and when; null when nobody can be named. */
  by: string | null
  at: string | null
  /** What they changed: the field and what stands there now. */
  changes: { field: string; value: string }[]
}

const focusOnLoad = { autoFocus: true }

/**
 * Tells the second of two people that the first one has saved, and what; the form below keeps what
 * the second has typed.
 */
export function ConflictNotice({
  conflict: { by, at, changes },
  answer,
}: {
  conflict: Conflict
  answer: unknown
}) {
  const { t } = useTranslation('products')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [answer])
  const items = changes.map(({ field, value }) => ({
    key: field,
    term: field,
    detail: <span className="whitespace-pre-line">{value || t('conflict.emptied')}</span>,
  }))
  return (
    <div
      ref={box}
      id="conflict"
      tabIndex={-1}
      role="group"
      aria-label={t('conflict.title')}
      {...focusOnLoad}
      className="scroll-mt-28"
    >
      <Notice
        tone="warning"
        role="alert"
        title={by ? t('conflict.by', { name: by, at }) : t('conflict.title')}
      >
        <p>{t('conflict.text')}</p>
        <DescriptionList items={items} />
      </Notice>
    </div>
  )
}
