import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { ChoiceGroup } from '~/ui/form/choice-group'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { Form } from '~/ui/form/form'

export type SandboxFormProps = {
  amount: string
  items: { name: string; amount: string }[]
  methods: ('card' | 'ideal' | 'klarna')[]
  error?: string
  chosen?: string
}

/**
 * The payment page of the sandbox: what a provider asks, and buttons for each way that it can end.
 */
export function SandboxForm({ amount, items, methods, error, chosen }: SandboxFormProps) {
  const { t } = useTranslation(['demo', 'checkout'])
  return (
    <Form method="post" reloadDocument className="grid gap-8 pb-24">
      <ErrorSummary errors={error ? [{ fieldId: 'method', message: error }] : []} />
      <Card>
        <DescriptionList
          look="totals"
          items={[
            ...items.map((item) => ({ term: item.name, detail: item.amount })),
            { term: t('demo:sandbox.total'), detail: amount },
          ]}
        />
      </Card>
      <ChoiceGroup
        id="method"
        name="method"
        legend={t('demo:sandbox.method')}
        defaultValue={chosen ?? methods[0]}
        options={methods.map((method) => ({
          value: method,
          label: t(`checkout:methods.${method}`),
          description: t(`demo:sandbox.methods.${method}`),
        }))}
      />
      <div className="grid gap-3">
        <Button name="outcome" value="success" wide>
          {t('demo:sandbox.pay', { amount })}
        </Button>
        <Button name="outcome" value="delayed_success" variant="secondary" wide>
          {t('demo:sandbox.delayedSuccess')}
        </Button>
        <Button name="outcome" value="failure" variant="secondary" wide>
          {t('demo:sandbox.failure')}
        </Button>
        <Button name="outcome" value="delayed_failure" variant="secondary" wide>
          {t('demo:sandbox.delayedFailure')}
        </Button>
        <Button name="outcome" value="cancel" variant="quiet">
          {t('demo:sandbox.cancel')}
        </Button>
      </div>
    </Form>
  )
}
