import { useTranslation } from 'react-i18next'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { Card } from '~/ui/layout/card'
import { Link } from '~/ui/layout/link'
import { rowLinkClass } from '~/routes/admin/_area/lists/list-page'

/** A list of which views are kept. */
type ViewGroup = {
  list: string
  name: string
  href: string
  views: { id: string; name: string; href: string }[]
}
type Answer = { result: ServerFormProps<'name'>['result'] } | undefined
export type ViewsPageProps = {
  /** What the form keeps; null when the page was opened for the views alone. */
  shown: { name: string; href: string } | null
  groups: ViewGroup[]
  constraint: ServerFormProps<'name'>['constraint']
  answer: Answer
}

function KeepForm({
  shown,
  constraint,
  answer,
}: Pick<ViewsPageProps, 'constraint' | 'answer'> & {
  shown: NonNullable<ViewsPageProps['shown']>
}) {
  const { t } = useTranslation('admin-lists')
  const { form, errors, field } = serverForm<'name'>('view', { result: answer?.result, constraint })
  return (
    <Card as="section" tone="raised" aria-labelledby="keep-title">
      <h2 id="keep-title" className="text-xl">
        {t('views.keepTitle', { list: shown.name })}
      </h2>
      <Form {...form} className="mt-4 grid max-w-text gap-4">
        <ErrorSummary id="view-problem" errors={errors} answer={answer} />
        <input type="hidden" name="intent" value="keep" />
        <TextField
          {...field('name')}
          label={t('views.name')}
          hint={t('views.nameHint')}
          width="long"
          autoComplete="off"
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button>{t('views.keep')}</Button>{' '}
          <Link to={shown.href} className={rowLinkClass}>
            {t('views.back')}
          </Link>
        </div>
      </Form>
    </Card>
  )
}

function Group({ list, name, href, views }: ViewGroup) {
  const { t } = useTranslation('admin-lists')
  return (
    <section aria-labelledby={`views-${list}`} className="grid gap-3">
      <h2 id={`views-${list}`} className="text-xl">
        <Link to={href} className={rowLinkClass}>
          {name}
        </Link>
      </h2>
      <ul className="grid max-w-text divide-y divide-line">
        {views.map((view) => (
          <li key={view.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <Link to={view.href} className={rowLinkClass}>
              {view.name}
            </Link>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="drop" />
              <input type="hidden" name="id" value={view.id} />
              <Button
                variant="quiet"
                size="sm"
                aria-label={t('views.dropNamed', { name: view.name })}
              >
                {t('views.drop')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The views that somebody has kept, and above them a form that keeps one more. */
export function ViewsPage({ shown, groups, constraint, answer }: ViewsPageProps) {
  const { t } = useTranslation('admin-lists')
  return (
    <div className="grid gap-10">
      {shown && <KeepForm shown={shown} constraint={constraint} answer={answer} />}
      {groups.map((group) => (
        <Group key={group.list} {...group} />
      ))}
      {groups.length === 0 && (
        <EmptyState title={t('views.none')}>{t('views.how', { keep: t('tools.keep') })}</EmptyState>
      )}
    </div>
  )
}
