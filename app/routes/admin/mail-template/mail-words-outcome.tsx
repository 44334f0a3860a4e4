import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '~/ui/feedback/notice'
import { MailText } from '~/routes/admin/_area/mail/mail-text'
import type { MailWordsAnswer } from '~/routes/admin/_area/mail/mail-words-answer'

const focusOnLoad = { autoFocus: true }

/** A box that takes the focus when an answer brings it. */
function useAnswered(answer: MailWordsAnswer) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [answer])
  return { ref: box, tabIndex: -1, ...focusOnLoad }
}

/**
 * Tells the second of two people who changed a mail's words first; the form keeps what the second
 * has typed.
 */
export function MailWordsConflict({ answer }: { answer: MailWordsAnswer }) {
  const { t } = useTranslation('mail-words')
  const answered = useAnswered(answer)
  if (!answer?.conflict) return null
  const { by, at } = answer.conflict
  return (
    <div {...answered} role="group" aria-label={t('conflict.title')} className="scroll-mt-28">
      <Notice
        tone="warning"
        role="alert"
        title={by ? t('conflict.by', { name: by, at }) : t('conflict.title')}
      >
        {t('conflict.text')}
      </Notice>
    </div>
  )
}

/** The mail with the words as they were typed; nothing is kept by it. */
export function MailWordsPreview({
  answer,
  language,
}: {
  answer: MailWordsAnswer
  language: string
}) {
  const { t } = useTranslation('mail-words')
  const answered = useAnswered(answer)
  if (!answer?.preview) return null
  const { subject, parts } = answer.preview
  return (
    <div
      {...answered}
      role="group"
      aria-labelledby="preview-title"
      className="grid scroll-mt-28 gap-3"
    >
      <h3 id="preview-title" className="text-xl">
        {t('previewTitle')}
      </h3>
      <p className="max-w-text text-ink-soft">{t(parts ? 'previewText' : 'previewNone')}</p>
      {subject && (
        <p lang={language} className="max-w-text font-semibold">
          {subject}
        </p>
      )}
      {parts && <MailText parts={parts} language={language} />}
    </div>
  )
}
