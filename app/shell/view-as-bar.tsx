import { Button } from '~/ui/form/button'
import { Container } from '~/ui/layout/container'
import { Form } from '~/ui/form/form'

export type ViewAsBarProps = { text: string; end: string; action: string }

/** In whose place an admin looks on, above every page for as long as it lasts. */
export function ViewAsBar({ text, end, action }: ViewAsBarProps) {
  return (
    <Form method="post" action={action} aria-label={end} className="bg-warning-soft py-3">
      <Container className="flex flex-wrap items-center gap-3">
        <strong className="min-w-0 flex-1 basis-72 wrap-anywhere">{text}</strong>{' '}
        <Button variant="secondary" size="sm">
          {end}
        </Button>
      </Container>
    </Form>
  )
}
