import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageMeta } from '~/shell/page-meta'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { readRowId } from '~/platform/row-id'
import { landingPath, requireSelf } from '~/platform/session/guards.server'
import { forgetUnsentForm } from '~/platform/session/unsent-forms.server'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { loadUnsentForms } from './page.server'
import { UnsentForms } from './unsent-forms'

export const handle = { i18n: ['auth'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/** Shows what was sent after a session had ended; without any, leads to the dashboard. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireSelf(args)
  const language = await getLanguage(args.request)
  const t = translator(language, 'auth')
  const forms = await loadUnsentForms(args.request, viewer.id, language)
  if (forms.length === 0) throw redirect(landingPath(viewer))
  return { title: t('unsent.title'), lead: t('unsent.lead'), forms }
}

export async function action(args: ActionFunctionArgs) {
  const { id: userId } = await requireSelf(args)
  const t = translator(await getLanguage(args.request), 'auth')
  const id = readRowId(String((await readForm(args.request)).get('id')))
  if (id) await forgetUnsentForm(userId, id)
  return seeOther(paths.unsentForms(), { flash: { kind: 'info', text: t('unsent.discarded') } })
}

export default function Unsent() {
  const { title, lead, forms } = useLoaderData<typeof loader>()
  return (
    <Main>
      <Container>
        <PageHeader title={title} lead={lead} />
        <UnsentForms forms={forms} />
      </Container>
    </Main>
  )
}
