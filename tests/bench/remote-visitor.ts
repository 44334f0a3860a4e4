import { PUBLIC_URL } from '../setup/settings'
import { Visitor } from '../setup/visitor'

/** A visitor whose requests go to a running server. */
export class RemoteVisitor extends Visitor {
  constructor(private readonly origin: string) {
    super()
  }

  get cookie() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  override async fetch(path: string, { method = 'GET', body, headers = {} }: Parameters<Visitor['fetch']>[1] = {}): Promise<Response> {
    const { pathname, search } = new URL(path, PUBLIC_URL)
    const sent = new Headers({ Accept: 'text/html,*/*;q=0.8', 'Accept-Language': 'en', Cookie: this.cookie, ...headers })
    if (method !== 'GET') sent.set('Origin', this.origin)
    const response = await fetch(this.origin + pathname + search, { method, body, headers: sent, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) this.take(line)
    return response
  }

  private take(line: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/;\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(line)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}
