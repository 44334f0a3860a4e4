import { afterEach, beforeEach, expect, test } from 'vitest'
import { Installation, type AppProcess } from './installation'
import { expectGoodAgain, expectRefusedWithoutRoom, prepareBuyers } from './no-room'

const LONG = 120_000

let kanal: Installation
let app: AppProcess

beforeEach(async () => {
  kanal = await Installation.create()
  app = await kanal.startWith('full-disk.mjs', { WORKER: 'on' })
})
afterEach(() => kanal.dispose())

test(
  'a disk that is full: pages are read, what cannot be kept is refused, and all goes on once there is room',
  { timeout: LONG },
  async () => {
    const { db } = kanal
    const buyers = await prepareBuyers(kanal, db)
    app.signal('SIGUSR2')
    await expectRefusedWithoutRoom(kanal, db, buyers)
    app.signal('SIGUSR2')
    await expectGoodAgain(kanal, db, buyers)
    expect(app.isRunning).toBe(true)
  },
)
