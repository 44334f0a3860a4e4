import AppWindow from 'lucide-react/icons/app-window'
import ChartLine from 'lucide-react/icons/chart-line'
import Cpu from 'lucide-react/icons/cpu'
import FileText from 'lucide-react/icons/file-text'
import Megaphone from 'lucide-react/icons/megaphone'
import PenTool from 'lucide-react/icons/pen-tool'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Smartphone from 'lucide-react/icons/smartphone'

export type CategoryIconProps = {
  /** A category of the catalogue (spec §3) or of the Shop menu (spec §2.9). */
  name: string
  className?: string
}

const icons = [
  [/^web/i, AppWindow],
  [/^app/i, Smartphone],
  [/^e-?comm/i, ShoppingBag],
  [/^brand/i, PenTool],
  [/^content/i, FileText],
  [/^ai\b/i, Cpu],
  [/^marketing/i, Megaphone],
  [/^analytics/i, ChartLine],
] as const

/** Decorative icon of a shop category. */
export function CategoryIcon({ name, className = 'size-5' }: CategoryIconProps) {
  const Icon = icons.find(([pattern]) => pattern.test(name))?.[1] ?? AppWindow
  return <Icon aria-hidden className={className} />
}
