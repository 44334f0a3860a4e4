import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Tool } from './tool.rules'
import { paths } from '~/paths'
import { Notice } from '~/ui/feedback/notice'
import { ArrowLink } from '~/ui/layout/arrow-link'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { Section } from '~/ui/layout/section'

export type ToolPageProps = {
  tool: Tool
  lead: string
  /** What the tool measures or does, and what it does not, each a sentence. */
  measures: string[]
  omits: string[]
  verb?: 'measures' | 'does'
  /** That nothing is kept, where what is entered does not stand in the address. */
  kept?: string
  /** The form and the result. */
  children: ReactNode
}

function Points({ title, points, look }: { title: string; points: string[]; look: string }) {
  return (
    <div>
      <h3 className="text-xl">{title}</h3>
      <ul className="mt-4 grid gap-4">
        {points.map((point) => (
          <li key={point} className={`border-s-2 ps-4 ${look}`}>
            {point}
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * The page of a free tool: its form and result, what the result is worth, and that nothing is kept.
 */
export function ToolPage({
  tool,
  lead,
  measures,
  omits,
  verb = 'measures',
  kept,
  children,
}: ToolPageProps) {
  const { t } = useTranslation('tools')
  const name = t(`list.${tool}.name`)
  return (
    <Main>
      <Container>
        <PageHeader
          breadcrumbs={[{ label: t('title'), href: paths.tools() }, { label: name }]}
          title={name}
          lead={lead}
        />
      </Container>
      {children}
      <Section id="about" title={t(`about.${verb}`)} layout="beside">
        <div className="grid gap-x-gap gap-y-10 md:grid-cols-2">
          <Points title={t(`points.${verb}`)} points={measures} look="border-canal" />
          <Points title={t(`points.${verb}Not`)} points={omits} look="border-line-strong" />
          <div className="md:col-span-2">
            <Notice title={t('kept.title')}>{kept ?? t('kept.text')}</Notice>
          </div>
        </div>
        <p className="mt-8">
          <ArrowLink to={paths.tools()}>{t('all')}</ArrowLink>
        </p>
      </Section>
    </Main>
  )
}
