import type { LegalSection } from '~/domain/legal/legal.rules'
import { LegalBlocks } from './legal-blocks'

export type LegalDocumentProps = {
  /** Null in a browser whose page has it already: what the server wrote then stays as it is. */
  document: { contents: string; sections: LegalSection[] } | null
}

const layout = 'grid gap-x-gap gap-y-10 pb-section lg:grid-cols-4'

function Contents({ contents, sections }: NonNullable<LegalDocumentProps['document']>) {
  return (
    <nav
      aria-labelledby="contents-title"
      className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto print:hidden"
    >
      <h2
        id="contents-title"
        className="font-text text-sm font-normal tracking-normal text-ink-soft"
      >
        {contents}
      </h2>
      <ol className="mt-2 grid gap-x-gap sm:grid-cols-2 lg:grid-cols-1">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-8 gap-3 py-1 leading-snug decoration-canal decoration-2 underline-offset-4 hover:underline"
            >
              <span aria-hidden className="w-5 shrink-0 text-ink-soft">
                {index + 1}
              </span>{' '}
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Section({
  section: { id, title, blocks },
  number,
}: {
  section: LegalSection
  number: number
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="prose max-w-none">
      <h2 id={`${id}-title`} className="mt-0! break-after-avoid">
        <span className="text-canal">{number}</span> {title}
      </h2>
      <LegalBlocks blocks={blocks} />
    </section>
  )
}

/** A legal text in numbered sections, each with its anchor, beside a table of contents. */
export function LegalDocument({ document }: LegalDocumentProps) {
  if (!document)
    return (
      <div className={layout} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    )
  const { sections } = document
  return (
    <div className={layout}>
      <Contents {...document} />
      <div className="grid gap-14 lg:col-span-3">
        {sections.map((section, index) => (
          <Section key={section.id} section={section} number={index + 1} />
        ))}
      </div>
    </div>
  )
}
