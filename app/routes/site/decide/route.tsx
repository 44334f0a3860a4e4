import { isRefusal } from '~/domain/ground/domain-error'
import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { answerDecision } from '~/domain/decisions/decisions.server'
import { afterAnswer, getDecision, presentDecision, readAnswer } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { Container } from '~/ui/layout/container'
import { ErrorPage } from '~/ui/layout/error-page'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { DecisionPage } from './decision-page'

export const handle = { i18n: ['decide', 'project', 'dashboard'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/** Whoever has the address answers. */
export { linkPageHeaders as headers } from '~/shell/link-page'

/**
 * What waits for an answer, for whoever has the link of the mail that asked for it; a visit answers
 * nothing.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const view = presentDecision(await getDecision(params.token), await getLanguage(request))
  return data(view, { status: view.state === 'expired' ? 410 : 200 })
}

export async function action({ request, params }: ActionFunctionArgs) {
  const decision = await getDecision(params.token)
  const language = await getLanguage(request)
  const t = translator(language, 'decide')
  const read = readAnswer(await readForm(request), language)
  if ('result' in read) return data({ form: 'changes', result: read.result }, { status: 400 })
  try {
    await answerDecision(decision, read.answer)
    return await seeOther(await afterAnswer(params.token!), {
      flash: { kind: 'success', text: t(`done.${read.answer.to}`) },
    })
  } catch (error) {
    if (!isRefusal(error, 'decision.closed')) throw error
    return seeOther(paths.decide(params.token!), { flash: { kind: 'warning', text: t('late') } })
  }
}

export default function Decide() {
  const { title, ...view } = useLoaderData<typeof loader>()
  const { t } = useTranslation('decide')
  const answer = useActionData<typeof action>()
  return (
    <Main>
      <Container width="form">
        <PageHeader
          eyebrow={t('eyebrow', { number: view.number })}
          title={title}
          lead={t(view.state === 'open' && view.price ? 'open.priced' : `${view.state}.lead`)}
          size="compact"
        />
        <DecisionPage {...view} answer={answer} />
      </Container>
    </Main>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
