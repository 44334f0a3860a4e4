import type { ReactNode } from 'react'
import { Container } from './container'

export type SectionProps = {
  id?: string
  /** h2; needed unless `label` names the section. */
  title?: ReactNode
  eyebrow?: ReactNode
  lead?: ReactNode
  /** A link or button beside the title. */
  action?: ReactNode
  label?: string
  /** 'beside': title in the first of four columns, content in the other three. */
  layout?: 'above' | 'beside'
  tone?: 'ground' | 'surface'
  /** `false` inside dashboards and other containers. */
  contained?: boolean
  children?: ReactNode
}

function Heading({
  title,
  eyebrow,
  lead,
  action,
  titleId,
  beside,
}: Pick<SectionProps, 'title' | 'eyebrow' | 'lead' | 'action'> & {
  titleId?: string
  beside: boolean
}) {
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-gap gap-y-5 ${beside ? 'lg:flex-col lg:flex-nowrap lg:justify-start' : 'items-end'}`}
    >
      <div className="grid gap-3">
        {eyebrow && <p className="font-semibold text-canal">{eyebrow}</p>}
        <h2 id={titleId} className={beside ? 'text-2xl' : 'max-w-[24ch] text-3xl'}>
          {title}
        </h2>
        {lead && (
          <div className={`max-w-[56ch] text-pretty text-ink-soft ${beside ? '' : 'text-lg'}`}>
            {lead}
          </div>
        )}
      </div>
      {action && <div>{action}</div>}
    </div>
  )
}

/** A named region of a page. With `id` its title can be linked to. */
export function Section({
  id,
  title,
  eyebrow,
  lead,
  action,
  label,
  layout = 'above',
  tone = 'ground',
  contained = true,
  children,
}: SectionProps) {
  const beside = layout === 'beside'
  const titleId = title && id ? `${id}-title` : undefined
  const body = (
    <div className={beside ? 'grid gap-x-gap gap-y-8 lg:grid-cols-4' : 'grid gap-8 lg:gap-12'}>
      {title && <Heading {...{ title, eyebrow, lead, action, titleId, beside }} />}
      <div className={`min-w-0 ${beside ? 'lg:col-span-3' : ''}`}>{children}</div>
    </div>
  )
  const spacing = contained ? 'py-section' : tone === 'surface' ? 'rounded-md p-6' : 'py-6'
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      aria-label={title ? undefined : label}
      className={`${spacing} ${tone === 'surface' ? 'bg-surface' : ''}`}
    >
      {contained ? <Container>{body}</Container> : body}
    </section>
  )
}
