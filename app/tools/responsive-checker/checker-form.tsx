import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ADDRESS_MAX } from '~/tools/_area/page-address.rules'
import { MOST_FRAMES, PRESETS, SIDE, SIZES_MAX, viewQuery, type View } from './viewports.rules'
import { paths } from '~/paths'
import { Button } from '~/ui/form/button'
import { ChipList } from '~/ui/form/chip-list'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Fieldset } from '~/ui/form/fieldset'
import { TextField } from '~/ui/form/text-field'

export type CheckerFormProps = {
  typed: string
  view: View
  problems: Partial<Record<'url' | 'sizes', string>>
  /** With script: the sizes of the form have changed. */
  onSizes?: (form: HTMLFormElement) => void
}

/** Milliseconds after the last key. */
const PAUSE = 500
const FIELDS = ['url', 'sizes'] as const

/**
 * The page and the sizes. It is sent as a whole page, because a page says once what it may show in
 * frames.
 */
export function CheckerForm({ typed, view, problems, onSizes }: CheckerFormProps) {
  const { t } = useTranslation('responsive-checker')
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef(0)
  const changed = () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => form.current && onSizes?.(form.current), PAUSE)
  }
  const kept = viewQuery(view)
  const errors = FIELDS.flatMap((field) =>
    problems[field] ? [{ fieldId: `checker-${field}`, message: problems[field] }] : [],
  )
  const error = (field: (typeof FIELDS)[number]) =>
    problems[field] ? [problems[field]] : undefined
  return (
    <form
      ref={form}
      id="checker"
      action={`${paths.tool('responsive-checker')}#result`}
      className="grid gap-6"
    >
      <ErrorSummary id="checker-errors" errors={errors} />
      {(['turned', 'zoom', 'scroll', 'length'] as const).map(
        (name) => kept[name] && <input key={name} type="hidden" name={name} value={kept[name]} />,
      )}
      <div className="grid items-end gap-4 sm:grid-cols-[1fr_auto]">
        <TextField
          id="checker-url"
          name="url"
          label={t('form.url')}
          hint={t('form.urlHint')}
          errors={error('url')}
          defaultValue={typed}
          maxLength={ADDRESS_MAX}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Button>{t('form.check')}</Button>
      </div>
      <div className="grid items-start gap-x-gap gap-y-6 lg:grid-cols-[2fr_1fr]" onInput={changed}>
        <Fieldset
          id="checker-at"
          legend={t('form.at')}
          hint={t('form.atHint', { most: MOST_FRAMES })}
        >
          <ChipList
            id="checker-at"
            name="at"
            selected={view.at.map(String)}
            chips={PRESETS.map(({ width, device }) => ({
              value: String(width),
              label: (
                <>
                  <strong>{width}</strong>{' '}
                  <span className="text-sm text-ink-soft">{t(`devices.${device}`)}</span>
                </>
              ),
            }))}
          />
        </Fieldset>
        <TextField
          id="checker-sizes"
          name="sizes"
          label={t('form.sizes')}
          hint={t('form.sizesHint', SIDE)}
          errors={error('sizes')}
          defaultValue={view.sizes.slice(0, SIZES_MAX)}
          maxLength={SIZES_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required={false}
        />
      </div>
    </form>
  )
}
