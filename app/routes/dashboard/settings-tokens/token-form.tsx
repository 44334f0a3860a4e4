import { useTranslation } from 'react-i18next'
import { API_SCOPES } from '~/domain/people/api-token.rules'
import { Button } from '~/ui/form/button'
import { ChoiceGroup } from '~/ui/form/choice-group'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { SelectField, type SelectOption } from '~/ui/form/select-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { Card } from '~/ui/layout/card'

type Name = 'name' | 'scope' | 'days' | 'studio'
export type TokenFormProps = {
  /** For whom a token can act. */
  studios: SelectOption[]
  /** For how long one can hold. */
  days: SelectOption[]
  constraint: ServerFormProps<Name>['constraint']
  answer: { result?: ServerFormProps<Name>['result'] } | undefined
}

/** What a new token is for, and what it may do. */

export function TokenForm({ studios, days, constraint, answer }: TokenFormProps) {
  const { t } = useTranslation('api')
  const { form, errors, field, choice } = serverForm<Name>('new-token', {
    ...{ result: answer?.result, constraint },
    defaults: { scope: 'read', days: '90' },
  })
  const scopes = API_SCOPES.map((scope) => ({
    ...{ value: scope, label: t(`tokens.scopes.${scope}`) },
    description: t(`tokens.scopeHints.${scope}`),
  }))
  return (
    <Card as="section" aria-labelledby="new-token-title">
      <h2 id="new-token-title" className="mb-5 text-xl">
        {t('tokens.make.title')}
      </h2>
      <Form {...form} className="grid max-w-text gap-5">
        <ErrorSummary errors={errors} answer={answer} />
        <TextField
          {...field('name')}
          label={t('tokens.make.name')}
          hint={t('tokens.make.nameHint')}
          autoComplete="off"
        />
        {studios.length > 1 && (
          <SelectField {...choice('studio')} label={t('tokens.make.studio')} options={studios} />
        )}
        <ChoiceGroup {...choice('scope')} legend={t('tokens.make.scope')} options={scopes} />
        <SelectField {...choice('days')} label={t('tokens.make.days')} options={days} />
        <div>
          <Button>{t('tokens.make.button')}</Button>
        </div>
      </Form>
    </Card>
  )
}
