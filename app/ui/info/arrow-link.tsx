import { Link, type LinkProps } from '@remix-run/react'
import ArrowRight from 'lucide-react/icons/arrow-right'

/** A link onward at the end of a text. */
export function ArrowLink({ className = '', children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={`inline-block max-w-full py-2 font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-canal hover:decoration-2 ${className}`}>
      {children}
      <ArrowRight aria-hidden size={18} className="ms-2 inline-block align-[-0.2em]" />
    </Link>
  )
}
