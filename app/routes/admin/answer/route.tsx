import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { getCannedAnswer } from '~/domain/tickets/canned-answers.server'
import { orNotFound } from '~/shell/answers.server'
import { answerCannedForm, presentAnswerForm } from '~/routes/admin/_area/canned-answers.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { useSettledAnswer } from '~/shell/read-again'
import { adminPaths } from '~/paths/admin'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { AnswerForm } from '~/support/answer-form'

export { readAfterConflict as shouldRevalidate } from '~/shell/read-again'

export const handle = { i18n: ['support'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  const { id, version, ...defaults } = await orNotFound(getCannedAnswer(args.params.id ?? ''))
  const t = translator(await getLanguage(args.request), 'support')
  return {
    title: t('answers.edit', { title: defaults.title }),
    deleteHref: adminPaths.deleteCannedAnswer(id),
    version,
    defaults,
    ...presentAnswerForm(),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const { id } = await orNotFound(getCannedAnswer(args.params.id ?? ''))
  const [form, language] = [await readForm(args.request), await getLanguage(args.request)]
  return answerCannedForm(form, { adminId, id, language })
}

export default function Answer() {
  const { title, deleteHref, ...form } = useLoaderData<typeof loader>()
  const answer = useSettledAnswer<typeof action>()
  const { t } = useTranslation('support')
  return (
    <DashboardFrame
      area="admin"
      title={title}
      actions={
        <ButtonLink to={adminPaths.cannedAnswers()} variant="quiet" size="sm">
          {t('answers.title')}
        </ButtonLink>
      }
    >
      <AnswerForm {...form} answer={answer} button={t('answers.save')} />
      <p>
        <ButtonLink to={deleteHref} variant="quiet" size="sm">
          {t('answers.delete')}
        </ButtonLink>
      </p>
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
