import { type LinkProps } from '@remix-run/react'
import { Link } from './link'
import { Icon } from '~/ui/media/icon'

/** A link onward at the end of a text. */
export function ArrowLink({ className = '', children, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={`inline-block max-w-full py-2 font-semibold quiet-link ${className}`}
    >
      {children}
      <Icon name="arrow-right" size={18} className="ms-2 inline-block align-[-0.2em]" />
    </Link>
  )
}
