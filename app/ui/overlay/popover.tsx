import type { FocusEvent, MouseEvent, ReactNode } from 'react'
import './native-attributes'

type PopoverPlace = 'panel' | 'end' | 'center' | 'drawer' | 'side'
export type PopoverProps = {
  id: string
  label: string
  /**
   * 'panel' spans the page under the bar, 'end' hangs at the bar's end, 'center' stands free,
   * 'drawer' comes from the side on a phone, 'side' too, and is a plain column on the desktop.
   */
  place?: PopoverPlace
  className?: string
  children: ReactNode
}
export type PopoverButtonProps = {
  target: string
  /** Name of a button that shows only an icon. */
  label?: string
  className?: string
  action?: 'toggle' | 'show' | 'hide'
  /** Takes the focus as its popover opens. */
  autoFocus?: boolean
  children: ReactNode
}

const places = {
  panel: 'panel',
  end: 'panel panel-end',
  center: 'panel panel-center',
  drawer: 'panel panel-drawer',
  side: 'panel side-menu',
}

/** With client-side navigation the page stays, so a followed link has to close its popover. */
function closeOnLink(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest('a[href]')) event.currentTarget.hidePopover?.()
}

/** Its button is left out: a click on it closes by itself, and would open again. */
function closeOnLeaving({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return
  if (relatedTarget.getAttribute('popovertarget') !== currentTarget.id)
    currentTarget.hidePopover?.()
}

/** Native popover: opens, closes and takes Escape without script. */
export function Popover({ id, label, place = 'end', className = '', children }: PopoverProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- catches its links' clicks; Enter on a link is a click
    <div
      id={id}
      popover="auto"
      role="region"
      aria-label={label}
      className={`${places[place]} ${className}`}
      onClick={closeOnLink}
      onBlur={closeOnLeaving}
    >
      {children}
    </div>
  )
}

export function PopoverButton({
  target,
  label,
  className,
  action = 'toggle',
  autoFocus,
  children,
}: PopoverButtonProps) {
  return (
    <button
      type="button"
      popovertarget={target}
      popovertargetaction={action}
      className={className}
      {...{ autoFocus }}
    >
      {children}
      {label && <span className="tip">{label}</span>}
    </button>
  )
}
