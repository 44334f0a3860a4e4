import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../feedback/badge'
import { Notice } from '../feedback/notice'
import { Card } from '../layout/card'
import { DescriptionList, type DescriptionListProps } from '../layout/description-list'

interface Part {
  part: string
  good: boolean
  name: string
  state: string
  text: string
  todo: { text: string; href: string | null } | null
}
export type HealthPageProps = { wrong: number; parts: Part[]; process: DescriptionListProps['items'] }

function PartCard({ part, good, name, state, text, todo }: Part) {
  const { t } = useTranslation('admin-health')
  return (
    <Card as="li" className="grid content-start gap-3" aria-labelledby={`part-${part}`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`part-${part}`} className="text-xl">{name}</h2>
        <Badge tone={good ? 'success' : 'danger'}>{state}</Badge>
      </div>
      <p className="text-ink-soft">{text}</p>
      {todo && <p>{todo.text}</p>}
      {todo?.href && (
        <p>
          <Link to={todo.href} className="font-semibold underline underline-offset-4 hover:text-canal" aria-label={t('lookNamed', { name })}>{t('look')}</Link>
        </p>
      )}
    </Card>
  )
}

/** How each part of the machinery is doing, and how the process that answers is. */
export function HealthPage({ wrong, parts, process }: HealthPageProps) {
  const { t } = useTranslation('admin-health')
  return (
    <div className="grid gap-12">
      <Notice tone={wrong > 0 ? 'warning' : 'success'} title={t(wrong > 0 ? 'summary.wrong' : 'summary.well')} role="status" />
      <ul className="grid gap-gap md:grid-cols-2">
        {parts.map((part) => <PartCard key={part.part} {...part} />)}
      </ul>
      <section aria-labelledby="process" className="grid gap-4">
        <h2 id="process" className="text-2xl">{t('process.title')}</h2>
        <p className="text-ink-soft">{t('process.lead')}</p>
        <DescriptionList items={process} />
      </section>
    </div>
  )
}
