import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { useHeldKey } from '~/ui/form/held-key'
import { serverForm } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { Disclosure } from '~/ui/overlay/disclosure'
import { PriceFields, type PriceField } from './change-steps'
import type { ChangesProps } from './changes'

/** What the studio offers beyond the scope, at a price that the client answers. */
export function OfferChange({ changes, answer }: ChangesProps) {
  const { t } = useTranslation('project')
  const { orderId, key: fresh, currency, lines, constraints } = changes
  const key = useHeldKey(fresh)
  const own = answer?.form === 'offer' ? answer : undefined
  const { form, errors, field, choice } = serverForm<PriceField | 'title' | 'description'>(
    'offer',
    {
      result: own?.result,
      constraint: constraints.offer,
      defaults: { rounds: '0' },
    },
  )
  return (
    <Disclosure summary={t('changes.offer.title')} open={own ? true : undefined}>
      <Form
        key={own ? 'answer' : key}
        {...form}
        preventScrollReset
        className="grid max-w-text gap-4"
      >
        <p className="max-w-[60ch] text-ink-soft">{t('changes.offer.text')}</p>
        <ErrorSummary id="offer-problem" errors={errors} answer={own} />
        <input type="hidden" name="orderId" value={orderId} />
        <input type="hidden" name="key" value={key} />
        <TextField {...field('title')} label={t('changes.ask.name')} />
        <TextArea {...field('description')} rows={4} label={t('changes.offer.description')} />
        <PriceFields {...{ field, choice, currency, lines }} />
        <div>
          <Button name="intent" value="offer" size="sm">
            {t('changes.offer.button')}
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}
