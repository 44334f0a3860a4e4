import { isRefusal } from '~/domain/ground/domain-error'
import { getZodConstraint } from '@conform-to/zod/v4'
import { parseForm } from '~/shell/parse-form.server'
import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { withdrawalSchema } from '~/domain/cancellations/withdrawal.schema'
import {
  confirmWithdrawal,
  declareWithdrawal,
  findWithdrawable,
} from '~/domain/cancellations/withdrawal.server'
import { normalizeLogin } from '~/domain/people/people.rules'
import { pageMeta } from '~/shell/page-meta'
import { presentWithdrawal } from './page.server'
import { paths } from '~/paths'
import { HOUR } from '~/platform/clock'
import { readLinkToken } from '~/platform/crypto/link-token.server'
import { notFound, seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { waitInMinutes } from '~/platform/rate-limit.server'
import { findViewer } from '~/platform/session/guards.server'
import { Container } from '~/ui/layout/container'
import { ErrorPage } from '~/ui/layout/error-page'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { WithdrawalPage } from './withdrawal-page'
import { countMailAddress } from '~/account/account-tries.server'
import { sayNameSigns } from '~/account/name-texts.server'

export const handle = { i18n: ['payment'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/** Whoever has the address may withdraw. */
export { linkPageHeaders as headers } from '~/shell/link-page'

async function getOrder(token = '') {
  const id = readLinkToken('withdrawal', token)
  const order = id && (await findWithdrawable(id))
  if (!order) throw notFound()
  return order
}

/**
 * The two steps of a withdrawal, for the client and for whoever has the link of the order's mail
 * (business.md, What the law asks).
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const order = await getOrder(params.token)
  const language = await getLanguage(request)
  const t = translator(language, 'payment')
  const view = presentWithdrawal(
    order,
    language,
    new URL(request.url).searchParams.get('step') === 'confirm',
  )
  const constraint = getZodConstraint(
    withdrawalSchema((problem) =>
      problem === 'signs' ? sayNameSigns(language) : t(`withdraw.errors.${problem}`),
    ),
  )
  return data(
    { title: t(`withdraw.${view.step}.title`), ...view, constraint },
    { status: view.step === 'closed' ? 410 : 200 },
  )
}

/** Addresses other than the order's that an acknowledgement may go to. */
const LIMITS = {
  address: { limit: 20, window: HOUR },
  one: { limit: 5, window: HOUR },
  all: { limit: 15, window: HOUR },
}

/** Minutes until an address may be named, 0 when it may; the order's own always may. */
async function countAddress(request: Request, order: { email: string }, email: string) {
  if (normalizeLogin(email) === normalizeLogin(order.email)) return 0
  return waitInMinutes(await countMailAddress(request, 'withdrawal', email, LIMITS))
}

export async function action(args: ActionFunctionArgs) {
  const { request, params } = args
  const order = await getOrder(params.token)
  const page = (query?: { step: string }) => seeOther(paths.withdraw(params.token!, query))
  const viewer = await findViewer(args)
  const actor = viewer
    ? ({ type: 'client', id: viewer.id } as const)
    : ({ type: 'visitor' } as const)
  const form = await readForm(request)
  try {
    if (form.get('intent') === 'confirm') {
      await confirmWithdrawal(order.id, actor)
      return await page()
    }
    const language = await getLanguage(request)
    const t = translator(language, 'payment')
    const submission = parseForm(
      form,
      withdrawalSchema((problem) =>
        problem === 'signs' ? sayNameSigns(language) : t(`withdraw.errors.${problem}`),
      ),
      language,
    )
    if (submission.status !== 'success')
      return data({ result: submission.reply() }, { status: 400 })
    const count = await countAddress(request, order, submission.value.email)
    if (count > 0) {
      const said = { email: [t('withdraw.errors.throttled', { count })] }
      return data({ result: submission.reply({ fieldErrors: said }) }, { status: 429 })
    }
    await declareWithdrawal(order.id, submission.value, actor)
    return await page({ step: 'confirm' })
  } catch (error) {
    if (!isRefusal(error, 'withdrawal.closed')) throw error
    return page()
  }
}

export default function Withdraw() {
  const { title, ...view } = useLoaderData<typeof loader>()
  const { t } = useTranslation('payment')
  const answer = useActionData<typeof action>()
  return (
    <Main>
      <Container width="form">
        <PageHeader
          eyebrow={t('pay.eyebrow', { number: view.number })}
          title={title}
          lead={t(`withdraw.${view.step}.lead`, { date: view.until ?? '' })}
          size="compact"
        />
        <WithdrawalPage {...view} answer={answer} />
      </Container>
    </Main>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
