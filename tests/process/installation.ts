import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inject } from 'vitest'
import { connect, type Db } from '~/platform/db/db.server'
import { projectRoot } from '../setup/migrate'
import { freePort } from '../setup/port'
import { removeFolder } from '../setup/remove-folder'
import { copyDatabase } from '../setup/seed'
import { testSettings } from '../setup/settings'
import { createSqliteDatabase } from '../setup/sqlite'
import { Visitor } from '../setup/visitor'

type Settings = Record<string, string>
type End = { code: number | null; signal: NodeJS.Signals | null }

const PATIENCE = 180_000
const PAUSE = 50

/** A process of the product with all that it has printed. */
export class AppProcess {
  output = ''
  readonly ended: Promise<End>
  private readonly child: ChildProcess

  constructor(command: string[], env: Settings) {
    const child = spawn(process.execPath, command, {
      cwd: projectRoot,
      env: env as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (this.output += text))
    this.ended = new Promise((resolve) =>
      child.once('close', (code, signal) => resolve({ code, signal })),
    )
    this.child = child
  }

  /** The processes that it has started; told on Linux alone. */
  children(): number[] {
    const parentOf = (pid: string) =>
      Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    const isChild = (pid: string) => {
      try {
        return parentOf(pid) === this.child.pid
      } catch {
        // It has ended meanwhile.
        return false
      }
    }
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && isChild(name))
      .map(Number)
  }

  /** Megabytes of memory that it holds; told on Linux alone. */
  get memory(): number {
    return (
      Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${this.child.pid}/status`, 'utf8'))![1]) /
      1024
    )
  }

  /** Sends a signal that does not end it. */
  signal(signal: NodeJS.Signals) {
    this.child.kill(signal)
  }

  /** Sends a signal and resolves when the process is gone. */
  stop(signal: NodeJS.Signals): Promise<End> {
    this.child.kill(signal)
    return this.ended
  }

  get isRunning() {
    return this.child.exitCode === null && this.child.signalCode === null
  }
}

/** One copy of the product as someone runs it: its database, its data folder, its port. */
export class Installation {
  private readonly processes: AppProcess[] = []

  private constructor(
    private readonly folder: string,
    readonly port: number,
    readonly db: Db,
    readonly settings: Settings,
  ) {}

  /** With the demo studio in it; `empty` has the migrations alone. */
  static async create({ empty = false } = {}): Promise<Installation> {
    const folder = await mkdtemp(join(tmpdir(), 'kanal-installation-'))
    const file = join(folder, 'kanal.sqlite')
    const data = join(folder, 'data')
    if (empty) await Promise.all([migratedInto(file), mkdir(data)])
    else await copyDatabase(inject('templateFile'), file)
    const port = await freePort()
    const settings = {
      PATH: process.env.PATH ?? '',
      ...testSettings(`file:${file}`, data, `http://127.0.0.1:${port}`),
      PORT: String(port),
      LOG_LEVEL: 'warn',
      OWNER_EMAIL: '',
    }
    return new Installation(folder, port, connect(`file:${file}`), settings)
  }

  get origin() {
    return `http://127.0.0.1:${this.port}`
  }

  visitor(language?: string) {
    return new Visitor({
      language,
      origin: this.origin,
      answer: (request) => fetch(request, { redirect: 'manual' }),
    })
  }

  /** Runs `npm run serve` and waits for nothing. */
  launch(settings: Settings = {}): AppProcess {
    return this.run(['app/server/index.js'], settings)
  }

  /** Runs `npm run db:seed` to its end. */
  seed(settings: Settings = {}) {
    return this.execute('prisma/seed/seed.ts', [], settings)
  }

  /** Runs a command of package.json that is a script, to its end. */
  async execute(script: string, args: string[], settings: Settings = {}) {
    const command = this.run(['--import', 'tsx', script, ...args], settings)
    return { ...(await command.ended), output: command.output }
  }

  /**
   * Serves, and resolves when the app says that it is ready. Throws with its output when it is not
   * in time.
   */
  start(settings: Settings = {}, origin = this.origin): Promise<AppProcess> {
    return this.ready(this.launch(settings), origin)
  }

  /** Serves with @remix-run/serve alone, and resolves when the app says that it is ready. */
  startPlain(settings: Settings = {}): Promise<AppProcess> {
    return this.ready(
      this.run(['node_modules/.bin/remix-serve', 'build/server/index.js'], settings),
      this.origin,
    )
  }

  private async ready(app: AppProcess, origin: string): Promise<AppProcess> {
    for (const deadline = Date.now() + PATIENCE; Date.now() < deadline && app.isRunning;) {
      const answer = await fetch(`${origin}/health/ready`).catch(() => null)
      if (answer?.ok) return app
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
    throw new Error(`the app did not get ready:\n${app.output}`)
  }

  /** Starts with a module of `tests/mocks` loaded before the app. */
  startWith(mock: string, settings: Settings = {}, origin = this.origin) {
    return this.start(
      {
        NODE_OPTIONS: `--import ${pathToFileURL(join(projectRoot, 'tests/mocks', mock)).href}`,
        ...settings,
      },
      origin,
    )
  }

  /** Ends what still runs and deletes everything. */
  async dispose() {
    await Promise.all(this.processes.map((one) => one.isRunning && one.stop('SIGKILL')))
    await this.db.$disconnect()
    await removeFolder(this.folder)
  }

  private run(command: string[], settings: Settings) {
    const started = new AppProcess(command, { ...this.settings, ...settings })
    this.processes.push(started)
    return started
  }
}

async function migratedInto(file: string) {
  const migrated = await createSqliteDatabase()
  await copyFile(migrated.file, file)
  await migrated.dispose()
}
