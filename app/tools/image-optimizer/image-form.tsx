import { useNavigation, useSubmit } from '@remix-run/react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImageSettings, TypedImageSettings } from './image.rules'
import { paths } from '~/paths'
import { Progress } from '~/ui/feedback/progress'
import { Button } from '~/ui/form/button'
import { ChoiceGroup } from '~/ui/form/choice-group'
import { ErrorSummary } from '~/ui/form/error-summary'
import { FileField } from '~/ui/form/file-field'
import { Form } from '~/ui/form/form'
import { TextField } from '~/ui/form/text-field'
import { Icon } from '~/ui/media/icon'
import { FormatFields } from './format-fields'

/** The limits in words, by name. */
export type ImageLimits = Record<
  | 'files'
  | 'each'
  | 'svg'
  | 'all'
  | 'megapixels'
  | 'madeMegapixels'
  | 'frames'
  | 'results'
  | 'widths'
  | 'side'
  | 'kilobytes'
  | 'seconds',
  string
>

export type ImageFormProps = {
  typed: TypedImageSettings
  settings: ImageSettings
  limits: ImageLimits
  archive: string
  errors: { fieldId: string; message: string }[]
  answer: unknown
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml'
const TO_TOOL = `${paths.tool('image-optimizer')}#result-title`

/**
 * With script the answer is fetched while the page says so; an archive is left to the browser,
 * which keeps it as a file.
 */
function useSending() {
  const submit = useSubmit()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter?.hasAttribute('formaction')) return
    event.preventDefault()
    submit(event.currentTarget, {
      action: TO_TOOL,
      method: 'post',
      encType: 'multipart/form-data',
      preventScrollReset: true,
    })
  }
  return { onSubmit, sending: useNavigation().formMethod === 'POST' }
}

function SizeFields({
  typed,
  settings,
  limits,
  errorsOf,
}: Pick<ImageFormProps, 'typed' | 'settings' | 'limits'> & {
  errorsOf: (field: string) => string[] | undefined
}) {
  const { t } = useTranslation('image-optimizer')
  return (
    <div className="grid content-start gap-5">
      <TextField
        id="widths"
        name="widths"
        label={t('form.widths')}
        hint={t('form.widthsHint', limits)}
        errors={errorsOf('widths')}
        defaultValue={typed.widths}
        maxLength={60}
        autoComplete="off"
        width="long"
      />
      <TextField
        id="height"
        name="height"
        label={t('form.height')}
        hint={t('form.heightHint')}
        errors={errorsOf('height')}
        defaultValue={typed.height}
        maxLength={6}
        inputMode="numeric"
        autoComplete="off"
        width="short"
      />
      <ChoiceGroup
        id="fit"
        name="fit"
        legend={t('form.fit')}
        look="plain"
        options={(['inside', 'cover'] as const).map((value) => ({
          value,
          label: t(`form.fits.${value}`),
        }))}
        defaultValue={settings.fit}
      />
    </div>
  )
}

/**
 * The pictures and what is to be made of them; sent to the tool for a page, or to its archive for
 * all in one file.
 */
export function ImageForm({ typed, settings, limits, archive, errors, answer }: ImageFormProps) {
  const { t } = useTranslation('image-optimizer')
  const { onSubmit, sending } = useSending()
  const errorsOf = (field: string) => {
    const found = errors.filter(({ fieldId }) => fieldId === field).map(({ message }) => message)
    return found.length > 0 ? found : undefined
  }
  return (
    <Form
      reloadDocument
      method="post"
      action={TO_TOOL}
      encType="multipart/form-data"
      onSubmit={onSubmit}
      className="grid min-w-0 gap-8"
    >
      <ErrorSummary id="image-errors" errors={errors} answer={answer} />
      <input type="hidden" name="sent" value="1" />
      <FileField
        id="images"
        name="images"
        multiple
        accept={ACCEPTED}
        label={t('form.images')}
        hint={t('form.imagesHint', limits)}
        errors={errorsOf('images')}
        className="max-w-3xl"
      />
      <div className="grid gap-x-gap gap-y-10 lg:grid-cols-[3fr_2fr]">
        <div className="grid content-start gap-8">
          <FormatFields {...{ typed, errorsOf }} chosen={settings.formats} />
          <ChoiceGroup
            id="color"
            name="color"
            legend={t('form.color')}
            columns={2}
            options={(['keep', 'srgb'] as const).map((value) => ({
              value,
              label: t(`form.colors.${value}.name`),
              description: t(`form.colors.${value}.text`),
            }))}
            defaultValue={settings.color}
          />
        </div>
        <SizeFields {...{ typed, settings, limits, errorsOf }} />
      </div>
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-4">
          <Button disabled={sending}>{t('form.submit')}</Button>{' '}
          <Button variant="secondary" formAction={archive} disabled={sending}>
            <Icon name="download" size={18} />
            {t('form.archive')}
          </Button>
        </div>
        <div role="status" className="max-w-text empty:hidden">
          {sending && <Progress label={t('form.working')} />}
        </div>
      </div>
    </Form>
  )
}
