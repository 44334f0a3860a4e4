import { Card } from '~/ui/layout/card'
import { Link } from '~/ui/layout/link'

type HintCardProps = { id: string; title: string; text: string; to: string; link: string }

/** Beside a form: what else there is to know, and where it leads. */
export function HintCard({ id, title, text, to, link }: HintCardProps) {
  return (
    <Card as="section" tone="outline" aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-2 text-ink-soft">{text}</p>
      <p className="mt-4">
        <Link to={to} className="font-semibold underline underline-offset-4 hover:text-canal">
          {link}
        </Link>
      </p>
    </Card>
  )
}
