import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { TextField, type TextFieldProps } from '~/ui/form/text-field'
import { Disclosure } from '~/ui/overlay/disclosure'

type Fields = Omit<TextFieldProps, 'label'>

export type PayByLinkProps = {
  /** The fields of the form that it stands in. */
  name: Fields
  email: Fields
  /** How long there is to pay. */
  days: number
}

/** The lesser way to order: somebody else gets a link and pays. */
export function PayByLink({ name, email, days }: PayByLinkProps) {
  const { t } = useTranslation('checkout')
  const begun = Boolean(email.errors || email.defaultValue)
  return (
    <Disclosure summary={t('byLink.title')} open={begun || undefined}>
      <div className="grid gap-4">
        <p className="text-sm text-ink-soft">{t('byLink.text', { days })}</p>
        <TextField {...name} label={t('byLink.name')} autoComplete="off" />
        <TextField
          {...email}
          required={undefined}
          type="email"
          label={t('byLink.email')}
          autoComplete="off"
        />
        <Button variant="secondary" wide name="payBy" value="link">
          {t('byLink.button')}
        </Button>
      </div>
    </Disclosure>
  )
}
