import type { SubmissionResult } from '@conform-to/dom'
import { useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { MAX_CUSTOMIZATION, MAX_QUANTITY } from '~/domain/cart/cart.rules'
import { paths } from '~/paths'
import { Notice } from '~/ui/feedback/notice'
import { Button, ButtonLink } from '~/ui/form/button'
import { CheckboxGroup, type CheckboxGroupProps } from '~/ui/form/checkbox-group'
import { ChoiceGroup, type ChoiceGroupProps } from '~/ui/form/choice-group'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { late } from '~/shell/late'
import { RunningTotal, type RunningTotalProps } from './running-total'

const Total = late(
  () => import('./running-total').then(({ RunningTotal }) => RunningTotal),
  RunningTotal,
)

type Choices = { deliverySpeed: string; addOns: string[]; customisation: string; quantity: string }
export type OrderFormProps = {
  productId: number
  speeds: ChoiceGroupProps['options']
  addOns: CheckboxGroupProps['options']
  amounts: RunningTotalProps['amounts']
  defaults: Choices
  constraint: ServerFormProps<keyof Choices>['constraint']
  lastResult?: SubmissionResult<string[]>
  /** How many of it are in the cart. */
  inCart: number
  /** Changes what is in the cart; else adds to it. */
  changing: boolean
  /** Whose services the cart holds, when it holds another studio's. */
  holds?: string | null
  /** Sends whole pages: the cart looks different from a studio's own shop front. */
  whole?: boolean
}

/** A cart holds one studio's services: it is emptied when its owner says so, and not otherwise. */
function OtherCart({ holds }: { holds: string }) {
  const { t } = useTranslation('shop')
  const ways = (
    <div className="flex flex-wrap gap-3">
      <Button name="intent" value="replace" variant="danger">
        {t('otherCart.replace')}
      </Button>{' '}
      <ButtonLink to={paths.cart()} reloadDocument variant="secondary">
        {t('otherCart.keep', { name: holds })}
      </ButtonLink>
    </div>
  )
  return (
    <Notice tone="warning" title={t('otherCart.title', { name: holds })} action={ways}>
      {t('otherCart.text', { name: holds })}
    </Notice>
  )
}

/**
 * Delivery, add-ons, wishes and quantity of a service; posts {intent: 'add' | 'change'} to its own
 * page.
 */
export function OrderForm({
  productId,
  speeds,
  addOns,
  amounts,
  defaults,
  constraint,
  lastResult,
  inCart,
  changing,
  holds = null,
  whole = false,
}: OrderFormProps) {
  const { t } = useTranslation('shop')
  const sending = useNavigation().formMethod === 'POST'
  const { form, errors, field, choice, checkboxGroup } = serverForm<keyof Choices>(
    `order-${productId}`,
    { result: lastResult, constraint, defaults },
  )
  return (
    <Form {...form} reloadDocument={whole} className="grid gap-7">
      <ErrorSummary errors={errors} answer={lastResult} />
      {/* What Enter presses in a field: nothing that empties a cart. */}
      {holds !== null && <button name="intent" value="add" hidden />}
      {holds !== null && <OtherCart holds={holds} />}
      <h2 className="text-xl">{t(changing ? 'form.changeTitle' : 'form.title')}</h2>
      {inCart > 0 && !changing && (
        <p className="text-sm text-ink-soft">{t('form.inCart', { quantity: inCart })}</p>
      )}
      <input type="hidden" name="redirectTo" value={paths.cart()} />
      <ChoiceGroup
        {...choice('deliverySpeed')}
        legend={t('form.deliverySpeed')}
        hint={t('form.speedHint')}
        options={speeds}
      />
      {addOns.length > 0 && (
        <CheckboxGroup {...checkboxGroup('addOns')} legend={t('form.addOns')} options={addOns} />
      )}
      <TextArea
        {...field('customisation')}
        required={false}
        maxLength={MAX_CUSTOMIZATION}
        rows={3}
        label={t('form.customisation')}
        hint={t('form.customisationHint')}
      />
      <TextField
        {...field('quantity')}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_QUANTITY}
        step={1}
        width="short"
        label={t('form.quantity')}
      />
      <Total amounts={amounts} />
      <div className="flex flex-wrap gap-3">
        <Button
          name="intent"
          value={changing ? 'change' : 'add'}
          disabled={sending}
          className="grow"
        >
          {t(changing ? 'form.save' : 'form.add')}
        </Button>{' '}
        {changing && (
          <ButtonLink to={paths.cart()} variant="secondary">
            {t('form.back')}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}
