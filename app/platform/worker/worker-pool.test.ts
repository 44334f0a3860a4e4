import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SECOND } from '../clock'
import { runInWorker } from './worker-pool.server'

const file = join(tmpdir(), `work-${process.pid}.mjs`)
writeFileSync(
  file,
  `const acts = {
  double: ({ number }) => number * 2,
  who: () => ({ pid: process.pid, secrets: Object.keys(process.env).filter((name) => name !== 'NODE_ENV' && name !== 'NODE_CHANNEL_FD' && name !== 'NODE_CHANNEL_SERIALIZATION_MODE') }),
  fail: () => { throw new RangeError('no such row') },
  forEver: () => { for (;;); },
  // One step of a program that takes all memory: no limit of a thread ends it in time.
  flood: () => { let all = [1, 2, 3]; for (;;) all = all.concat(all) },
}
export default (task) => acts[task.act](task)`,
)
const run = <Result>(act: string, rest: object = {}, timeout = 8 * SECOND) =>
  runInWorker<object, Result>(file, { act, ...rest }, { timeout })

test('work is refused where no process can be started, and ends nothing else', async () => {
  const { execPath } = process
  process.execPath = '/nowhere/node'
  await expect(
    run('double', { number: 21 }).finally(() => (process.execPath = execPath)),
  ).rejects.toMatchObject({ reason: 'busy' })
})

test('work is done in a process that stays for the next, and knows no setting of the app', async () => {
  expect(await run('double', { number: 21 })).toBe(42)
  const [one, two] = [
    await run<{ pid: number; secrets: string[] }>('who'),
    await run<{ pid: number }>('who'),
  ]
  expect(two.pid).toBe(one.pid)
  expect(one.pid).not.toBe(process.pid)
  expect(one.secrets).toEqual([])
})

test('what it throws is thrown here, and the next task finds its place', async () => {
  await expect(run('fail')).rejects.toThrow(new RangeError('no such row'))
  expect(await run('double', { number: 2 })).toBe(4)
})

test('what never ends, or takes all memory, ends alone', { timeout: 60_000 }, async () => {
  const others = run('double', { number: 3 })
  await expect(run('forEver', {}, 300)).rejects.toMatchObject({ reason: 'time' })
  await expect(run('flood', {}, 40 * SECOND)).rejects.toMatchObject({ reason: 'memory' })
  expect(await others).toBe(6)
  expect(await run('double', { number: 4 })).toBe(8)
})
