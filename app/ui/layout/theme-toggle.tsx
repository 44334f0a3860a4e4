import { useTranslation } from 'react-i18next'
import { useFormHere } from '../form/use-form-here'
import { Icon } from '../media/icon'

export type Theme = 'light' | 'dark' | 'system'
export type ThemeToggleProps = {
  action: string
  theme: Theme
  redirectTo: string
  look?: 'icon' | 'row'
}

const looks = {
  icon: 'grid size-11 place-items-center rounded-sm hover:bg-surface-raised',
  row: 'flex min-h-12 w-full items-center gap-3 font-semibold',
}

/** POSTs {theme, redirectTo} to `action`. Light goes to dark, anything else to light (spec §4). */
export function ThemeToggle({ action, theme, redirectTo, look = 'icon' }: ThemeToggleProps) {
  const { t } = useTranslation('ui')
  const { form } = useFormHere()
  const next = theme === 'light' ? 'dark' : 'light'
  const label = t(next === 'light' ? 'theme.toLight' : 'theme.toDark')
  const icon = next === 'light' ? 'sun' : 'moon'
  return (
    <form {...form} action={action}>
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <button name="theme" value={next} className={looks[look]}>
        <Icon name={icon} size={20} />
        <span className={look === 'icon' ? 'tip' : undefined}>{label}</span>
      </button>
    </form>
  )
}
