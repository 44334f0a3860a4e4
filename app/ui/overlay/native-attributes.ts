import 'react'

declare module 'react' {
  // React 18 does not know these attributes and passes them on as they are written.
  interface HTMLAttributes<T> {
    popover?: 'auto' | 'manual' | ''
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string
    popovertargetaction?: 'toggle' | 'show' | 'hide'
    command?: string
    commandfor?: string
  }
  interface DetailsHTMLAttributes<T> {
    name?: string
  }
}
