import { getZodConstraint } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { readErasureOutlook, requestErasure } from '~/domain/data-requests/erasure.server'
import { currentPasswordSchema } from '~/domain/people/account.schema'
import { answerBy, fields, type FormHandler } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { accountWords, openSettings, refusePassword } from '~/account/settings.server'
import { SettingsPage } from '~/routes/dashboard/_area/settings-page'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import type { Viewer } from '~/platform/session/roles'
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

interface Context {
  request: Request
  viewer: Viewer
  language: Language
}
const erasureForm: FormHandler<Context> = fields(
  'erasure',
  ({ language }) => currentPasswordSchema(accountWords(language)),
  async ({ password }, { request, viewer, language }) => {
    const t = translator(language, 'settings')
    const refused = await refusePassword(request, viewer, password, language)
    if (refused) return { wrong: refused.message, at: 'password', status: refused.status }
    const block = await requestErasure(viewer)
    if (block) return { late: t(`erasure.blocks.${block}.title`) }
    throw await seeOther(paths.home(), {
      cookies: [await endSession(request)],
      headers: FORGET,
      flash: { kind: 'success', text: t('erasure.done') },
    })
  },
  { hide: ['password'] },
)

export async function action(args: ActionFunctionArgs) {
  const { viewer, language } = await openSettings(args)
  const context = { request: args.request, viewer, language }
  return answerBy(erasureForm, await readForm(args.request), context, { page: paths.erasure() })
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
