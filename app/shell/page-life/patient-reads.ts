import { MINUTE, SECOND } from '~/platform/clock'
import { paths } from '~/paths'
import { tellFailed } from '~/ui/feedback/tell'

const FIRST_WAIT = 5 * SECOND

/** A page's data that nobody waits for: no page is being opened. */
const isBackground = (input: RequestInfo | URL, init?: RequestInit) =>
  window.__remixRouter.state.navigation.state === 'idle' &&
  (init?.method ?? 'GET') === 'GET' &&
  new URL(input instanceof Request ? input.url : input, location.href).pathname.endsWith('.data')

const FIELDS = 'main :is(input, textarea)'

/** Whether a field of the page holds what its visitor typed and has not sent. */
const isTypedIn = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )

type Verdict = 'take' | 'failed' | 'leads away'

/**
 * Data can lead elsewhere: to the sign-in page, when the session has ended in another window, or to
 * the cart, when what is in it is no longer sold. What is being typed is not left for that: the
 * server says it again once it is sent.
 */
async function judge(answer: Response): Promise<Verdict> {
  if (answer.status >= 500) return 'failed'
  if (answer.status !== 202) return 'take'
  if ((await answer.clone().text()).includes(`"${paths.auth()}`)) return 'failed'
  return isTypedIn() ? 'leads away' : 'take'
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
 * What is read again in the background and fails, or leads elsewhere, would replace the page and what
 * is typed in it. So a failure is said once, and it is tried again until it comes or another page is
 * opened.
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
      const verdict = answer ? await judge(answer) : 'failed'
      if (answer && verdict === 'take') return answer
      if (verdict === 'failed' && wait === FIRST_WAIT) tellFailed('read')
      await pause(wait, init?.signal)
    }
  }
}
