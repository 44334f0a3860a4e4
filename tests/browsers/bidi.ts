import { spawn } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from '../setup/remove-folder'

type Answer = {
  id?: number
  type: string
  method?: string
  message?: string
  result?: unknown
  params?: unknown
}
type Entry = { level: string; text: string | null }
type Started = { redirectCount: number; request: { url: string }; response: { status: number } }

const PREFERENCES = {
  'remote.active-protocols': 1,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.shell.checkDefaultBrowser': false,
}
const PATIENCE = 30_000
const PAUSE = 200
const LOADED = 2_500

const settle = () => new Promise((resolve) => setTimeout(resolve, LOADED))

/** The address at which a Firefox listens, once it says so. */
function listening(firefox: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    firefox.stderr!.on('data', (piece) => {
      said += piece
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? []
      if (address) resolve(address)
    })
    firefox.once('error', reject)
    firefox.once('exit', () => reject(new Error(`Firefox ended: ${said}`)))
  })
}

/** Commands of WebDriver BiDi, which a stock Firefox takes without a driver. */
async function connect(address: string, hear: (method: string, params: unknown) => void) {
  const socket = new WebSocket(`${address}/session`)
  await new Promise(
    (resolve, reject) => (
      (socket.onopen = resolve),
      (socket.onerror = () => reject(new Error(`nobody at ${address}`)))
    ),
  )
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id === undefined) hear(answer.method!, answer.params)
    else waiting.get(answer.id)?.(answer)
  }
  let last = 0
  return <Result>(method: string, params: object = {}): Promise<Result> =>
    new Promise((resolve, reject) => {
      const id = (last += 1)
      waiting.set(id, (answer) =>
        answer.type === 'error'
          ? reject(new Error(`${method}: ${answer.message}`))
          : resolve(answer.result as Result),
      )
      socket.send(JSON.stringify({ id, method, params }))
    })
}

/**
 * A Firefox of its own profile, with one window; `complaints` is what its console says, `loops`
 * what was led on more than three times.
 */
export async function startFirefox(executable: string, { script }: { script: boolean }) {
  const profile = await mkdtemp(join(tmpdir(), 'kanal-firefox-'))
  const lines = Object.entries({ ...PREFERENCES, 'javascript.enabled': script }).map(
    ([name, value]) => `user_pref("${name}", ${value});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const firefox = spawn(
    executable,
    ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const complaints: string[] = []
  const loops: string[] = []
  const send = await connect(await listening(firefox), (method, params) => {
    if (method === 'log.entryAdded' && (params as Entry).level === 'error')
      complaints.push((params as Entry).text ?? '')
    if (method === 'network.responseStarted' && (params as Started).redirectCount > 3)
      loops.push((params as Started).request.url)
  })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded', 'network.responseStarted'] })
  const {
    contexts: [{ context }],
  } = await send<{ contexts: [{ context: string }] }>('browsingContext.getTree')

  /**
   * What an expression is in the page; beside the page's own script, so that it also works where
   * that is off.
   */
  async function look<Value>(expression: string): Promise<Value> {
    const target = { context, sandbox: 'look' }
    const { type, result, exceptionDetails } = await send<{
      type: string
      result: { value: Value }
      exceptionDetails?: { text: string }
    }>('script.evaluate', { expression, target, awaitPromise: true })
    if (type === 'exception') throw new Error(exceptionDetails!.text)
    return result.value
  }
  return {
    complaints,
    loops,
    look,
    /**
     * Opens a page, and gives its script time: what is left before it is loaded counts as failed.
     */
    async open(url: string) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
      if (script) await settle()
    },
    /** Waits until an expression is true, also across pages. */
    async until(expression: string) {
      for (
        const end = Date.now() + PATIENCE;
        Date.now() < end;
        await new Promise((resolve) => setTimeout(resolve, PAUSE))
      ) {
        if (await look<boolean>(`Boolean(${expression})`).catch(() => false))
          return void (script && (await settle()))
      }
      throw new Error(`waited in vain for ${expression} at ${await look('location.href')}`)
    },
    async close() {
      const gone = new Promise((resolve) => firefox.once('exit', resolve))
      firefox.kill()
      await gone
      await removeFolder(profile)
    },
  }
}

export type Firefox = Awaited<ReturnType<typeof startFirefox>>
