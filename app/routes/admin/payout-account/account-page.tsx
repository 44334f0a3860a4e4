import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { CopyButton } from '~/ui/form/copy-button'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { Form } from '~/ui/form/form'

/** What an account is made of, where it has them. */
const PARTS = ['iban', 'number', 'routing', 'bic'] as const

export type AccountPageProps = {
  /** Null until it was asked for. */
  account: ({ holder: string } & Record<(typeof PARTS)[number], string | null>) | null
}

function Copied({ text, subject }: { text: string; subject: string }) {
  const { t } = useTranslation('admin-payouts')
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="font-mono wrap-anywhere select-all">{text}</span>
      <CopyButton
        text={text.replaceAll(' ', '')}
        label={t('account.copy')}
        subject={subject}
        done={t('account.copied')}
      />
    </span>
  )
}

/** The account that a payout goes to, for whoever sends the money by hand. */
export function AccountPage({ account }: AccountPageProps) {
  const { t } = useTranslation('admin-payouts')
  if (!account) {
    return (
      <Card as="div" tone="raised" className="grid gap-5">
        <p className="max-w-text">{t('account.before')}</p>
        <Form method="post" preventScrollReset>
          <Button>{t('account.show')}</Button>
        </Form>
      </Card>
    )
  }
  const { holder } = account
  return (
    <Card as="div" tone="raised" className="grid gap-5">
      <DescriptionList
        items={[
          {
            key: 'holder',
            term: t('account.holder'),
            detail: <span className="select-all">{holder}</span>,
          },
          ...PARTS.flatMap((part) => {
            const text = account[part]
            return text
              ? [
                  {
                    key: part,
                    term: t(`account.${part}`),
                    detail: <Copied text={text} subject={t(`account.${part}`)} />,
                  },
                ]
              : []
          }),
        ]}
      />
      <p role="status" className="max-w-text text-sm text-ink-soft">
        {t('account.after')}
      </p>
    </Card>
  )
}
