import { fork, type ChildProcess } from 'node:child_process'
import os from 'node:os'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MINUTE, SECOND } from '../clock'
import { log } from '../log.server'
import { Turns } from './turns.server'
import { WorkRefusedError } from './work-refused'

const HELPER = 'app/platform/worker/helper.js'
/** Of one process, with room for the libraries themselves; megabytes, and kilobytes of stack. */
const LIMITS = ['--max-old-space-size=320', '--stack-size=3900']
const AT_ONCE = 2
/** How long a process that has nothing to do is kept. */
const IDLE = 30 * SECOND
/** A style sheet of each file that a page test loads at once may wait. */
const turns = new Turns({
  atOnce: AT_ONCE,
  each: 1,
  waiting: 48,
  waitingEach: 12,
  budget: { time: MINUTE, window: 10 * MINUTE },
})
/** How long a task waits for its turn: longer than any runs. */
const PATIENCE = 15 * SECOND

const idle: { helper: ChildProcess; rest: NodeJS.Timeout }[] = []

/**
 * Less urgent than the app itself; none of its settings, which hold secrets, and no line to other
 * processes of its. Throws WorkRefusedError where none can be started.
 */
function start(): ChildProcess {
  const helper = fork(resolve(HELPER), {
    execArgv: LIMITS,
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  if (helper.pid === undefined) {
    // Its error comes later, when nobody waits for it any more.
    helper.on('error', (error) => log.error({ err: error }, 'worker thread could not be started'))
    throw new WorkRefusedError('busy')
  }
  os.setPriority(helper.pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
  return helper
}

/** Whether the app may end while it is there. */
function hold(helper: ChildProcess, working: boolean) {
  const act = working ? 'ref' : 'unref'
  helper[act]()
  helper.channel?.[act]()
}

function borrow(): ChildProcess {
  for (;;) {
    const known = idle.pop()
    if (!known) return start()
    clearTimeout(known.rest)
    if (known.helper.connected) return known.helper
  }
}

function giveBack(helper: ChildProcess) {
  hold(helper, false)
  idle.push({ helper, rest: setTimeout(() => helper.kill(), IDLE).unref() })
}

async function run<Task, Result>(file: string, task: Task, timeout: number): Promise<Result> {
  const helper = borrow()
  hold(helper, true)
  let timer: NodeJS.Timeout | undefined
  try {
    const told = await new Promise<{ result: Result } | { error: unknown }>((done, reject) => {
      timer = setTimeout(() => reject(new WorkRefusedError('time')), timeout)
      helper.once('message', (answer) => done(answer as { result: Result }))
      helper.once('exit', () => reject(new WorkRefusedError('memory')))
      helper.once('error', reject)
      helper.send({ file: pathToFileURL(resolve(file)).href, task })
    })
    giveBack(helper)
    if ('error' in told) throw told.error
    return told.result
  } catch (error) {
    if (error instanceof WorkRefusedError) helper.kill('SIGKILL')
    throw error
  } finally {
    clearTimeout(timer)
    helper.removeAllListeners()
  }
}

/**
 * Runs the function that `file` exports (a module of plain JavaScript, its path from the project's
 * root) in a process of its own, for at most `timeout` milliseconds; what is still running then is
 * ended. One task of a visitor runs at a time, and a visitor has a minute in ten. Throws
 * WorkRefusedError.
 */
export function runInWorker<Task, Result>(
  file: string,
  task: Task,
  { timeout }: { timeout: number },
): Promise<Result> {
  return turns.take(PATIENCE, () => run<Task, Result>(file, task, timeout))
}
