import { MINUTE, SECOND } from '~/platform/clock'
import { paths } from '~/paths'
import { tellFailed } from '~/ui/feedback/tell'

const FIRST_WAIT = 5 * SECOND

/** A page's data that nobody waits for: no page is being opened. */
const isBackground = (input: RequestInfo | URL, init?: RequestInit) =>
  window.__remixRouter.state.navigation.state === 'idle' &&
  (init?.method ?? 'GET') === 'GET' &&
  new URL(input instanceof Request ? input.url : input, location.href).pathname.endsWith('.data')

/** Data can lead elsewhere: to the sign-in page, when the session has ended in another window. */
async function isOfPage(answer: Response) {
  if (answer.status >= 500) return false
  return answer.status !== 202 || !(await answer.clone().text()).includes(`"${paths.auth()}`)
}

function pause(milliseconds: number, signal?: AbortSignal | null) {
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    addEventListener('online', () => resolve(), { once: true })
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

/**
 * What is read again in the background and fails would replace the page, and what is typed in it, by
 * an error page. So it is said once, and tried again until it comes or another page is opened.
 */
export function readPatiently() {
  const ask = window.fetch
  window.fetch = async (input, init) => {
    if (!isBackground(input, init)) return ask(input, init)
    for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, MINUTE)) {
      const answer = await ask(input, init).catch((error: unknown) => {
        if (init?.signal?.aborted) throw error
        return null
      })
      if (answer && (await isOfPage(answer))) return answer
      if (wait === FIRST_WAIT) tellFailed('read')
      await pause(wait, init?.signal)
    }
  }
}
