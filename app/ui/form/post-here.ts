/**
 * Sends a form to an action that answers pages without script with a redirect, which is not
 * followed: the page stays where it is. Throws when the server does not take it.
 */
export async function postHere(action: string, body: FormData | URLSearchParams): Promise<void> {
  const answer = await fetch(action, { method: 'POST', body, redirect: 'manual' })
  if (answer.type !== 'opaqueredirect') throw new Error(`${action} answered ${answer.status}`)
}
