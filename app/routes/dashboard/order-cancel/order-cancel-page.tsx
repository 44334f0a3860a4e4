import { useTranslation } from 'react-i18next'
import type { CancelFields } from '~/domain/cancellations/client-cancel.schema'
import { Notice } from '~/ui/feedback/notice'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'

type FormProps = ServerFormProps<keyof CancelFields>
export type OrderCancelPageProps = {
  way: 'unpaid' | 'unbegun' | 'running'
  number: string
  services: string
  paid: string
  /** Null when nothing goes back. */
  refund: string | null
  withdrawal: { href: string; until: string } | null
  messageHref: string
  backHref: string
  constraint: FormProps['constraint']
  answer: { result?: FormProps['result'] } | undefined
}

function Facts({ number, services, paid, refund }: OrderCancelPageProps) {
  const { t } = useTranslation('client-orders')
  return (
    <Card as="section" tone="raised" aria-labelledby="cancel-order">
      <h2 id="cancel-order" className="mb-4 text-xl">
        {services}
      </h2>
      <DescriptionList
        items={[
          { term: t('cancel.order'), detail: number },
          { term: t('cancel.paid'), detail: paid },
          {
            term: t('cancel.refund'),
            detail: refund ? (
              <>
                <strong>{refund}</strong>{' '}
                <span className="block text-ink-soft">{t('cancel.refundText')}</span>
              </>
            ) : (
              t('cancel.nothing')
            ),
          },
        ]}
      />
    </Card>
  )
}

function CancelForm(props: OrderCancelPageProps) {
  const { t } = useTranslation('client-orders')
  const { way, backHref, constraint, answer } = props
  const { form, errors, field } = serverForm<keyof CancelFields>('cancel', {
    result: answer?.result,
    constraint,
  })
  return (
    <>
      <p className="max-w-[60ch]">{t(way === 'unpaid' ? 'cancel.unpaid' : 'cancel.unbegun')}</p>
      <Facts {...props} />
      <Form {...form} className="grid max-w-text gap-5">
        <ErrorSummary errors={errors} answer={answer} />
        <TextArea
          {...field('reason')}
          required={false}
          rows={3}
          label={t('cancel.reason')}
          hint={t('cancel.reasonHint')}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button variant="danger">{t('cancel.button')}</Button>{' '}
          <ButtonLink to={backHref} variant="quiet">
            {t('cancel.back')}
          </ButtonLink>
        </div>
      </Form>
    </>
  )
}

function ByAgreement({ refund, withdrawal, messageHref, backHref }: OrderCancelPageProps) {
  const { t } = useTranslation('client-orders')
  return (
    <>
      <Notice title={t('cancel.running.title')}>
        {refund ? t('cancel.running.text', { amount: refund }) : t('cancel.running.textNothing')}
      </Notice>
      {withdrawal && (
        <p className="max-w-[60ch]">
          {t('cancel.running.withdrawText', { date: withdrawal.until })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to={messageHref}>{t('cancel.running.message')}</ButtonLink>{' '}
        {withdrawal && (
          <ButtonLink to={withdrawal.href} variant="secondary">
            {t('cancel.running.withdraw')}
          </ButtonLink>
        )}
        <ButtonLink to={backHref} variant="quiet">
          {t('cancel.back')}
        </ButtonLink>
      </div>
    </>
  )
}

/** Ends an order that is unpaid or not begun, and tells how one that runs is ended. */
export function OrderCancelPage(props: OrderCancelPageProps) {
  return props.way === 'running' ? <ByAgreement {...props} /> : <CancelForm {...props} />
}
