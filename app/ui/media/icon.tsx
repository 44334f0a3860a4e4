import sprite from './icons.svg?no-inline'

export type IconName =
  | 'activity'
  | 'app-window'
  | 'archive'
  | 'arrow-down'
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up'
  | 'arrow-up-down'
  | 'arrow-up-right'
  | 'bell'
  | 'briefcase'
  | 'calendar'
  | 'chart-line'
  | 'check'
  | 'chevron-down'
  | 'circle-check'
  | 'circle-dashed'
  | 'circle-user'
  | 'columns-2'
  | 'cpu'
  | 'download'
  | 'eye'
  | 'eye-off'
  | 'file-text'
  | 'flag'
  | 'folder'
  | 'image'
  | 'info'
  | 'key-round'
  | 'layout-dashboard'
  | 'layout-template'
  | 'life-buoy'
  | 'link'
  | 'megaphone'
  | 'menu'
  | 'message-square'
  | 'minus'
  | 'monitor'
  | 'moon'
  | 'move-right'
  | 'octagon-alert'
  | 'package-check'
  | 'palette'
  | 'paperclip'
  | 'pen-tool'
  | 'pin'
  | 'plus'
  | 'receipt-text'
  | 'refresh-cw'
  | 'reply'
  | 'rotate-cw'
  | 'rss'
  | 'search'
  | 'settings'
  | 'shopping-bag'
  | 'shopping-cart'
  | 'smartphone'
  | 'sparkles'
  | 'star'
  | 'sun'
  | 'tablet'
  | 'trash-2'
  | 'triangle-alert'
  | 'type'
  | 'user'
  | 'users'
  | 'video'
  | 'wallet'
  | 'x'

export type IconProps = {
  name: IconName
  /** Width and height in px; a class can say otherwise. */
  size?: number
  strokeWidth?: number
  className?: string
}

/**
 * A decorative drawing out of one file that all pages share (Lucide, ISC licence); its words stand
 * beside it.
 */
export function Icon({ name, size = 24, strokeWidth, className = '' }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      strokeWidth={strokeWidth}
      className={`icon ${className}`.trim()}
      aria-hidden
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
