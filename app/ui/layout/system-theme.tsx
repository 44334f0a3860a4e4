import { useTranslation } from 'react-i18next'
import { useFormHere } from '../form/use-form-here'

export type SystemThemeProps = { action: string; redirectTo: string }

/** POSTs {theme: 'system', redirectTo} to `action`: the pages are light or dark as the device is. */
export function SystemTheme({ action, redirectTo }: SystemThemeProps) {
  const { t } = useTranslation('ui')
  const { form } = useFormHere()
  return (
    <form {...form} action={action}>
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <button name="theme" value="system" className="min-h-11 text-start quiet-link">
        {t('theme.system')}
      </button>
    </form>
  )
}
