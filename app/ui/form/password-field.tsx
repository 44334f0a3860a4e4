import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../media/icon'
import { describedBy, Field } from './field'
import type { TextFieldProps } from './text-field'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'width'>

/** A password input; with script, a button shows what is typed. */
export function PasswordField({
  label,
  hint,
  errors,
  hideLabel,
  autoComplete = 'current-password',
  className = '',
  ...input
}: PasswordFieldProps) {
  const { t } = useTranslation('ui')
  const [scripted, setScripted] = useState(false)
  const [shown, setShown] = useState(false)
  useEffect(() => setScripted(true), [])
  const { id, required } = input
  const icon = shown ? 'eye-off' : 'eye'
  return (
    <Field {...{ id, label, hint, errors, required, hideLabel }}>
      <div className="relative">
        <input
          {...input}
          {...describedBy({ id, hint, errors })}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={`control pe-14 ${className}`}
        />
        {scripted && (
          <button
            type="button"
            className="absolute inset-y-0 end-0 grid w-12 place-items-center text-ink-soft hover:text-ink"
            aria-label={t(shown ? 'form.hidePassword' : 'form.showPassword')}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            <Icon name={icon} size={20} />
          </button>
        )}
      </div>
    </Field>
  )
}
