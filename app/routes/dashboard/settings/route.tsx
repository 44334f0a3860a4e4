import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { SETTINGS } from '~/routes/dashboard/_area/settings-parts'
import { paths } from '~/paths'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { requireViewer } from '~/platform/session/guards.server'
import { Card } from '~/ui/layout/card'
import { ErrorPage } from '~/ui/layout/error-page'
import { Link } from '~/ui/layout/link'
import { Icon } from '~/ui/media/icon'

export const handle = { i18n: ['settings'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  await requireViewer(args)
  return { title: translator(await getLanguage(args.request), 'settings')('title') }
}

type PartCardProps = (typeof SETTINGS)[number]['parts'][number]

function PartCard({ part, icon }: PartCardProps) {
  const { t } = useTranslation(['settings', 'dashboard'])
  return (
    <Card as="li" className="flex gap-4 hover:bg-surface-raised">
      <span aria-hidden className="mt-0.5 shrink-0 text-canal">
        <Icon name={icon} size={22} />
      </span>
      <div className="min-w-0">
        <Link
          to={paths.settingsPart(part)}
          className="text-lg font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {t(`dashboard:settingsParts.parts.${part}`)}
        </Link>
        <p className="mt-1 text-ink-soft">{t(`parts.${part}`)}</p>
      </div>
    </Card>
  )
}

export default function Settings() {
  const { title } = useLoaderData<typeof loader>()
  const { t } = useTranslation(['settings', 'dashboard'])
  return (
    <DashboardFrame area="client" title={title} lead={t('lead')}>
      {SETTINGS.map(({ group, parts }) => (
        <section key={group} aria-labelledby={`group-${group}`} className="grid gap-4">
          <h2 id={`group-${group}`} className="text-xl">
            {t(`dashboard:settingsParts.groups.${group}`)}
          </h2>
          <ul className="grid gap-3 md:grid-cols-2">
            {parts.map((part) => (
              <PartCard key={part.part} {...part} />
            ))}
          </ul>
        </section>
      ))}
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
