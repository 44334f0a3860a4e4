import { useTranslation } from 'react-i18next'
import { splitDrafts } from './drafts.rules'
import { BRIEF_LIMITS } from './brief.rules'
import { Button } from '~/ui/form/button'

export type WritingProps = {
  state: 'writing' | 'stopped' | 'broken'
  text: string
  onStop: () => void
}

/**
 * A model's drafts while they come. Only the beginning and the end are told; the words themselves
 * can be read at any time.
 */
export function Writing({ state, text, onStop }: WritingProps) {
  const { t } = useTranslation('ai-copywriter')
  return (
    <section
      id="result"
      tabIndex={-1}
      aria-labelledby="writing-title"
      aria-busy={state === 'writing'}
      className="grid min-w-0 scroll-mt-28 content-start gap-5"
    >
      <h2 id="writing-title" className="text-2xl">
        {t(`stream.${state}`)}
      </h2>
      <p role="status" className="sr-only">
        {t(`stream.${state}`)}
      </p>
      {state === 'writing' && (
        <div>
          <Button type="button" variant="secondary" onClick={onStop}>
            {t('stream.stop')}
          </Button>
        </div>
      )}
      {splitDrafts(text, BRIEF_LIMITS.variants).map((draft, index) => (
        <p
          key={index}
          dir="auto"
          className="max-w-text rounded-md border border-line bg-surface p-5 text-lg whitespace-pre-wrap wrap-anywhere"
        >
          {draft}
        </p>
      ))}
    </section>
  )
}
