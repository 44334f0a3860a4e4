import { Card } from '~/ui/layout/card'
import { Link } from '~/ui/layout/link'

export type MailTextPart = {
  text: string
  /** A path of this site. */
  href?: string
}

/** A mail's words, in which the links to this site work. */
export function MailText({ parts, language }: { parts: MailTextPart[]; language: string }) {
  return (
    <Card lang={language} className="max-w-text whitespace-pre-wrap">
      {parts.map(({ text, href }, index) =>
        href ? (
          <Link key={index} to={href} className="break-all text-canal underline underline-offset-4">
            {text}
          </Link>
        ) : (
          <span key={index}>{text}</span>
        ),
      )}
    </Card>
  )
}
