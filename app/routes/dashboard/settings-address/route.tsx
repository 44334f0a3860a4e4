import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData, useParams } from '@remix-run/react'
import { countryOptions } from '~/domain/ground/countries'
import { addressSchema } from '~/domain/people/account.schema'
import { getAddress, MOST_ADDRESSES, saveAddress } from '~/domain/people/addresses.server'
import { pageMeta } from '~/shell/page-meta'
import { orNotFound } from '~/shell/answers.server'
import { accountWords, openSettings } from '~/account/settings.server'
import { SettingsPage } from '~/routes/dashboard/_area/settings-page'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
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

export async function action(args: ActionFunctionArgs) {
  const { viewer, language, t } = await openSettings(args)
  const address = await findAddress(viewer.id, args.params.id)
  const submission = parseWithZod(await readForm(args.request), {
    schema: addressSchema(accountWords(language)),
  })
  if (submission.status !== 'success')
    return data({ form: 'address', result: submission.reply() }, { status: 400 })
  const outcome = await orNotFound(saveAddress(viewer.id, address?.id ?? null, submission.value))
  const text =
    outcome === 'full' ? t('addresses.full', { count: MOST_ADDRESSES }) : t('addresses.saved')
  return seeOther(paths.settingsPart('addresses'), {
    flash: { kind: outcome === 'full' ? 'warning' : 'success', text },
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
