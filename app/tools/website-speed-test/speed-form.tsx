import { useTranslation } from 'react-i18next'
import { ADDRESS_MAX } from '~/tools/_area/page-address.rules'
import { paths } from '~/paths'
import { LookAgain } from '~/shell/refresh-itself'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { TextField } from '~/ui/form/text-field'
import { useProgress, type SpeedProgress } from './use-progress'

export type SpeedFormProps = {
  typed: string
  problem: string | null
  /** How far a test has come, on a page that looks again by itself. */
  progress: SpeedProgress | null
  /** Where it looks. */
  lookAt?: string
}

/**
 * The page to test. A test is asked for by its own field, so that a link may fill the form without
 * a test.
 */
export function SpeedForm({ typed, problem, progress: loaded, lookAt }: SpeedFormProps) {
  const { t } = useTranslation('website-speed-test')
  const { progress: streamed, onSubmit } = useProgress()
  const progress = streamed ?? loaded
  const told = progress && (progress.all > 0 ? t('progress.files', progress) : t('progress.page'))
  return (
    <form
      id="speed"
      action={`${paths.tool('website-speed-test')}#result`}
      onSubmit={onSubmit}
      className="grid gap-6"
    >
      <ErrorSummary
        id="speed-errors"
        errors={problem && !progress ? [{ fieldId: 'speed-url', message: problem }] : []}
      />
      <input type="hidden" name="run" value="1" />
      <div className="grid items-end gap-4 sm:grid-cols-[1fr_auto]">
        <TextField
          id="speed-url"
          name="url"
          label={t('form.url')}
          hint={t('form.urlHint')}
          errors={problem ? [problem] : undefined}
          defaultValue={typed}
          maxLength={ADDRESS_MAX}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Button>{t('form.run')}</Button>
      </div>
      <div role="status" className="empty:hidden">
        {told && (
          <p className="grid max-w-text gap-2">
            <span>{told}</span>
            <progress
              className="meter w-full"
              aria-label={told}
              max={Math.max(1, progress.all)}
              value={progress.all > 0 ? progress.done : undefined}
            />
          </p>
        )}
      </div>
      {lookAt && !streamed && (
        <p>
          <LookAgain at={lookAt} />
        </p>
      )}
    </form>
  )
}
