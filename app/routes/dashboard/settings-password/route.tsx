import { getZodConstraint } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { passwordChangeFor, passwordChangeSchema } from '~/domain/people/account.schema'
import { changePassword } from '~/domain/people/own-account.server'
import { PASSWORD_MAX, PASSWORD_MIN } from '~/domain/people/people.rules'
import { answerBy, fields, type FormHandler } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { openSettings, refusePassword } from '~/account/settings.server'
import { SettingsPage } from '~/routes/dashboard/_area/settings-page'
import { paths } from '~/paths'
import { isBreachedPassword } from '~/platform/breached-passwords.server'
import { readForm } from '~/platform/http/form.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import type { Viewer } from '~/platform/session/roles'
import { findSessionId } from '~/platform/session/session.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { PasswordForm } from './password-form'

export const handle = { i18n: ['settings'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, t } = await openSettings(args, 'self')
  return {
    title: t('password.title'),
    username: viewer.username,
    constraint: getZodConstraint(passwordChangeSchema),
  }
}

interface Context {
  request: Request
  viewer: Viewer
  language: Language
}
const sayOf =
  (language: Language) => (problem: Parameters<Parameters<typeof passwordChangeFor>[1]>[0]) =>
    translator(language, 'auth')(`setPassword.problems.${problem}`, {
      min: PASSWORD_MIN,
      max: PASSWORD_MAX,
    })

const passwordForm: FormHandler<Context> = fields(
  'password',
  ({ viewer, language }) =>
    passwordChangeFor(viewer, sayOf(language), translator(language, 'forms')('required')),
  async ({ current, password }, { request, viewer, language }) => {
    const refused = await refusePassword(request, viewer, current, language)
    if (refused) return { wrong: refused.message, at: 'current', status: refused.status }
    if (await isBreachedPassword(password))
      return { wrong: sayOf(language)('breached'), at: 'password' }
    await changePassword(viewer.id, password, await findSessionId(request))
    return { done: translator(language, 'settings')('password.saved') }
  },
  { hide: ['current', 'password'] },
)

export async function action(args: ActionFunctionArgs) {
  const { viewer, language } = await openSettings(args)
  const context = { request: args.request, viewer, language }
  return answerBy(passwordForm, await readForm(args.request), context, {
    page: paths.settingsPart('password'),
  })
}

export default function PasswordSettings() {
  const { title, username, constraint } = useLoaderData<typeof loader>()
  const { t } = useTranslation('settings')
  return (
    <SettingsPage title={title} lead={t('password.lead')}>
      <PasswordForm
        answer={useActionData<typeof action>()}
        constraint={constraint}
        username={username}
        min={PASSWORD_MIN}
      />
    </SettingsPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
