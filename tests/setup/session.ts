import { startSession } from '~/platform/session/session.server'
import { Visitor } from './visitor'

/** The browser of somebody who has signed in, whether they have a password or not. */
export async function withSession(userId: number) {
  const visitor = new Visitor()
  const [name, ...value] = (await startSession(new Request('http://localhost/'), userId))
    .split(';')[0]!
    .split('=')
  visitor.cookies.set(name!, value.join('='))
  return visitor
}
