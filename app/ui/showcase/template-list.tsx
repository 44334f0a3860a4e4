import { Grid } from '../layout/grid'
import { TemplateCard, type TemplateCardProps } from './template-card'

export type TemplateListProps = { templates: TemplateCardProps[] }

const FIRST_ROW = 3

/** Templates as cards, three in a row. */
export function TemplateList({ templates }: TemplateListProps) {
  return (
    <Grid as="ul">
      {templates.map((template, index) => (
        <li key={template.id}>
          <TemplateCard {...template} headingLevel={2} eager={index < FIRST_ROW} />
        </li>
      ))}
    </Grid>
  )
}
