import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { SEARCH_MAX } from '~/domain/ground/search.rules'
import { paths } from '~/paths'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireViewer } from '~/platform/session/guards.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Button } from '~/ui/form/button'
import { Form } from '~/ui/form/form'
import { TextField } from '~/ui/form/text-field'
import { ErrorPage } from '~/ui/layout/error-page'
import { Link } from '~/ui/layout/link'
import { ShortcutKeys } from './shortcut-keys'
import { loadSearch } from './page.server'

export const handle = { i18n: ['search'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args)
  return loadSearch(args.request, viewer, await getLanguage(args.request))
}

type Group = ReturnType<typeof useLoaderData<typeof loader>>['groups'][number]

function FoundOfAKind({ kind, rows, moreHref }: Group) {
  const { t } = useTranslation('search')
  return (
    <section aria-labelledby={`found-${kind}`} className="grid content-start gap-2">
      <h2 id={`found-${kind}`} className="text-lg">
        {t(`kinds.${kind}`)}
      </h2>
      <ul className="grid border-t border-line">
        {rows.map(({ title, detail, href }, index) => (
          <li key={index} className="border-b border-line py-2">
            <Link to={href} className="inline-block min-h-6 font-semibold break-words quiet-link">
              {title}
            </Link>
            {detail && <p className="text-sm break-words text-ink-soft">{detail}</p>}
          </li>
        ))}
      </ul>
      {moreHref && (
        <p>
          <Link to={moreHref} className="inline-block min-h-6 quiet-link">
            {t('all')}
            <span className="sr-only">: {t(`kinds.${kind}`)}</span>
          </Link>
        </p>
      )}
    </section>
  )
}

export default function Search() {
  const { title, area, q, groups } = useLoaderData<typeof loader>()
  const { t } = useTranslation(['search', 'dashboard'])
  return (
    <DashboardFrame area={area} title={title} lead={t('lead')}>
      <Form method="get" action={paths.search()} role="search" aria-label={title}>
        <div className="flex max-w-2xl items-end gap-2">
          <div className="min-w-0 flex-1">
            <TextField
              key={q}
              id="search-page"
              name="q"
              type="search"
              label={t('again')}
              defaultValue={q}
              maxLength={SEARCH_MAX}
              autoComplete="off"
              enterKeyHint="search"
            />
          </div>
          <Button>{t('dashboard:search.go')}</Button>
        </div>
      </Form>
      {q && groups.length === 0 && (
        <EmptyState title={t('nothing', { q })}>{t('nothingText')}</EmptyState>
      )}
      {groups.length > 0 && (
        <div className="grid gap-x-gap gap-y-8 xl:grid-cols-2">
          {groups.map((group) => (
            <FoundOfAKind key={group.kind} {...group} />
          ))}
        </div>
      )}
      <ShortcutKeys />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
