import { Form } from '@remix-run/react'
import { Button } from '../form/button'
import { Icon } from '../media/icon'
import { Container } from './container'

export type ViewAsBarProps = { label: string; text: string; end: string; action: string }

/** In whose place an admin looks on, above every page for as long as it lasts. */
export function ViewAsBar({ label, text, end, action }: ViewAsBarProps) {
  return (
    <section aria-label={label} className="border-b-2 border-warning bg-warning-soft py-3">
      <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex min-w-0 flex-1 basis-72 gap-3 break-words">
          <Icon name="eye" size={20} className="mt-0.5 shrink-0 text-warning" />
          <span className="min-w-0">{text}</span>
        </p>
        <Form method="post" action={action}>
          <Button variant="secondary" size="sm">{end}</Button>
        </Form>
      </Container>
    </section>
  )
}
