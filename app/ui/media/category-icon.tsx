import { Icon } from './icon'

export type CategoryIconProps = {
  /** A category of the catalogue (spec §3) or of the Shop menu (spec §2.9). */
  name: string
  className?: string
}

const icons = [
  [/^web/i, 'app-window'],
  [/^app/i, 'smartphone'],
  [/^e-?comm/i, 'shopping-bag'],
  [/^brand/i, 'pen-tool'],
  [/^content/i, 'file-text'],
  [/^ai\b/i, 'cpu'],
  [/^marketing/i, 'megaphone'],
  [/^analytics/i, 'chart-line'],
] as const

/** Decorative icon of a shop category. */
export function CategoryIcon({ name, className = 'size-5' }: CategoryIconProps) {
  const icon = icons.find(([pattern]) => pattern.test(name))?.[1] ?? 'app-window'
  return <Icon name={icon} className={className} />
}
