import { isRefusal } from '~/domain/ground/domain-error'
import { redirect } from '@remix-run/node'
import {
  accountState,
  dueTopics,
  readFacts,
  type KeptAccount,
} from '~/domain/payouts/payout-account.rules'
import {
  continueOwnAccount,
  ownDashboard,
  refreshOwnAccount,
  startOwnAccount,
  type AccountUrls,
} from '~/domain/payouts/payout-account.server'
import { paths } from '~/paths'
import { env } from '~/platform/env.server'
import { notFound, seeOther } from '~/platform/http/answers.server'
import { formatDate, formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { log } from '~/platform/log.server'
import { GatewayError, GatewayRefusal } from '~/platform/payments/gateway'
import { gateway } from '~/platform/payments/payments.server'

interface Context {
  userId: number
  language: Language
}

type Own = KeptAccount & { connectReadAt: Date | null; details: object | null }

/**
 * A freelancer's account at the payment service for the page of their payments; null while payouts
 * are sent by hand alone.
 */
export function presentOwnAccount(own: Own, language: Language) {
  if (!gateway.transfers) return null
  const t = translator(language, 'payouts')
  const { due = [], dueBy = null } = (own.connectAccountId && readFacts(own)) || {}
  return {
    provider: gateway.transfers.title,
    state: accountState(own),
    hasDetails: own.details !== null,
    due: dueTopics(due).map((topic) => t(`account.topics.${topic}`)),
    dueBy: dueBy && formatDate(new Date(dueBy), language),
    readAt:
      own.connectAccountId && own.connectReadAt && formatDateTime(own.connectReadAt, language),
    askHref: paths.payoutAccount(),
  }
}

/** The same in a few words for staff. */
export function presentAccountToStaff(kept: KeptAccount, language: Language) {
  if (!gateway.transfers) return null
  const t = translator(language, 'payouts')
  const provider = gateway.transfers.title
  return {
    term: t('account.staff.term', { provider }),
    detail: t(`account.staff.${accountState(kept)}`, { provider }),
  }
}

const backTo = (
  language: Language,
  kind: 'success' | 'info' | 'warning',
  key: 'noAnswer' | 'refused' | 'notReady' | 'back.ready' | 'back.other',
) =>
  seeOther(paths.freelancerPayments(), {
    flash: {
      kind,
      text: translator(language, 'payouts')(`account.${key}`, {
        provider: gateway.transfers?.title ?? '',
      }),
    },
  })

/** What the provider did not do is said on the page of the payments. */
async function orBack(language: Language, answer: () => Promise<Response>): Promise<Response> {
  if (!gateway.transfers) throw notFound()
  try {
    return await answer()
  } catch (error) {
    if (isRefusal(error, 'payout.noDetails')) return seeOther(paths.payoutDetails())
    if (!(error instanceof GatewayError)) throw error
    log.warn({ err: error }, 'payment provider refused a request about a payout account')
    return backTo(language, 'warning', error instanceof GatewayRefusal ? 'refused' : 'noAnswer')
  }
}

/**
 * Where the provider sends people: out of its questions, and for a new address when one is used up.
 */
const urls = (): AccountUrls => ({
  returnUrl: env.PUBLIC_URL + paths.payoutAccount(),
  refreshUrl: env.PUBLIC_URL + paths.payoutAccountLink(),
})

/**
 * Takes a form about the account: to the provider's questions, or to the freelancer's pages there.
 * Throws `notFound`.
 */
export function handleAccountStep(
  form: FormData,
  { userId, language }: Context,
): Promise<Response> {
  return orBack(language, async () => {
    const intent = form.get('intent')
    if (intent === 'set-up') return redirect(await startOwnAccount(userId, urls()), 303)
    if (intent !== 'dashboard')
      throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
    const dashboard = await ownDashboard(userId)
    return dashboard ? redirect(dashboard, 303) : backTo(language, 'warning', 'notReady')
  })
}

/**
 * The way back from the provider: what counts is what it says now, never the address. Throws
 * `notFound`.
 */
export function comeBack({ userId, language }: Context): Promise<Response> {
  return orBack(language, async () => {
    const ready = (await refreshOwnAccount(userId)) === 'ready'
    return backTo(language, ready ? 'success' : 'info', ready ? 'back.ready' : 'back.other')
  })
}

/**
 * A new address to the provider's questions in place of one that is used up. Throws `notFound`.
 */
export function followNewLink({ userId, language }: Context): Promise<Response> {
  return orBack(language, async () => {
    const link = await continueOwnAccount(userId, urls())
    return link ? redirect(link, 303) : seeOther(paths.freelancerPayments())
  })
}
