import { getZodConstraint } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useParams } from '@remix-run/react'
import { countryOptions } from '~/domain/ground/countries'
import { addressSchema } from '~/domain/people/account.schema'
import { getAddress, MOST_ADDRESSES, saveAddress } from '~/domain/people/addresses.server'
import { pageMeta } from '~/shell/page-meta'
import { orNotFound } from '~/shell/answers.server'
import { answerBy, fields, type FormHandler } from '~/shell/forms.server'
import { accountWords, openSettings } from '~/account/settings.server'
import { SettingsPage } from '~/routes/dashboard/_area/settings-page'
import { paths } from '~/paths'
import { readForm } from '~/platform/http/form.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { ErrorPage } from '~/ui/layout/error-page'
import { AddressForm } from './address-form'

export const handle = { i18n: ['settings'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/** One address of the viewer; `new` in the URL stands for one that is to be added. */
async function findAddress(userId: number, id = '') {
  return id === 'new' ? null : orNotFound(getAddress(userId, id))
}

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, language, t } = await openSettings(args)
  const address = await findAddress(viewer.id, args.params.id)
  return {
    title: address ? t('addresses.editLabel', { label: address.label }) : t('addresses.add'),
    defaults: address && {
      ...address,
      line2: address.line2 ?? '',
      preferred: address.preferred ? 'on' : '',
    },
    countries: countryOptions(language),
    constraint: getZodConstraint(addressSchema()),
  }
}

interface Context {
  userId: number
  id: string | null
  language: Language
}
const addressForm: FormHandler<Context> = fields(
  'address',
  ({ language }) => addressSchema(accountWords(language)),
  async (value, { userId, id, language }) => {
    const t = translator(language, 'settings')
    return (await saveAddress(userId, id, value)) === 'full'
      ? { late: t('addresses.full', { count: MOST_ADDRESSES }) }
      : { done: t('addresses.saved') }
  },
)

export async function action(args: ActionFunctionArgs) {
  const { viewer, language } = await openSettings(args)
  const address = await findAddress(viewer.id, args.params.id)
  const context = { userId: viewer.id, id: address?.id ?? null, language }
  return answerBy(addressForm, await readForm(args.request), context, {
    page: paths.settingsPart('addresses'),
  })
}

export default function AddressPage() {
  const { title, defaults, ...form } = useLoaderData<typeof loader>()
  const { id } = useParams()
  return (
    <SettingsPage title={title}>
      <AddressForm
        key={id}
        {...form}
        defaults={defaults ?? undefined}
        answer={useActionData<typeof action>()}
      />
    </SettingsPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
