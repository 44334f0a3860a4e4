import { cityLine } from '~/domain/ground/address.rules'
import { countryName } from '~/platform/i18n/places.server'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { listAddresses, MOST_ADDRESSES } from '~/domain/people/addresses.server'
import { pageMeta } from '~/shell/page-meta'
import { openSettings } from '~/account/settings.server'
import { SettingsPage } from '~/routes/dashboard/_area/settings-page'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { AddressList } from './address-list'

export const handle = { i18n: ['settings'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, language, t } = await openSettings(args)
  const addresses = await listAddresses(viewer.id)
  const rows = addresses.map(({ id, label, line1, line2, postalCode, city, country }, index) => ({
    id,
    label,
    lines: [
      line1,
      line2,
      cityLine({ postalCode, city, country }),
      countryName(country, language),
    ].filter((line): line is string => Boolean(line)),
    usedFirst: index === 0,
  }))
  return { title: t('addresses.title'), addresses: rows, full: rows.length >= MOST_ADDRESSES }
}

export default function AddressSettings() {
  const { title, addresses, full } = useLoaderData<typeof loader>()
  const { t } = useTranslation('settings')
  return (
    <SettingsPage
      title={title}
      lead={t('addresses.lead')}
      actions={!full && <ButtonLink to={paths.address('new')}>{t('addresses.add')}</ButtonLink>}
    >
      <AddressList addresses={addresses} />
    </SettingsPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
