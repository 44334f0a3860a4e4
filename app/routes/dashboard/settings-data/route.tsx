import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { EXPORT_LIFETIME } from '~/domain/data-requests/data-request.rules'
import { listExports, requestExport } from '~/domain/data-requests/exports.server'
import { pageMeta } from '~/shell/page-meta'
import { openSettings } from '~/account/settings.server'
import { SettingsPage } from '~/routes/dashboard/_area/settings-page'
import { paths } from '~/paths'
import { after, currentTime, DAY } from '~/platform/clock'
import { seeOther } from '~/platform/http/answers.server'
import { readButton } from '~/platform/http/form.server'
import { formatDateTime, formatWait } from '~/platform/i18n/format.server'
import { hit } from '~/platform/rate-limit.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { DataSettings } from './data-settings'

export const handle = { i18n: ['settings'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

const EXPORTS = { limit: 3, window: DAY }

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, language, t } = await openSettings(args, 'recent')
  const requests = await listExports(viewer.id)
  const exports = requests.map(({ id, status, storageKey, createdAt, finishedAt }) => {
    const until = finishedAt && after(EXPORT_LIFETIME, finishedAt)
    const ready =
      status === 'ready' && storageKey !== null && until !== null && until > currentTime()
    return {
      id,
      asked: formatDateTime(createdAt, language),
      state:
        status === 'received'
          ? ('making' as const)
          : ready
            ? ('ready' as const)
            : ('over' as const),
      until: until && formatDateTime(until, language),
    }
  })
  return { title: t('data.title'), exports, days: EXPORT_LIFETIME / DAY }
}

/** Asks for an export; the page shows when it is ready. */
export async function action(args: ActionFunctionArgs) {
  const { viewer, language, t } = await openSettings(args, 'recent')
  await readButton(args.request)
  const { retryAfter } = await hit(`export:${viewer.id}`, EXPORTS)
  if (retryAfter === 0) await requestExport(viewer.id)
  const text =
    retryAfter === 0
      ? t('data.export.asked')
      : t('data.export.throttled', { when: formatWait(retryAfter, language) })
  return seeOther(paths.settingsPart('data'), {
    flash: { kind: retryAfter === 0 ? 'success' : 'warning', text },
  })
}

export default function DataPage() {
  const { title, ...data } = useLoaderData<typeof loader>()
  const { t } = useTranslation('settings')
  return (
    <SettingsPage title={title} lead={t('data.lead')}>
      <DataSettings {...data} />
    </SettingsPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
