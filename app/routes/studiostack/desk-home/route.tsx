import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { presentDeskHome, answerDeskHome } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { openDeskForm } from '~/routes/studiostack/_desk/desk-forms.server'
import { StudioDeskFrame } from '~/shell/studio-desk-frame'
import { requireStudio } from '~/shell/studio-page.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { studioPaths } from '~/paths/studio'
import { ButtonLink } from '~/ui/form/button'
import { DescriptionList } from '~/ui/layout/description-list'
import { ErrorPage } from '~/ui/layout/error-page'
import { Link } from '~/ui/layout/link'
import { OpenOrClosed } from './open-or-closed'

export const handle = { i18n: ['studio-desk', 'studio-shop'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { studio } = await requireStudio(args)
  return presentDeskHome(studio, await getLanguage(args.request))
}

export async function action(args: ActionFunctionArgs) {
  const context = await openDeskForm(args)
  return answerDeskHome(await readForm(args.request), context)
}

export default function StudioDeskHome() {
  const { title, figures, ...shop } = useLoaderData<typeof loader>()
  const { t } = useTranslation('studio-desk')
  const items = figures.map(({ term, detail, href }) => ({
    key: href,
    term: (
      <Link
        to={href}
        className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-canal"
      >
        {term}
      </Link>
    ),
    detail: <span className="font-display text-3xl">{detail}</span>,
  }))
  return (
    <StudioDeskFrame title={title}>
      <OpenOrClosed {...shop} />
      <DescriptionList items={items} look="columns" />
      <section aria-labelledby="export-title" className="grid justify-items-start gap-4">
        <h2 id="export-title" className="text-2xl">
          {t('overview.export')}
        </h2>
        <p className="text-ink-soft">{t('overview.exportText')}</p>
        <ButtonLink to={studioPaths.export()} reloadDocument variant="secondary">
          {t('overview.exportButton')}
        </ButtonLink>
      </section>
    </StudioDeskFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
