import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Link, type LinkProps } from '../layout/link'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'md' | 'sm'
  /** Stretches to the width of its container. */
  wide?: boolean
}
export type ButtonProps = ButtonLook & ComponentPropsWithoutRef<'button'> & { children: ReactNode }
export type ButtonLinkProps = ButtonLook & LinkProps

const variants = {
  primary: 'bg-lantern text-on-lantern hover:bg-lantern-strong',
  secondary: 'border-line-strong text-ink hover:border-ink hover:bg-surface-raised',
  quiet:
    'text-ink underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-canal hover:decoration-2',
  danger: 'border-danger text-danger hover:bg-danger hover:text-on-danger',
}
const sizes = { md: 'min-h-12 px-6 py-3', sm: 'min-h-11 px-4 py-2 text-sm' }

function buttonClass(
  { variant = 'primary', size = 'md', wide = false }: ButtonLook,
  className = '',
) {
  const inset = variant === 'quiet' ? sizes[size].replace(/px-\d/, 'px-0') : sizes[size]
  return `button ${variants[variant]} ${inset} ${wide ? 'w-full' : ''} ${className}`.trim()
}

export function Button({ variant, size, wide, className, type = 'submit', ...rest }: ButtonProps) {
  return (
    <button type={type} className={buttonClass({ variant, size, wide }, className)} {...rest} />
  )
}

export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass({ variant, size, wide }, className)} {...rest} />
}
