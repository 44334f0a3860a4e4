import { getZodConstraint } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { emailSchema, profileSchema } from '~/domain/people/account.schema'
import { readProfile } from '~/domain/people/own-account.server'
import { shownAddress } from '~/platform/shown-address.server'
import { pageMeta } from '~/shell/page-meta'
import { answerProfile } from './page.server'
import { openSettings } from '~/account/settings.server'
import { SettingsPage } from '~/routes/dashboard/_area/settings-page'
import { readForm } from '~/platform/http/form.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { EmailForm } from './email-form'
import { ProfileForm } from './profile-form'

export const handle = { i18n: ['settings'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, t } = await openSettings(args)
  const profile = await readProfile(viewer.id)
  return {
    title: t('profile.title'),
    profile: { ...profile, email: shownAddress(profile.email), phone: profile.phone ?? '' },
    constraints: {
      profile: getZodConstraint(profileSchema(viewer.username)),
      email: getZodConstraint(emailSchema()),
    },
  }
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, language } = await openSettings(args)
  return answerProfile(await readForm(args.request), { request: args.request, viewer, language })
}

export default function ProfileSettings() {
  const { title, profile, constraints } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('settings')
  const of = (form: string) => (answer?.form === form ? answer : undefined)
  return (
    <SettingsPage title={title} lead={t('profile.lead')}>
      <ProfileForm answer={of('profile')} constraint={constraints.profile} defaults={profile} />
      <EmailForm answer={of('email')} constraint={constraints.email} current={profile.email} />
    </SettingsPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
