import { getZodConstraint } from '@conform-to/zod/v4'
import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { codeSchema } from '~/domain/people/people.schema'
import { pageMeta } from '~/shell/page-meta'
import { showSecondFactor, handleSecondFactor } from './page.server'
import { openSettings } from '~/account/settings.server'
import { SettingsPage } from '~/routes/dashboard/_area/settings-page'
import { readForm } from '~/platform/http/form.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { RecoveryCodes } from './recovery-codes'
import { SecondFactor } from './second-factor'

export const handle = { i18n: ['settings'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, language, t } = await openSettings(args, 'recent')
  return {
    title: t('secondFactor.title'),
    view: await showSecondFactor(viewer, language),
    constraint: getZodConstraint(codeSchema()),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, language } = await openSettings(args, 'recent')
  const answer = await handleSecondFactor(
    args.request,
    await readForm(args.request),
    viewer,
    language,
  )
  return answer instanceof Response ? answer : data(answer, { status: answer.status })
}

export default function SecondFactorSettings() {
  const { title, view, constraint } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('settings')
  return (
    <SettingsPage title={title} lead={t('secondFactor.lead')}>
      {answer && 'codes' in answer ? (
        <RecoveryCodes codes={answer.codes} next={answer.next} />
      ) : (
        <SecondFactor view={view} answer={answer} constraint={constraint} />
      )}
    </SettingsPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
