import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { passwordChangeFor, passwordChangeSchema } from '~/domain/people/account.schema'
import { changePassword } from '~/domain/people/own-account.server'
import { PASSWORD_MAX, PASSWORD_MIN } from '~/domain/people/people.rules'
import { pageMeta } from '~/shell/page-meta'
import { openSettings, refusePassword } from '~/account/settings.server'
import { SettingsPage } from '~/routes/dashboard/_area/settings-page'
import { paths } from '~/paths'
import { isBreachedPassword } from '~/platform/breached-passwords.server'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { translator } from '~/platform/i18n/i18n.server'
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

export async function action(args: ActionFunctionArgs) {
  const { viewer, language, t } = await openSettings(args)
  const say = (problem: Parameters<Parameters<typeof passwordChangeFor>[1]>[0]) =>
    translator(language, 'auth')(`setPassword.problems.${problem}`, {
      min: PASSWORD_MIN,
      max: PASSWORD_MAX,
    })
  const schema = passwordChangeFor(viewer, say, translator(language, 'forms')('required'))
  const submission = parseWithZod(await readForm(args.request), { schema })
  const hideFields = ['current', 'password']
  if (submission.status !== 'success')
    return data({ form: 'password', result: submission.reply({ hideFields }) }, { status: 400 })
  const refused = await refusePassword(args.request, viewer, submission.value.current, language)
  if (refused)
    return data(
      {
        form: 'password',
        result: submission.reply({ fieldErrors: { current: [refused.message] }, hideFields }),
      },
      { status: refused.status },
    )
  if (await isBreachedPassword(submission.value.password))
    return data(
      {
        form: 'password',
        result: submission.reply({ fieldErrors: { password: [say('breached')] }, hideFields }),
      },
      { status: 400 },
    )
  await changePassword(viewer.id, submission.value.password, await findSessionId(args.request))
  return seeOther(paths.settingsPart('password'), {
    flash: { kind: 'success', text: t('password.saved') },
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
