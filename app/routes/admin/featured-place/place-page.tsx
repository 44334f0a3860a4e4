import { useTranslation } from 'react-i18next'
import type { PlaceName } from '~/domain/featured/place.rules'
import { NEW_TESTIMONIAL, adminPaths } from '~/paths/admin'
import { Badge } from '~/ui/feedback/badge'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { SelectField, type SelectOption } from '~/ui/form/select-field'
import { Card } from '~/ui/layout/card'
import { Link } from '~/ui/layout/link'
import type { EntryView } from '~/routes/admin/_area/curation/entry-name'
import { EntryRows } from './entry-rows'
import { PlaceHistory, type PlaceChange } from './place-history'

type TestimonialItem = {
  id: number
  name: string
  quote: string
  hidden: boolean
  isSample: boolean
  featured: boolean
  href: string
}
export type PlacePageProps = {
  place: PlaceName
  empty: string
  /** The order that the forms speak of. */
  shown: string
  entries: EntryView[]
  choices: SelectOption[]
  history: PlaceChange[]
  /** All testimonials on their page; null on the others. */
  testimonials: TestimonialItem[] | null
  /** What somebody was about to add when another was quicker. */
  chosen: string
  answer: { error: string } | undefined
}

function AddForm({
  choices,
  chosen,
  shown,
  answer,
}: Pick<PlacePageProps, 'choices' | 'chosen' | 'shown' | 'answer'>) {
  const { t } = useTranslation('admin-featured')
  if (choices.length === 0) return <p className="text-ink-soft">{t('add.none')}</p>
  const errors = answer ? [answer.error] : undefined
  return (
    <Form method="post" preventScrollReset noValidate key={shown} className="grid max-w-text gap-4">
      <ErrorSummary
        id="add-problem"
        errors={errors?.map((message) => ({ fieldId: 'add-entry', message })) ?? []}
        answer={answer}
      />
      <input type="hidden" name="shown" value={shown} />
      <SelectField
        id="add-entry"
        name="entry"
        label={t('add.label')}
        hint={t('add.hint')}
        placeholder={t('add.choose')}
        options={choices}
        defaultValue={chosen}
        errors={errors}
      />
      <div>
        <Button name="intent" value="add" variant="secondary" size="sm">
          {t('add.button')}
        </Button>
      </div>
    </Form>
  )
}

const linkClass = 'inline-block min-h-6 font-semibold wrap-anywhere quiet-link'

function Testimonials({ testimonials }: { testimonials: TestimonialItem[] }) {
  const { t } = useTranslation('admin-featured')
  return (
    <Card as="section" aria-labelledby="testimonials-title" className="grid gap-4">
      <h2 id="testimonials-title" className="text-xl">
        {t('testimonial.all')}
      </h2>
      <ul className="grid divide-y divide-line">
        {testimonials.map(({ id, name, quote, hidden, isSample, href }) => (
          <li key={id} className="grid gap-1 py-3">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link to={href} className={linkClass}>
                {name}
              </Link>{' '}
              {isSample && <Badge>{t('testimonial.sample')}</Badge>}{' '}
              {hidden && <Badge tone="warning">{t('state.closed')}</Badge>}
            </span>{' '}
            <span className="max-w-text wrap-anywhere text-ink-soft">{quote}</span>
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink to={adminPaths.testimonial(NEW_TESTIMONIAL)} variant="secondary" size="sm">
          {t('testimonial.new')}
        </ButtonLink>
      </div>
    </Card>
  )
}

/** One place: its entries, what can be added, and the way back. */
export function PlacePage({
  empty,
  shown,
  entries,
  choices,
  chosen,
  history,
  testimonials,
  answer,
}: PlacePageProps) {
  const { t } = useTranslation('admin-featured')
  return (
    <div className="grid gap-10">
      {entries.length === 0 ? (
        <p className="max-w-text">{empty}</p>
      ) : (
        <EntryRows label={t('entries')} entries={entries} shown={shown} />
      )}
      <Card as="section" tone="raised" aria-labelledby="add-title">
        <h2 id="add-title" className="mb-4 text-xl">
          {t('add.title')}
        </h2>
        <AddForm choices={choices} chosen={chosen} shown={shown} answer={answer} />
      </Card>
      {testimonials && <Testimonials testimonials={testimonials} />}
      <PlaceHistory history={history} shown={shown} />
    </div>
  )
}
