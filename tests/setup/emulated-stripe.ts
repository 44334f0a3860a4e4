import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createEmulator } from 'emulate'
import Stripe from 'stripe'
import { KEPT_OPEN } from './kept-open'
import { freePort } from './port'

const EMULATORS_SECRET = 'whsec_of_the_emulator'
export const SECRET_KEY = 'sk_test_emulated'
export const WEBHOOK_SECRET = 'whsec_of_this_studio'

/** What `emulate` does not keep of a session, and Stripe does. */
interface Kept {
  client_reference_id: string | null
  amount_total: number
  currency: string
  payment_intent: string | null
}

type Session = { id: string; status: string } & Record<string, unknown>

/**
 * Stripe as the package `emulate` plays it, with its hosted page and its webhooks. It knows prices
 * by their id only, forgets amounts, and numbers no events: a server before it makes the prices,
 * remembers the rest, and signs each event anew.
 */
export async function startEmulatedStripe(webhookUrl: string) {
  const kept = new Map<string, Kept>()
  const answered = new Map<string, string>()
  const server = createServer(KEPT_OPEN, (request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const port = await freePort()
  const inside = `http://127.0.0.1:${port}`
  const webhooks = [
    {
      url: `${url}/events`,
      events: ['checkout.session.completed', 'checkout.session.expired'],
      secret: EMULATORS_SECRET,
    },
  ]
  const emulator = await createEmulator({
    service: 'stripe',
    port,
    baseUrl: url,
    seed: { stripe: { webhooks } },
  })

  const ask = (path: string, form: Record<string, string> | URLSearchParams) =>
    fetch(inside + path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${SECRET_KEY}` },
      body: new URLSearchParams(form),
    })
  const make = async (path: string, form: Record<string, string>) =>
    ((await (await ask(path, form)).json()) as { id: string }).id

  function whole(session: Session) {
    const rest = kept.get(session.id)
    if (rest && session.status === 'complete')
      rest.payment_intent ??= `pi_${randomBytes(12).toString('hex')}`
    return { ...session, ...rest }
  }

  /** Makes a price of each line that brings its own. */
  async function createSession(body: string) {
    const form = new URLSearchParams(body)
    const reference = form.get('client_reference_id')
    let amount = 0
    let currency = ''
    for (let index = 0; form.has(`line_items[${index}][quantity]`); index++) {
      const line = (name: string) => form.get(`line_items[${index}]${name}`)!
      currency = line('[price_data][currency]')
      amount += Number(line('[price_data][unit_amount]')) * Number(line('[quantity]'))
      const product = await make('/v1/products', { name: line('[price_data][product_data][name]') })
      const price = await make('/v1/prices', {
        product,
        currency,
        unit_amount: line('[price_data][unit_amount]'),
      })
      form.set(`line_items[${index}][price]`, price)
    }
    const session = (await (await ask('/v1/checkout/sessions', form)).json()) as Session
    kept.set(session.id, {
      client_reference_id: reference,
      amount_total: amount,
      currency,
      payment_intent: null,
    })
    return JSON.stringify(whole(session))
  }

  /** Passes an event on as Stripe would have sent it. */
  async function passOn(body: string, signature: string) {
    const { type, data } = Stripe.webhooks.constructEvent(body, signature, EMULATORS_SECRET)
    const event = {
      id: `evt_${randomBytes(12).toString('hex')}`,
      object: 'event',
      type,
      livemode: false,
      data: { object: whole(data.object as unknown as Session) },
    }
    const payload = JSON.stringify(event)
    const headers = {
      'Stripe-Signature': Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: WEBHOOK_SECRET,
      }),
    }
    const { status } = await fetch(webhookUrl, { method: 'POST', headers, body: payload })
    if (status !== 200) throw new Error(`The webhook was answered with ${status}`)
  }

  async function forward(request: IncomingMessage, body: string) {
    const { method, headers } = request
    const { authorization = '', 'content-type': type = '' } = headers
    return fetch(inside + request.url!, {
      method,
      headers: { authorization, 'content-type': type },
      body: body || undefined,
      redirect: 'manual',
    })
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request)
    const path = request.url!
    try {
      if (path === '/events') {
        await passOn(body, String(request.headers['stripe-signature']))
        response.end()
      } else if (request.method === 'POST' && path === '/v1/checkout/sessions') {
        const key = String(request.headers['idempotency-key'])
        const created = answered.get(key) ?? (await createSession(body))
        answered.set(key, created)
        response.setHeader('Content-Type', 'application/json').end(created)
      } else {
        const answer = await forward(request, body)
        const content = await answer.text()
        const session = path.startsWith('/v1/checkout/sessions/') && answer.ok
        const location = answer.headers.get('Location')
        response.writeHead(answer.status, {
          'Content-Type': answer.headers.get('Content-Type') ?? '',
          ...(location && { Location: location }),
        })
        response.end(session ? JSON.stringify(whole(JSON.parse(content) as Session)) : content)
      }
    } catch (error) {
      response
        .writeHead(500, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ error: { type: 'api_error', message: String(error) } }))
    }
  }

  return {
    url,
    async stop() {
      await emulator.close()
      await new Promise<void>(
        (resolve) => (server.closeAllConnections(), server.close(() => resolve())),
      )
    },
  }
}
