import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import Stripe from 'stripe'
import { KEPT_OPEN } from '../setup/kept-open'
import { keepAccounts } from './stripe-accounts'
import { keepMoney } from './stripe-money'
import { newId, pairsOf, Refusal, type Session } from './stripe-objects'

export const SECRET_KEY = 'sk_test_of_the_tests'

type Fault = 'drop' | 'refuse' | 'slow' | 'break' | 'silence'

/** Milliseconds. */
const SLOW = 3000
const BROKEN = { error: { type: 'api_error', message: 'Something broke at Stripe' } }
const MINUTE = 60
const HOUR = 60 * MINUTE
const LIST_OF_ITEMS = /^line_items\[(\d+)\]/

const invalid = (message: string) => new Refusal(400, 'invalid_request_error', message)

/**
 * The sum of line items with a price of their own; every amount is a whole number in one currency.
 */
function totalOf(form: URLSearchParams) {
  const numbers = [
    ...new Set([...form.keys()].flatMap((key) => LIST_OF_ITEMS.exec(key)?.[1] ?? [])),
  ]
  if (numbers.length === 0) throw invalid('You must pass line_items')
  const currencies = new Set<string>()
  const amounts = numbers.map((number) => {
    const at = (key: string) => form.get(`line_items[${number}]${key}`) ?? ''
    if (!at('[price_data][product_data][name]'))
      throw invalid('Missing required param: product_data[name]')
    if (!/^\d+$/.test(at('[price_data][unit_amount]')) || !/^[1-9]\d*$/.test(at('[quantity]')))
      throw invalid('Invalid integer')
    currencies.add(at('[price_data][currency]'))
    return Number(at('[price_data][unit_amount]')) * Number(at('[quantity]'))
  })
  const [currency] = currencies
  if (currencies.size !== 1 || !/^[a-z]{3}$/.test(currency!)) throw invalid('Invalid currency')
  return { currency: currency!, amount: amounts.reduce((sum, amount) => sum + amount, 0) }
}

function newSession(form: URLSearchParams): Session {
  const now = Math.floor(Date.now() / 1000)
  const expiresAt = Number(form.get('expires_at'))
  if (form.get('mode') !== 'payment') throw invalid('Invalid mode')
  if (!form.get('success_url')) throw invalid('Missing required param: success_url')
  if (expiresAt < now + 30 * MINUTE || expiresAt > now + 24 * HOUR)
    throw invalid('expires_at must be between 30 minutes and 24 hours from now')
  const { currency, amount } = totalOf(form)
  const id = newId('cs_test')
  return {
    id,
    object: 'checkout.session',
    mode: 'payment',
    status: 'open',
    payment_status: 'unpaid',
    url: `https://checkout.stripe.com/c/pay/${id}`,
    amount_total: amount,
    currency,
    client_reference_id: form.get('client_reference_id'),
    customer_email: form.get('customer_email'),
    locale: form.get('locale'),
    metadata: pairsOf(form, 'metadata'),
    payment_intent: null,
    payment_metadata: pairsOf(form, 'payment_intent_data[metadata]'),
    success_url: form.get('success_url')!.replace('{CHECKOUT_SESSION_ID}', id),
    cancel_url: form.get('cancel_url'),
    created: now,
    expires_at: expiresAt,
    livemode: false,
  }
}

/**
 * The part of Stripe's API that checkout and payouts use, by its documented rules: bearer key,
 * idempotency keys that answer a repeat with the first answer, be it an error of Stripe's own, and
 * refuse other parameters, limits of `expires_at`, and that only an open session can be expired.
 */
export async function startStripe() {
  const sessions = new Map<string, Session>()
  const answered = new Map<string, { request: string; status: number; body: object }>()
  const faults: Fault[] = []
  let disturb: (request: IncomingMessage) => Fault | undefined = () => undefined
  const money = keepMoney(sessions)
  const connect = keepAccounts(() => url)

  function find(id: string) {
    const session = sessions.get(id)
    if (!session) throw new Refusal(404, 'invalid_request_error', `No such checkout.session: ${id}`)
    return session
  }

  function expire(id: string) {
    const session = find(id)
    if (session.status !== 'open')
      throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.')
    return Object.assign(session, { status: 'expired', url: null })
  }

  function create(form: URLSearchParams) {
    const session = newSession(form)
    sessions.set(session.id, session)
    return { ...session }
  }

  function perform(method: string, url: URL, form: URLSearchParams): object {
    const path = url.pathname
    const [, id, command] = /^\/v1\/checkout\/sessions(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
    if (method === 'POST' && path === '/v1/checkout/sessions') return create(form)
    if (method === 'GET' && id && !command) return find(id)
    if (method === 'POST' && id && command === 'expire') return expire(id)
    const answer = money.perform(method, url, form) ?? connect.perform(method, url, form)
    if (answer) return answer
    throw new Refusal(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path})`)
  }

  function once(key: string, request: string, act: () => object, breaks: boolean) {
    const before = answered.get(key)
    if (before && before.request !== request) {
      throw new Refusal(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      )
    }
    const answer = before ?? { request, status: 200, body: act() }
    if (breaks && !before) Object.assign(answer, { status: 500, body: BROKEN })
    answered.set(key, answer)
    return answer
  }

  /** A page of Stripe's own, for a browser. */
  function show(path: string, response: ServerResponse) {
    const page = connect.page(path)
    if (!page) return false
    if ('location' in page) response.writeHead(302, { Location: page.location }).end()
    else response.writeHead(200, { 'Content-Type': 'text/html' }).end(page.html)
    return true
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method === 'GET' && show(request.url!, response)) return
    const body = await text(request)
    const fault = faults.shift() ?? disturb(request)
    const send = async (status: number, object: object) => {
      if (fault === 'drop') return void request.socket.destroy()
      if (fault === 'silence') return
      if (fault === 'slow') await setTimeout(SLOW)
      response
        .writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': newId('req') })
        .end(JSON.stringify(object))
    }
    try {
      if (fault === 'refuse') throw new Refusal(503, 'api_error', 'Stripe is not well')
      if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
        throw new Refusal(401, 'invalid_request_error', 'Invalid API Key')
      const url = new URL(request.url!, 'http://stripe')
      const act = () => perform(request.method!, url, new URLSearchParams(body))
      const key = request.headers['idempotency-key']
      const { status, body: object } =
        request.method === 'POST' && typeof key === 'string'
          ? once(key, `${url.pathname} ${body}`, act, fault === 'break')
          : { status: 200, body: act() }
      await send(status, object)
    } catch (error) {
      const { status, type, message, code } =
        error instanceof Refusal ? error : new Refusal(500, 'api_error', String(error))
      await send(status, { error: { type, message, code } })
    }
  }

  const server = createServer(KEPT_OPEN, (request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    sessions,
    /**
     * What happens to the next requests: carried out with the answer lost, refused, answered late,
     * answered with an error though carried out, or never answered though carried out.
     */
    fail: (...next: Fault[]) => faults.push(...next),
    /** What happens to each request from now on, unless `fail` says so. */
    disturb(choose: typeof disturb) {
      disturb = choose
    },
    /**
     * The buyer pays; a delayed method completes the session and brings the money when it is paid
     * again.
     */
    pay(id: string, { delayed = false } = {}) {
      Object.assign(find(id), {
        status: 'complete',
        payment_status: delayed ? 'unpaid' : 'paid',
        url: null,
        payment_intent: find(id).payment_intent ?? newId('pi'),
      })
    },
    expire,
    /** What it was asked is too long ago for its idempotency keys. */
    forget: () => answered.clear(),
    money,
    connect,
    /**
     * An event about an object, signed with a webhook secret; one of a connected account names it.
     */
    event(id: string, type: string, secret: string) {
      const left = type === 'account.application.deauthorized'
      const object = left
        ? { id: newId('ca'), object: 'application' }
        : (money.find(id) ?? connect.find(id) ?? find(id))
      const payload = JSON.stringify({
        id: newId('evt'),
        object: 'event',
        type,
        ...(id.startsWith('acct_') && { account: id }),
        livemode: false,
        created: Math.floor(Date.now() / 1000),
        data: { object },
      })
      return {
        body: payload,
        signature: Stripe.webhooks.generateTestHeaderString({ payload, secret }),
      }
    },
    stop: () =>
      new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  }
}
