import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { readErasureOutlook, requestErasure } from '~/domain/data-requests/erasure.server'
import { currentPasswordSchema } from '~/domain/people/account.schema'
import { pageMeta } from '~/shell/page-meta'
import { accountWords, openSettings, refusePassword } from '~/account/settings.server'
import { SettingsPage } from '~/routes/dashboard/_area/settings-page'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { endSession, FORGET } from '~/platform/session/session.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { ErasurePage } from './erasure-page'

export const handle = { i18n: ['settings'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/** The page before an account is erased: what goes, what stays, or what is in the way. */
export async function loader(args: LoaderFunctionArgs) {
  const { viewer, t } = await openSettings(args, 'self')
  return {
    title: t('erasure.title'),
    outlook: await readErasureOutlook(viewer),
    constraint: getZodConstraint(currentPasswordSchema()),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, language, t } = await openSettings(args)
  const submission = parseWithZod(await readForm(args.request), {
    schema: currentPasswordSchema(accountWords(language)),
  })
  const hideFields = ['password']
  if (submission.status !== 'success')
    return data({ form: 'erasure', result: submission.reply({ hideFields }) }, { status: 400 })
  const refused = await refusePassword(args.request, viewer, submission.value.password, language)
  if (refused)
    return data(
      {
        form: 'erasure',
        result: submission.reply({ fieldErrors: { password: [refused.message] }, hideFields }),
      },
      { status: refused.status },
    )
  const block = await requestErasure(viewer)
  if (block)
    return seeOther(paths.erasure(), {
      flash: { kind: 'warning', text: t(`erasure.blocks.${block}.title`) },
    })
  return seeOther(paths.home(), {
    cookies: [await endSession(args.request)],
    headers: FORGET,
    flash: { kind: 'success', text: t('erasure.done') },
  })
}

export default function Erasure() {
  const { title, outlook, constraint } = useLoaderData<typeof loader>()
  const { t } = useTranslation('settings')
  return (
    <SettingsPage title={title} lead={t('erasure.lead')}>
      <ErasurePage {...outlook} constraint={constraint} answer={useActionData<typeof action>()} />
    </SettingsPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
