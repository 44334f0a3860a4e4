import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { memberSchema } from '~/domain/people/company.schema'
import { getLeaver, removePerson } from '~/domain/people/company-people.server'
import { orNotFound } from '~/shell/answers.server'
import { answerBy, type FormHandler } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { SettingsPage } from '~/routes/dashboard/_area/settings-page'
import { paths } from '~/paths'
import { notFound } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { requireViewer } from '~/platform/session/guards.server'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { Form } from '~/ui/form/form'

export const handle = { i18n: ['people'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/** The person that the address names, for whoever may take them out. */
async function getPerson({ params }: LoaderFunctionArgs, actorId: number) {
  const named = memberSchema.safeParse({ companyId: params.company, userId: params.person })
  if (!named.success) throw notFound()
  return orNotFound(getLeaver(actorId, named.data))
}

/** The page before somebody is taken out of a company, or leaves it. */
export async function loader(args: LoaderFunctionArgs) {
  const { id } = await requireViewer(args)
  const { user, company, self } = await getPerson(args, id)
  const t = translator(await getLanguage(args.request), 'people')
  const names = { name: user.name, company: company.name }
  return { title: t(self ? 'remove.titleSelf' : 'remove.title', names), name: user.name, self }
}

export async function action(args: ActionFunctionArgs) {
  const { id } = await requireViewer(args)
  const form = await readForm(args.request)
  const { user, company, self } = await getPerson(args, id)
  const remove: FormHandler<{ language: Language }> = async (_form, { language }) => {
    await removePerson(id, { companyId: company.id, userId: user.id })
    const done = self ? 'invite.done.left' : 'invite.done.removed'
    const names = { name: user.name, company: company.name }
    return { done: translator(language, 'people')(done, names) }
  }
  const context = { language: await getLanguage(args.request) }
  return answerBy(remove, form, context, { page: paths.settingsPart('people') })
}

export default function RemovePerson() {
  const { title, name, self } = useLoaderData<typeof loader>()
  const { t } = useTranslation('people')
  return (
    <SettingsPage title={title}>
      <div className="grid max-w-text gap-4">
        <p>{t(self ? 'remove.textSelf' : 'remove.text', { name })}</p>
        <p>{t(self ? 'remove.ordersSelf' : 'remove.orders')}</p>
      </div>
      <Form method="post" className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="danger">
          {t(self ? 'remove.buttonSelf' : 'remove.button', { name })}
        </Button>{' '}
        <ButtonLink to={paths.settingsPart('people')} variant="quiet">
          {t('remove.back')}
        </ButtonLink>
      </Form>
    </SettingsPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
