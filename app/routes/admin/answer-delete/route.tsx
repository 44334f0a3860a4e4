import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { deleteCannedAnswer, getCannedAnswer } from '~/domain/tickets/canned-answers.server'
import { orNotFound } from '~/shell/answers.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { adminPaths } from '~/paths/admin'
import { seeOther } from '~/platform/http/answers.server'
import { readButton } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { Form } from '~/ui/form/form'

export const handle = { i18n: ['support'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  const { title, body, language: lang } = await orNotFound(getCannedAnswer(args.params.id ?? ''))
  const t = translator(await getLanguage(args.request), 'support')
  return { title: t('answers.deleteTitle', { title }), body, lang }
}

export async function action(args: ActionFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  await readButton(args.request)
  const deleted = await deleteCannedAnswer({ type: 'admin', id: adminId }, args.params.id ?? '')
  const t = translator(await getLanguage(args.request), 'support')
  return seeOther(adminPaths.cannedAnswers(), {
    flash: {
      kind: deleted ? 'success' : 'warning',
      text: t(deleted ? 'answers.deleted' : 'answers.gone'),
    },
  })
}

export default function DeleteAnswer() {
  const { title, body, lang } = useLoaderData<typeof loader>()
  const { t } = useTranslation('support')
  return (
    <DashboardFrame area="admin" title={title} lead={t('answers.deleteLead')}>
      <blockquote
        lang={lang}
        className="max-w-text border-s-3 border-line-strong ps-4 whitespace-pre-line wrap-anywhere"
      >
        {body}
      </blockquote>
      <Form method="post" className="flex flex-wrap gap-3">
        <Button variant="danger">{t('answers.delete')}</Button>{' '}
        <ButtonLink to={adminPaths.cannedAnswers()} variant="quiet">
          {t('answers.keep')}
        </ButtonLink>
      </Form>
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
