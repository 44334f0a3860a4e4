import { Grid } from '~/ui/layout/grid'
import { TemplateCard, type TemplateCardProps } from '~/routes/site/_area/template-card'

export type TemplateListProps = { templates: TemplateCardProps[] }

/** Two pictures are what the first screen of a visit may weigh. */
const AT_ONCE = 2

/** Templates as cards, three in a row. */
export function TemplateList({ templates }: TemplateListProps) {
  return (
    <Grid as="ul">
      {templates.map((template, index) => (
        <li key={template.id}>
          <TemplateCard {...template} headingLevel={2} eager={index < AT_ONCE} />
        </li>
      ))}
    </Grid>
  )
}
