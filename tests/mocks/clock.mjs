/**
 * Loaded before the app: SIGUSR2 puts the clock of the process ahead by as many milliseconds as
 * stand in the file CLOCK_OFFSET_FILE, and deletes that.
 */
import { readFileSync, rmSync } from 'node:fs'

const RealDate = Date
const realNow = RealDate.now.bind(RealDate)
const file = process.env.CLOCK_OFFSET_FILE ?? ''
let offset = 0
const now = () => realNow() + offset

process.on('SIGUSR2', () => {
  offset = Number(readFileSync(file, 'utf8'))
  rmSync(file)
})

RealDate.now = now
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RealDate(now()).toString(),
})
