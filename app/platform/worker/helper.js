/**
 * A process beside the app's that works on what strangers sent: when that takes too much memory, V8
 * ends this process and not the app's (a thread's limit is only looked at between two steps of a
 * program, and one step may go far beyond it).
 */
import { Worker } from 'node:worker_threads'

process.on('message', async (/** @type {{ file: string, task: unknown }} */ { file, task }) => {
  try {
    const { default: work } = await import(file)
    process.send?.({ result: await work(task) })
  } catch (error) {
    process.send?.({ error })
  }
})
process.once('disconnect', () => process.exit(0))

// Work that never ends would go on when the app is gone: it hears nothing then.
const watch = `const parent = process.ppid
setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL') }, 2000)`
new Worker(watch, { eval: true }).unref()
