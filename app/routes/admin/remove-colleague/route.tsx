import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { isOwner } from '~/domain/people/staff.rules'
import { getColleague } from '~/domain/people/staff.server'
import { orNotFound } from '~/shell/answers.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { removalForm } from '~/routes/admin/_area/staff.server'
import { answerBy } from '~/shell/forms.server'
import { adminPaths } from '~/paths/admin'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { requireAdmin, requireRecentAdmin } from '~/platform/session/guards.server'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { Form } from '~/ui/form/form'
import { readForm } from '~/platform/http/form.server'

export const handle = { i18n: ['people'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/**
 * The owner, who gave the password a moment ago, and whom it is about; others of the staff go back
 * to the list.
 */
async function open(args: LoaderFunctionArgs) {
  if (!isOwner(await requireAdmin(args))) throw redirect(adminPaths.people())
  const [{ id: userId }, person, language] = [
    await requireRecentAdmin(args),
    await orNotFound(getColleague(Number(args.params.id))),
    await getLanguage(args.request),
  ]
  return { userId, person, language }
}

export async function loader(args: LoaderFunctionArgs) {
  const { person, language } = await open(args)
  const t = translator(language, 'people')
  return {
    title: t('staff.remove.title', { name: person.name }),
    lead: t('staff.remove.text', { email: person.email }),
  }
}

export async function action(args: ActionFunctionArgs) {
  const context = await open(args)
  return answerBy(removalForm, await readForm(args.request), context, { page: adminPaths.people() })
}

export default function Remove() {
  const { title, lead } = useLoaderData<typeof loader>()
  const { t } = useTranslation('people')
  return (
    <DashboardFrame area="admin" title={title} lead={lead}>
      <Form method="post" className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="danger">{t('staff.remove.button')}</Button>{' '}
        <ButtonLink to={adminPaths.people()} variant="quiet">
          {t('staff.remove.keep')}
        </ButtonLink>
      </Form>
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
