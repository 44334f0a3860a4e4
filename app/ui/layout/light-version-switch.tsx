// eslint-disable-next-line no-restricted-imports -- the version is the browser’s
import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

export type LightVersionSwitchProps = { action: string; light: boolean; redirectTo: string }

/** POSTs {light: 'on' | 'off', redirectTo} to `action`. */
export function LightVersionSwitch({ action, light, redirectTo }: LightVersionSwitchProps) {
  const { t } = useTranslation('ui')
  return (
    <Form method="post" action={action} reloadDocument>
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <button name="light" value={light ? 'off' : 'on'} className="min-h-11 text-start quiet-link">
        {t(light ? 'light.leave' : 'light.enter')}
      </button>
    </Form>
  )
}
