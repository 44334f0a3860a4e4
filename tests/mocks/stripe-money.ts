import { newId, pairsOf, Refusal, type Session } from './stripe-objects'

interface Refund {
  id: string
  object: 'refund'
  amount: number
  currency: string
  payment_intent: string
  status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled'
  metadata: Record<string, string>
}

interface Dispute {
  id: string
  object: 'dispute'
  amount: number
  currency: string
  payment_intent: string
  status: 'needs_response' | 'won' | 'lost' | 'warning_closed'
  reason: string
  evidence_details: { due_by: number | null }
}

const GONE = ['failed', 'canceled']
const PAGE = 10

const invalid = (code: string, message: string) =>
  new Refusal(400, 'invalid_request_error', message, code)

/** Stripe's charges, refunds and disputes, over the sessions that were paid. */
export function keepMoney(sessions: Map<string, Session>) {
  const refunds = new Map<string, Refund>()
  const disputes = new Map<string, Dispute>()
  const paid = () =>
    [...sessions.values()].filter(
      ({ payment_intent, payment_status }) => payment_intent && payment_status === 'paid',
    )

  function sessionOf(paymentIntent: string | null) {
    const session = paid().find(({ payment_intent }) => payment_intent === paymentIntent)
    if (!session)
      throw new Refusal(
        404,
        'invalid_request_error',
        `No such payment_intent: '${paymentIntent}'`,
        'resource_missing',
      )
    return session
  }

  function refunded(paymentIntent: string) {
    const own = [...refunds.values()].filter(
      ({ payment_intent, status }) => payment_intent === paymentIntent && !GONE.includes(status),
    )
    return own.reduce((sum, { amount }) => sum + amount, 0)
  }

  /** Partial and several, up to the charge; none of what a bank has taken back or may. */
  function createRefund(form: URLSearchParams): Refund {
    const session = sessionOf(form.get('payment_intent'))
    const payment_intent = session.payment_intent!
    const left = session.amount_total - refunded(payment_intent)
    const amount = Number(form.get('amount') ?? left)
    if (
      [...disputes.values()].some(
        (dispute) => dispute.payment_intent === payment_intent && dispute.status !== 'won',
      )
    )
      throw invalid('charge_disputed', 'The charge has been charged back.')
    if (left === 0)
      throw invalid('charge_already_refunded', 'The charge has already been refunded.')
    if (!(amount > 0 && amount <= left))
      throw invalid(
        'amount_too_large',
        `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      )
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      amount,
      currency: session.currency,
      payment_intent,
      status: 'succeeded',
      metadata: pairsOf(form, 'metadata'),
    }
    refunds.set(refund.id, refund)
    return { ...refund }
  }

  function listRefunds(query: URLSearchParams) {
    const data = [...refunds.values()].filter(
      ({ payment_intent }) => payment_intent === query.get('payment_intent'),
    )
    return { object: 'list', url: '/v1/refunds', has_more: false, data: data.reverse() }
  }

  function toCharge(session: Session) {
    const {
      payment_intent,
      amount_total: amount,
      currency,
      payment_metadata: metadata,
      created,
    } = session
    return {
      id: `ch_${payment_intent}`,
      object: 'charge',
      paid: true,
      payment_intent,
      amount,
      amount_captured: amount,
      amount_refunded: refunded(payment_intent!),
      currency,
      metadata,
      created,
    }
  }

  /** Newest first, a page at a time. */
  function listCharges(query: URLSearchParams) {
    const since = Number(query.get('created[gte]') ?? 0)
    const all = paid()
      .filter(({ created }) => created >= since)
      .map(toCharge)
      .reverse()
    const start = query.has('starting_after')
      ? all.findIndex(({ id }) => id === query.get('starting_after')) + 1
      : 0
    const data = all.slice(start, start + PAGE)
    return { object: 'list', url: '/v1/charges', has_more: start + PAGE < all.length, data }
  }

  function getFrom<Kept>(rows: Map<string, Kept>, id: string): Kept {
    const row = rows.get(id)
    if (!row)
      throw new Refusal(404, 'invalid_request_error', `No such object: '${id}'`, 'resource_missing')
    return row
  }

  return {
    refunds,
    /** What a path of the API answers; null for one that is not about money. */
    perform(method: string, { pathname, searchParams }: URL, form: URLSearchParams): object | null {
      const [, kind, id] = /^\/v1\/(refunds|disputes|charges)(?:\/(\w+))?$/.exec(pathname) ?? []
      if (method === 'POST' && kind === 'refunds' && !id) return createRefund(form)
      if (method === 'GET' && kind === 'refunds' && id) return getFrom(refunds, id)
      if (method === 'GET' && kind === 'refunds') return listRefunds(searchParams)
      if (method === 'GET' && kind === 'disputes' && id) return getFrom(disputes, id)
      if (method === 'GET' && kind === 'charges' && !id) return listCharges(searchParams)
      return null
    },
    /** A bank sends a refund on, back, or keeps it waiting. */
    moveRefund: (id: string, status: Refund['status']) =>
      Object.assign(getFrom(refunds, id), { status }),
    /** The buyer objects at the bank to all that was not refunded. */
    dispute(paymentIntent: string): Dispute {
      const { amount_total, currency } = sessionOf(paymentIntent)
      const amount = amount_total - refunded(paymentIntent)
      const dispute: Dispute = {
        id: newId('dp'),
        object: 'dispute',
        amount,
        currency,
        payment_intent: paymentIntent,
        status: 'needs_response',
        reason: 'product_not_received',
        evidence_details: { due_by: 1_893_456_000 },
      }
      disputes.set(dispute.id, dispute)
      return dispute
    },
    decide: (id: string, status: Dispute['status']) =>
      Object.assign(getFrom(disputes, id), { status }),
    find: (id: string): object | undefined => refunds.get(id) ?? disputes.get(id),
  }
}
