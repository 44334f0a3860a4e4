import { spawn } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { buy } from './process/purchase'
import { installNode, newest, PATIENCE, run } from './setup/npm-node'
import { freePort } from './setup/port'
import { removeFolder } from './setup/remove-folder'
import { Visitor } from './setup/visitor'

/**
 * Installs, starts, buys and tests what is committed as somebody does who has just cloned it, with
 * each Node and npm that the product is for, all of them from npm, on a machine without Python,
 * make and a compiler. Linux alone. Usage: npm run test:matrix -- 24+12 (all pairs without one)
 */
const PAIRS = ['20+10', '22+11', '24+12', '26+12']
const COMPILERS =
  /^(python|pypy|g?make|cmake|gcc|g\+\+|cc|c\+\+|c\d\d|clang|tcc|node-gyp|.*-linux-gnu-g?(cc|\+\+))([\d.-]|$)/
const OURS = ['node', 'npm', 'npx', 'corepack']
const root = resolve(import.meta.dirname, '..')

type Machine = { folder: string; env: NodeJS.ProcessEnv; log: NodeJS.WritableStream }

/**
 * A folder with links to all commands of this machine but those that compile, and with a Node and
 * an npm of their own.
 */
async function machine(folder: string, node: string, npm: string): Promise<NodeJS.ProcessEnv> {
  const [tools, bin] = [join(folder, 'tools'), join(folder, 'bin')]
  for (const made of [tools, bin, join(folder, 'home')]) mkdirSync(made)
  symlinkSync(await installNode(tools, node, `npm@${npm}`), join(bin, 'node'))
  for (const name of ['npm', 'npx'])
    symlinkSync(join(tools, `node_modules/npm/bin/${name}-cli.js`), join(bin, name))
  const taken = new Set(OURS)
  for (const from of (process.env.PATH ?? '')
    .split(delimiter)
    .filter((path) => !path.includes('node_modules'))) {
    for (const name of namesIn(from)) {
      if (taken.has(name) || COMPILERS.test(name)) continue
      taken.add(name)
      symlinkSync(join(from, name), join(bin, name))
    }
  }
  const env: Record<string, string> = {
    PATH: bin,
    HOME: join(folder, 'home'),
    TMPDIR: tmpdir(),
    LANG: 'C.UTF-8',
    npm_config_cache: process.env.npm_config_cache ?? join(process.env.HOME ?? folder, '.npm'),
  }
  // A machine behind a proxy knows its registry by certificates of its own.
  const authorities = process.env.NODE_EXTRA_CA_CERTS
  if (authorities) env.NODE_EXTRA_CA_CERTS = authorities
  return env as NodeJS.ProcessEnv
}

function namesIn(folder: string): string[] {
  try {
    accessSync(folder, constants.R_OK)
    return readdirSync(folder)
  } catch {
    return []
  }
}

const seconds = (since: number) => Math.round((Date.now() - since) / 1000)

/** `npm start` until it is ready, then a purchase in Polish without script. */
async function startAndBuy({ folder, env, log }: Machine): Promise<string[]> {
  const port = await freePort()
  // The address that the demo gives itself, where its payment page is.
  const origin = `http://localhost:${port}`
  const began = Date.now()
  const child = spawn('npm', ['start'], {
    cwd: join(folder, 'kanal'),
    env: { ...env, PORT: String(port), DATA_DIR: join(folder, 'data') },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false })
  const ended = new Promise((done) => child.once('close', done))
  try {
    await ready(origin, () => child.exitCode === null)
    const start = seconds(began)
    await buyInPolish(origin)
    return [String(start), 'yes']
  } finally {
    // Its whole group: npm does not hand a signal on to all that it has started.
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM')
    await ended
  }
}

async function ready(origin: string, isRunning: () => boolean) {
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline && isRunning();) {
    if ((await fetch(`${origin}/health/ready`).catch(() => null))?.ok) return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error('npm start did not get ready')
}

async function buyInPolish(origin: string) {
  const visitor = new Visitor({
    language: 'pl',
    origin,
    answer: (request) => fetch(request, { redirect: 'manual' }),
  })
  const shop = await visitor.get('/shop')
  const productId = Number(/\/shop\/product\/(\d+)/.exec(shop.html)?.[1])
  if (!productId)
    throw new Error(`no service in the shop: ${shop.status} ${shop.text.slice(0, 200)}`)
  const session = await buy(visitor, productId)
  const thanks = await visitor.getToEnd(`/shop/order-confirmation?session_id=${session}`)
  if (thanks.status !== 200 || thanks.language !== 'pl' || !/KNL-|zamówieni/i.test(thanks.text))
    throw new Error(
      `no thanks in Polish: ${thanks.status} ${thanks.language} ${thanks.text.slice(0, 300)}`,
    )
}

/** One row of the table; what went wrong stands in it. */
async function walk(pair: string): Promise<{ row: string[]; failed: boolean }> {
  const [nodeMajor, npmMajor] = pair.split('+') as [string, string]
  const [node, npm] = await Promise.all([newest(nodeMajor), newest(npmMajor, 'npm')])
  const row = [node, npm]
  const folder = mkdtempSync(join(tmpdir(), 'kanal-matrix-'))
  // As root the tests start PostgreSQL as another user, who has to come to its programs.
  chmodSync(folder, 0o755)
  mkdirSync(join(root, 'test-results'), { recursive: true })
  const log = createWriteStream(join(root, `test-results/matrix-${pair}.log`))
  try {
    const env = await machine(folder, node, npm)
    const clone = join(folder, 'kanal')
    await run(['git', 'clone', '--quiet', root, clone], folder)
    const began = Date.now()
    await run(['npm', 'ci', '--no-audit', '--no-fund'], clone, env, log)
    row.push(
      String(seconds(began)),
      (await run(['du', '-sm', 'node_modules'], clone)).split('\t')[0]!,
    )
    row.push(...(await startAndBuy({ folder, env, log })))
    await run(['npm', 'run', 'test:install'], clone, env, log)
    const vitest = (...args: string[]) => run(['npx', 'vitest', 'run', ...args], clone, env, log)
    await vitest('--project', 'rules', '--project', 'unit', 'app/domain/cart', 'app/platform/db')
    await vitest('--project', 'process', 'tests/process/start.test.ts')
    return { row: [...row, 'pass'], failed: false }
  } catch (error) {
    console.error(`${pair}: ${error instanceof Error ? error.message : error}`)
    return { row: [...row, 'FAILED'], failed: true }
  } finally {
    log.end()
    await removeFolder(folder)
  }
}

const results: { row: string[]; failed: boolean }[] = []
for (const pair of process.argv.length > 2 ? process.argv.slice(2) : PAIRS)
  results.push(await walk(pair))
for (const row of [
  ['Node', 'npm', 'install s', 'MB', 'start s', 'purchase', 'tests'],
  ...results.map(({ row }) => row),
])
  console.log(row.map((cell) => cell.padEnd(10)).join(' '))
process.exitCode = results.some(({ failed }) => failed) ? 1 : 0
