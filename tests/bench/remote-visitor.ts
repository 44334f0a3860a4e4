import { Visitor } from '../setup/visitor'

/** A visitor whose requests go to a running server. */
export function remoteVisitor(origin: string) {
  return new Visitor({ origin, answer: (request) => fetch(request, { redirect: 'manual' }) })
}

/** The Cookie header of a visitor's next request. */
export function cookieOf({ cookies }: Visitor) {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}
