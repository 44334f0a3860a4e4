import { useTranslation } from 'react-i18next'
import { LogoMark } from '../layout/logo'

export type LogoLoaderProps = {
  size?: 'sm' | 'md' | 'lg'
  /** Default: "Loading...". */
  text?: string
}

const marks = { sm: 'size-8', md: 'size-14', lg: 'size-24' }
const texts = { sm: 'text-sm', md: 'text-base', lg: 'text-lg' }

export function LogoLoader({ size = 'md', text }: LogoLoaderProps) {
  const { t } = useTranslation('ui')
  return (
    <div role="status" className="grid justify-items-center gap-3">
      <LogoMark className={`${marks[size]} animate-pulse`} />
      <span className={`text-ink-soft ${texts[size]}`}>{text ?? t('loading')}</span>
    </div>
  )
}
