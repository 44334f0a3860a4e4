import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { AppProcess, Installation } from '../process/installation'
import { startLine, type Line } from '../setup/line'
import { freePort } from '../setup/port'

/**
 * One of several processes of the product, with a line of its own to the database, that can be
 * ended, stopped, cut off and put into another time.
 */
export class Host {
  private constructor(
    private readonly kanal: Installation,
    private readonly settings: Record<string, string>,
    private readonly line: Line,
    readonly origin: string,
    private readonly offsetFile: string,
    private app: AppProcess,
  ) {}

  static async start(
    kanal: Installation,
    { databaseUrl, ...settings }: { databaseUrl: string; [name: string]: string },
  ): Promise<Host> {
    const port = await freePort()
    const line = await startLine(Number(new URL(databaseUrl).port))
    const origin = `http://127.0.0.1:${port}`
    const offsetFile = join(kanal.settings.DATA_DIR!, `clock-offset-${port}`)
    const own = {
      ...settings,
      PORT: String(port),
      DATABASE_URL: Object.assign(new URL(databaseUrl), { port: String(line.port) }).href,
      CLOCK_OFFSET_FILE: offsetFile,
    }
    return new Host(
      kanal,
      own,
      line,
      origin,
      offsetFile,
      await kanal.startWith('clock.mjs', own, origin),
    )
  }

  /** All that its processes have printed so far. */
  readonly outputs: string[] = []

  /** A fault that ends by itself; the milliseconds are how long it lasts. */
  readonly faults: Record<string, (ms: number) => Promise<void>> = {
    kill: async (ms) => {
      await this.app.stop('SIGKILL')
      await pause(ms / 4)
      await this.restart()
    },
    freeze: async (ms) => {
      this.app.signal('SIGSTOP')
      await pause(ms)
      this.app.signal('SIGCONT')
    },
    cut: async (ms) => {
      await this.line.cut()
      await pause(ms / 2)
      await this.line.restore()
    },
    silence: async (ms) => {
      this.line.hold()
      await pause(ms)
      await this.line.restore()
    },
    skew: async (ms) => {
      const day = 25 * 60 * 60_000
      const offset = Math.random() < 0.5 ? day : -day
      await this.setClock(offset)
      await pause(ms)
      await this.setClock(0)
    },
  }

  get isRunning() {
    return this.app.isRunning
  }

  async restart() {
    this.outputs.push(this.app.output)
    this.app = await this.kanal.startWith('clock.mjs', this.settings, this.origin)
  }

  get output() {
    return [...this.outputs, this.app.output].join('\n')
  }

  /** Has what the process takes for the time be so many milliseconds ahead of ours. */
  private async setClock(offset: number) {
    await writeFile(this.offsetFile, String(offset))
    this.app.signal('SIGUSR2')
    await pause(500)
  }
}
