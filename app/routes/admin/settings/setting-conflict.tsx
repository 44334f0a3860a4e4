import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '~/ui/feedback/notice'
import type { SettingAnswer } from './setting-answer'

const focusOnLoad = { autoFocus: true }

/**
 * Tells the second of two people who changed a setting first, and what to; the form keeps what the
 * second has chosen.
 */
export function SettingConflict({ of, answer }: { of: string; answer: SettingAnswer }) {
  const { t } = useTranslation('admin-settings')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [answer])
  if (answer?.form !== of || !answer.conflict) return null
  const { name, by, at, value } = answer.conflict
  return (
    <div
      ref={box}
      id={`conflict-${of}`}
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
        <p>{t('conflict.now', { setting: name, value })}</p>
        <p>{t('conflict.text')}</p>
      </Notice>
    </div>
  )
}
