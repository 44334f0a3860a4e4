import { useTranslation } from 'react-i18next'
import type { ErasureBlock } from '~/domain/data-requests/data-request.rules'
import { paths } from '~/paths'
import { Notice } from '~/ui/feedback/notice'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { PasswordField } from '~/ui/form/password-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { Link } from '~/ui/layout/link'
import { FormCard } from '~/account/form-card'
import type { FormAnswer } from '~/ui/form/form-answer'

export type ErasurePageProps = {
  block: ErasureBlock | null
  orders: { id: string; number: string; title: string }[]
  invoices: number
  answer: FormAnswer
  constraint: ServerFormProps<'password'>['constraint']
}

function InTheWay({ block, orders }: { block: ErasureBlock; orders: ErasurePageProps['orders'] }) {
  const { t } = useTranslation('settings')
  return (
    <Notice tone="warning" title={t(`erasure.blocks.${block}.title`)}>
      <p>{t(`erasure.blocks.${block}.text`)}</p>
      {block === 'orders' && (
        <ul className="mt-2 grid gap-1">
          {orders.map(({ id, number, title }) => (
            <li key={id}>
              <Link
                to={paths.orders({ order: id })}
                className="inline-block min-h-6 font-semibold underline underline-offset-4 hover:text-canal"
              >
                {title ? `${number} · ${title}` : number}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

function ErasureForm({ answer, constraint }: Pick<ErasurePageProps, 'answer' | 'constraint'>) {
  const { t } = useTranslation('settings')
  const { form, errors, field } = serverForm<'password'>('erasure', {
    result: answer?.result,
    constraint,
  })
  return (
    <Form {...form} className="grid max-w-form gap-5">
      <ErrorSummary errors={errors} answer={answer} />
      <PasswordField {...field('password')} label={t('erasure.password')} />
      <div>
        <Button variant="danger">{t('erasure.submit')}</Button>
      </div>
    </Form>
  )
}

/** What an erasure takes and leaves, before it is made; or what is in its way. */
export function ErasurePage({ block, orders, invoices, answer, constraint }: ErasurePageProps) {
  const { t } = useTranslation('settings')
  return (
    <>
      {block && <InTheWay block={block} orders={orders} />}
      <FormCard id="gone" title={t('erasure.gone.title')} text={t('erasure.gone.text')}>
        <h3 className="font-semibold">{t('erasure.stays.title')}</h3>
        <p className="mt-1 max-w-text text-ink-soft">
          {invoices > 0
            ? t('erasure.stays.invoices', { count: invoices })
            : t('erasure.stays.nothing')}
        </p>
      </FormCard>
      {!block && (
        <FormCard id="sure" title={t('erasure.sure.title')} text={t('erasure.sure.text')}>
          <ErasureForm answer={answer} constraint={constraint} />
        </FormCard>
      )}
      <div>
        <ButtonLink variant="quiet" to={paths.settingsPart('data')}>
          {t('erasure.back')}
        </ButtonLink>
      </div>
    </>
  )
}
