import { PEOPLE, type Who } from '../everybody'
import { PEER_HEADER } from '../handler'
import { Page } from '../page'
import { Visitor } from '../visitor'
import { formsOf, queryNamesOf, signatureOf } from './forms'
import { findPeople, findPlaces } from './people'
import type { Drawn, Form } from './requests'
import { keepDatabase } from './snapshot'

export type SeenForm = Form & { who: Who }

/** Everybody at every page of the demo studio, to send what no browser does. */
export async function openSession() {
  const addressOf = await findPlaces()
  const people = await findPeople()
  let requests = 0

  /**
   * One request as somebody, from an address of its own, so that no limit is in its way; what it
   * brings is forgotten.
   */
  async function send(
    who: Who,
    { method, path, headers, body }: Omit<Drawn, 'what'>,
  ): Promise<Response> {
    const visitor = new Visitor({
      headers: {
        [PEER_HEADER]: `93.184.${Math.floor((requests += 1) / 250) % 250}.${requests % 250}`,
      },
    })
    for (const [name, value] of people[who].cookies)
      if (!headers.Cookie?.startsWith(`${name}=`)) visitor.cookies.set(name, value)
    const { Cookie, ...others } = headers
    // The server lets no change that another host asks for as far as the app
    // (app/platform/http/cross-site.test.ts).
    if (method !== 'GET') delete others['X-Forwarded-Host']
    const [name, ...value] = Cookie?.split('=') ?? []
    if (name) visitor.cookies.set(name, value.join('='))
    return visitor.fetch(path, { method, body, headers: others })
  }

  async function openFor(who: Who, path: string) {
    const response = await send(who, { method: 'GET', path, headers: {} })
    const html = response.headers.get('Content-Type')?.startsWith('text/html')
    if (!html || response.status !== 200) {
      await response.body?.cancel()
      return { forms: [], names: [] }
    }
    const page = new Page(
      new URL(path, 'http://localhost:3000'),
      response.status,
      response.headers,
      await response.text(),
    )
    return { forms: formsOf(page), names: queryNamesOf(page) }
  }

  /** What every page has in its frame, which is tried once. */
  const frame = new Set(
    (await openFor('anonymous', '/contact')).forms
      .concat((await openFor('admin', '/contact')).forms)
      .map(signatureOf),
  )

  /**
   * The forms that anybody sees at an address, without those of the frame, each once, and the names
   * that its queries have.
   */
  async function findForms(address: string) {
    const seen = new Map<string, SeenForm>()
    const names = new Set([
      'order',
      'page',
      'after',
      'before',
      'q',
      'sort',
      'status',
      'redirectTo',
      'lng',
    ])
    for (const who of PEOPLE) {
      const { forms, names: more } = await openFor(who, address)
      for (const form of forms)
        if (!frame.has(signatureOf(form))) seen.set(signatureOf(form), { ...form, who })
      for (const name of [
        ...more,
        ...forms.flatMap(({ method, fields }) =>
          method === 'GET' ? fields.map((field) => field.name.toString()) : [],
        ),
      ])
        names.add(name)
    }
    return { forms: [...seen.values()], names: [...names] }
  }

  return { addressOf, send, findForms, restore: await keepDatabase(), requests: () => requests }
}
export type FuzzSession = Awaited<ReturnType<typeof openSession>>

/** What is posted to a route of which no page shows a form. */
export const blind = (address: string): SeenForm => ({
  action: address,
  method: 'POST',
  multipart: false,
  who: 'anonymous',
  fields: [
    'intent',
    'id',
    'name',
    'email',
    'username',
    'password',
    'code',
    'token',
    'redirectTo',
    'language',
    'theme',
    'text',
    'message',
    'file',
    'size',
    'version',
  ].map((name) => ({ name: Buffer.from(name), value: Buffer.from('1') })),
})
