import { Visitor } from './visitor'

/**
 * Who reads a page of the map when all of them are walked: a client their own, an admin all others,
 * and nobody in particular the page where one signs in.
 */
export async function signInReaders(): Promise<(pattern: string) => Visitor> {
  const [anonymous, client, admin] = [new Visitor(), new Visitor(), new Visitor()]
  await client.signInAs('client')
  await admin.signInAs('admin')
  const isClients = /^\/(shop\/order|dashboardnew|dashboard(?!\/(admin|freelancer)))(\/|$)/
  return (pattern) => {
    if (pattern === '/auth') return anonymous
    return isClients.test(pattern) ? client : admin
  }
}
