import type { TFunction } from 'i18next'
import type { ZodType } from 'zod'
import type { FormValues } from '~/domain/catalog/product-editing.rules'
import type { Curated } from '~/domain/curation/curation.server'
import {
  projectSchema,
  templateSchema,
  type ProjectInput,
  type TemplateInput,
} from '~/domain/curation/curation.schema'
import type { CuratedPicture } from '~/domain/curation/curation-picture.rules'
import { SHOWCASE_PROJECTS } from '~/domain/curation/showcase-editing.server'
import { TEMPLATES } from '~/domain/curation/template-editing.server'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { currentTime } from '~/platform/clock'
import { formatIsoDay } from '~/platform/i18n/format.server'

/** What the pages of one kind of record have of their own. */
export interface CurationDesk<Input> {
  kind: Curated<Input>
  schema: (t: TFunction<'curation'>) => ZodType<Input>
  /** What an empty form starts with. */
  blank: () => FormValues
  pictures: CuratedPicture[]
  href: (id: number, part?: 'picture') => string
  listHref: string
  publicHref: (id: number) => string
}

/** The projects of the showcase. */
export const PROJECT_DESK: CurationDesk<ProjectInput> = {
  kind: SHOWCASE_PROJECTS,
  schema: projectSchema,
  blank: () => ({ date: formatIsoDay(currentTime()), priority: '0' }),
  pictures: ['picture'],
  href: adminPaths.showcaseProject,
  listHref: adminPaths.projects(),
  publicHref: paths.showcaseProject,
}

/** The templates of the community, which have no pages of their own. */
export const TEMPLATE_DESK: CurationDesk<TemplateInput> = {
  kind: TEMPLATES,
  schema: templateSchema,
  blank: () => ({ price: 'free' }),
  pictures: ['picture', 'logo'],
  href: adminPaths.template,
  listHref: adminPaths.templates(),
  publicHref: () => paths.templates(),
}
