import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { pageMeta } from '~/shell/page-meta'
import { notFound } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { formatMoney } from '~/platform/i18n/format.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { gateway } from '~/platform/payments/payments.server'
import {
  findSandboxSession,
  paySandboxSession,
  SANDBOX_OUTCOMES,
  sandboxMethods,
} from '~/platform/payments/sandbox-sessions.server'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { SandboxForm } from './sandbox-form'

export const handle = { i18n: ['demo', 'checkout'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

const paySchema = z.object({
  method: z.enum(['card', 'ideal', 'klarna']),
  outcome: z.enum([...SANDBOX_OUTCOMES, 'cancel']),
})

async function getSession(id = '') {
  const session = gateway.name === 'sandbox' ? await findSandboxSession(id) : null
  if (!session) throw notFound()
  return session
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await getSession(params.id)
  if (session.status === 'complete') throw redirect(session.successUrl, 303)
  if (session.status === 'expired') throw redirect(session.cancelUrl, 303)
  const language = await getLanguage(request)
  return {
    title: translator(language, 'demo')('sandbox.title'),
    amount: formatMoney(session.amount, session.currency, language),
    items: session.items.map((item) => ({
      name: item.name,
      amount: formatMoney(item.amount, session.currency, language),
    })),
    methods: sandboxMethods(session.currency),
  }
}

/**
 * Pays, fails, delays or cancels as the tester asks; a declined payment stays on the page, as at
 * the real provider.
 */
export async function action({ request, params }: ActionFunctionArgs) {
  const session = await getSession(params.id)
  const t = translator(await getLanguage(request), 'demo')
  const parsed = paySchema.safeParse(Object.fromEntries(await readForm(request)))
  if (!parsed.success) return data({ error: t('sandbox.choose'), method: null }, { status: 400 })
  const { method, outcome } = parsed.data
  if (!sandboxMethods(session.currency).includes(method))
    return data({ error: t('sandbox.choose'), method: null }, { status: 400 })
  if (outcome === 'cancel') return redirect(session.cancelUrl, 303)
  const next = await paySandboxSession(session.id, method, outcome)
  return next
    ? redirect(next, 303)
    : data({ error: t('sandbox.declined'), method }, { status: 402 })
}

export default function SandboxCheckout() {
  const { title, ...session } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('demo')
  return (
    <Main>
      <Container width="form">
        <PageHeader
          title={title}
          eyebrow={t('sandbox.label')}
          lead={t('sandbox.lead')}
          size="compact"
        />
        <SandboxForm {...session} error={answer?.error} chosen={answer?.method ?? undefined} />
      </Container>
    </Main>
  )
}
