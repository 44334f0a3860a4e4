export interface DocumentView {
  id: string
  number: string
  title: string
  files: { href: string; label: string }[]
}

/** Invoices and credit notes by name, each with its files. */
export function DocumentList({ documents }: { documents: DocumentView[] }) {
  return (
    <ul className="grid gap-3">
      {documents.map(({ id, number, title, files }) => (
        <li key={id}>
          {title}
          <span className="flex flex-wrap gap-x-5">
            {files.map(({ href, label }) => (
              <a key={href} href={href} download className="inline-block min-h-6 quiet-link">
                {label}
                <span className="sr-only"> {number}</span>
              </a>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
