import { useTranslation } from 'react-i18next'
import { LONGEST, type PinFields } from '~/domain/designs/design.schema'
import { REGIONS, type Region } from '~/domain/designs/pin.rules'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { useHeldKey } from '~/ui/form/held-key'
import { SelectField } from '~/ui/form/select-field'
import { serverForm } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { answerTo, type FormAnswer } from '~/ui/form/form-answer'

const NEW_PIN = 'new-pin'

// Who has clicked on the picture came to write; an error takes the focus first.
const writeNext = { autoFocus: true }

export type PinFormProps = {
  version: { id: string; number: number }
  point: { x: number; y: number; region: Region } | null
  formKey: string
  answer: FormAnswer
}

/**
 * A remark at a place: the one that was clicked on, a part of the picture out of a list, or per
 * cent of its size.
 */
export function PinForm({ version, point, formKey, answer }: PinFormProps) {
  const key = useHeldKey(formKey)
  const { t } = useTranslation('design')
  const own = answerTo(answer, NEW_PIN)
  const defaults = point ? { x: String(point.x), y: String(point.y) } : undefined
  const { form, errors, field, choice } = serverForm<keyof PinFields>('pin', {
    result: own?.result,
    constraint: undefined,
    defaults,
  })
  const per = { inputMode: 'decimal', width: 'short', suffix: '%' } as const
  return (
    <section
      id={NEW_PIN}
      aria-labelledby="new-pin-title"
      className="scroll-mt-28 rounded-md border border-line bg-surface p-4"
    >
      <h3 id="new-pin-title" className="text-lg">
        {t(point ? 'pins.atPoint' : 'pins.add')}
      </h3>
      <Form
        key={point ? `${point.x}-${point.y}` : key}
        {...form}
        preventScrollReset
        className="mt-3 grid gap-4"
      >
        <ErrorSummary id="pin-problem" errors={errors} answer={own} />
        <input type="hidden" name="intent" value="pin" />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="versionId" value={version.id} />
        <input type="hidden" name="version" value={version.number} />
        <TextArea
          {...field('body')}
          required
          maxLength={LONGEST.remark}
          rows={3}
          {...(point && !own ? writeNext : {})}
          label={t('pins.remark')}
        />
        {point ? (
          <p className="text-sm text-ink-soft">
            {t('pins.where', { region: t(`regions.${point.region}`) })}
          </p>
        ) : (
          <SelectField
            {...choice('region')}
            required={undefined}
            label={t('pins.region')}
            placeholder={t('pins.choose')}
            options={REGIONS.map((value) => ({ value, label: t(`regions.${value}`) }))}
          />
        )}
        <div className="grid grid-cols-2 gap-3">
          <TextField {...field('x')} {...per} required={undefined} label={t('pins.x')} />
          <TextField {...field('y')} {...per} required={undefined} label={t('pins.y')} />
        </div>
        <div>
          <Button size="sm" variant="secondary">
            {t('pins.save')}
          </Button>
        </div>
      </Form>
    </section>
  )
}
