import { Section } from '~/ui/layout/section'
import { ComparisonTable, type ComparisonTableProps } from './comparison-table'

export type FeatureComparisonProps = {
  comparison: ComparisonTableProps & { title: string; lead: string }
  tone?: 'ground' | 'surface'
}

/** A monthly plan against a one-time order. */
export function FeatureComparison({
  comparison: { title, lead, ...table },
  tone,
}: FeatureComparisonProps) {
  return (
    <Section id="comparison" title={title} lead={lead} tone={tone}>
      <ComparisonTable {...table} />
    </Section>
  )
}
