import { useTranslation } from 'react-i18next'
import type { StudioAccountFields } from '~/domain/payouts/payout-details.schema'
import type { serverForm } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'

type Name = Exclude<keyof StudioAccountFields, 'password'>
type Field = Omit<ReturnType<ReturnType<typeof serverForm<Name>>['field']>, 'name'>
/** Of a form that has more fields than these. */
type AccountFieldsProps = { field: (name: Name) => Field & { name: string } }

/** A bank account as its owner writes it; its number is given anew each time. */
export function AccountFields({ field }: AccountFieldsProps) {
  const { t } = useTranslation('payouts')
  return (
    <>
      <TextField
        {...field('holder')}
        label={t('details.holder')}
        hint={t('details.holderHint')}
        autoComplete="name"
      />
      <TextField
        {...field('iban')}
        required={false}
        label={t('details.iban')}
        hint={t('details.ibanHint')}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="characters"
      />
      <TextField
        {...field('accountNumber')}
        required={false}
        label={t('details.accountNumber')}
        hint={t('details.accountNumberHint')}
        autoComplete="off"
        spellCheck={false}
        width="long"
      />
      <TextField
        {...field('routing')}
        required={false}
        label={t('details.routing')}
        hint={t('details.routingHint')}
        autoComplete="off"
        spellCheck={false}
        width="long"
      />
      <TextField
        {...field('bic')}
        required={false}
        label={t('details.bic')}
        autoComplete="off"
        spellCheck={false}
        width="long"
      />
    </>
  )
}
