import type { ReactNode } from 'react'

type FormPartProps = { id: string; title: ReactNode; hint?: ReactNode; children: ReactNode }

/** Fields that belong together, under a title. */
export function FormPart({ id, title, hint, children }: FormPartProps) {
  return (
    <section aria-labelledby={id} className="grid content-start gap-6">
      <div className="grid gap-1.5">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {hint && <p className="max-w-[60ch] text-ink-soft">{hint}</p>}
      </div>
      {children}
    </section>
  )
}
