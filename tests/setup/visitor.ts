import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../app/domain/people/demo-accounts'
import { submission, type Values } from './form'
import { handle } from './handler'
import { Page } from './page'
import { PUBLIC_URL } from './settings'

const REDIRECTS = [301, 302, 303, 307, 308]
const MAX_REDIRECTS = 10

export type Role = (typeof DEMO_ACCOUNTS)[number]['role']

type Options = {
  language?: string
  headers?: Record<string, string>
  origin?: string
  /** Who answers: the built app in this process, unless another server is to be asked. */
  answer?: (request: Request) => Promise<Response>
}
type Send = {
  method?: string
  body?: BodyInit | null
  headers?: Record<string, string>
  referrer?: string
}

/**
 * A browser without script: it keeps cookies, follows redirects and fills in the forms that are
 * really there.
 */
export class Visitor {
  readonly cookies = new Map<string, string>()
  private readonly headers: Record<string, string>
  readonly #origin: string
  readonly #answer: (request: Request) => Promise<Response>

  constructor({
    language = 'en',
    headers = {},
    origin = PUBLIC_URL,
    answer = handle,
  }: Options = {}) {
    this.#origin = origin
    this.#answer = answer
    this.headers = {
      Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'Accept-Language': language,
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/147.0',
      ...headers,
    }
  }

  /**
   * One request and its answer as it is: for the JSON contract, and where a redirect itself is what
   * matters.
   */
  async fetch(
    path: string,
    { method = 'GET', body, headers = {}, referrer }: Send = {},
  ): Promise<Response> {
    const url = new URL(path, this.#origin)
    const sent = new Headers({ ...this.headers, Host: url.host, ...headers })
    if (this.cookies.size > 0)
      sent.set('Cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    if (method !== 'GET' && !sent.has('Origin')) sent.set('Origin', url.origin)
    if (referrer) sent.set('Referer', new URL(referrer, this.#origin).href)
    const inPieces = body instanceof ReadableStream ? { duplex: 'half' as const } : {}
    const response = await this.#answer(
      new Request(url, { method, body, headers: sent, ...inPieces }),
    )
    for (const line of response.headers.getSetCookie()) this.keep(line)
    return response
  }

  /** Opens a page and follows where it leads. */
  get(path: string, headers?: Record<string, string>): Promise<Page> {
    return this.follow(path, { headers })
  }

  /**
   * Opens a page and looks again for as long as it says that it is not done, as browsers without
   * script do.
   */
  async getToEnd(path: string): Promise<Page> {
    let page = await this.get(path)
    for (let refresh: string | undefined; (refresh = page.refresh) !== undefined;) {
      const [seconds, url] = refresh.split('; url=')
      await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 100))
      page = await this.get(url ?? page.path)
    }
    return page
  }

  /** Posts a form that need not be on any page, and follows where it leads. */
  post(path: string, form: Record<string, string> = {}): Promise<Page> {
    return this.follow(path, { method: 'POST', body: new URLSearchParams(form), referrer: path })
  }

  /**
   * Fills in a form of the page and sends it; `target` is the words on its button, or a selector of
   * the button or form.
   */
  submit(page: Page, target: string, values?: Values): Promise<Page> {
    const { action, method, body } = submission(page, target, values)
    const url = new URL(action, page.url)
    if (method === 'POST') return this.follow(url.href, { method, body, referrer: page.url.href })
    url.search = String(body)
    return this.follow(url.href, { referrer: page.url.href })
  }

  /** Signs in with a demo account through the form. Throws when it is refused. */
  async signInAs(role: Role): Promise<Page> {
    const page = await this.signIn(
      DEMO_ACCOUNTS.find((account) => account.role === role)!.username,
      DEMO_PASSWORD,
    )
    if (page.url.pathname === '/auth')
      throw new Error(`signing in as ${role} was refused: ${page.errors.join(' ')}`)
    return page
  }

  async signIn(username: string, password: string): Promise<Page> {
    const page = await this.get('/auth')
    return this.submit(page, 'form:has(input[type="password"])', { username, password })
  }

  private async follow(path: string, send: Send): Promise<Page> {
    const redirects: string[] = []
    for (let url = new URL(path, this.#origin); ;) {
      const response = await this.fetch(url.href, send)
      const location = REDIRECTS.includes(response.status) && response.headers.get('Location')
      const next = location ? new URL(location, url) : null
      if (!next || next.origin !== url.origin) {
        return new Page(url, response.status, response.headers, await response.text(), redirects)
      }
      if (redirects.push(url.pathname + url.search) > MAX_REDIRECTS)
        throw new Error(`redirected in circles: ${redirects.join(' ')}`)
      url = next
      if (response.status < 307) send = { headers: send.headers, referrer: send.referrer }
    }
  }

  /** As strict browsers do: a Secure cookie is not kept over http. */
  private keep(line: string) {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const [name = '', ...value] = pair.split('=')
    const has = (pattern: RegExp) => attributes.some((attribute) => pattern.test(attribute))
    const expires = attributes
      .find((attribute) => /^expires=/i.test(attribute))
      ?.slice('expires='.length)
    if (has(/^secure$/i) && !this.#origin.startsWith('https:')) return
    if (has(/^max-age=(0|-\d+)$/i) || (expires && new Date(expires) <= new Date()))
      this.cookies.delete(name)
    else this.cookies.set(name, value.join('='))
  }
}
