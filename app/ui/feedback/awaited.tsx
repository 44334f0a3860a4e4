import { Await } from '@remix-run/react'
import { type ReactNode, Suspense } from 'react'
import { Spinner } from './spinner'

export type AwaitedProps<T> = {
  /**
   * A promise only where script asked for the page: without script nothing would take the spinner
   * away.
   */
  value: T | Promise<T>
  /** What the spinner says; default "Loading...". */
  text?: string
  /** Keeps about the place of what comes: `min-h-72`. */
  className?: string
  /** Stands in the place of what comes, instead of the spinner. */
  fallback?: ReactNode
  children: (value: T) => ReactNode
}

/** Shows a value at once, or a spinner or what stands for it until it comes. */
export function Awaited<T>({ value, text, className = '', fallback, children }: AwaitedProps<T>) {
  if (!(value instanceof Promise)) return <>{children(value)}</>
  return (
    <Suspense
      fallback={
        fallback ?? (
          <div className={`grid place-items-center ${className}`}>
            <Spinner text={text} />
          </div>
        )
      }
    >
      <Await resolve={value}>{(come) => children(come as T)}</Await>
    </Suspense>
  )
}
