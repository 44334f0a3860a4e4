/**
 * What the longest stretch of work may take in which nobody else is answered; milliseconds on a
 * machine as ours.
 */
const BUDGET = 100
/** Milliseconds that `calibrate` takes on such a machine with nothing else to do. */
const USUAL = 12

const NUMBERS = Array.from({ length: 60_000 }, (_, index) => ({ index, text: `a${index}` }))

const cpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function calibrate() {
  const begin = cpu()
  JSON.parse(JSON.stringify(NUMBERS))
  return cpu() - begin
}

/** The budget for this machine as it is now: one that is slower, or shared, gets as much more. */
export const delayBudget = () =>
  BUDGET * Math.max(1, Math.min(calibrate(), calibrate(), calibrate()) / USUAL)

/**
 * Does something and says the longest stretch, in milliseconds, in which this thread did nothing
 * else. Of time that passes while the machine works for others, and of work in other threads, only
 * the smaller part counts.
 */
export async function blockedBy<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; blocked: number }> {
  let [time, used, longest, going] = [performance.now(), cpu(), 0, true]
  const measure = () => {
    const [now, nowUsed] = [performance.now(), cpu()]
    longest = Math.max(longest, Math.min(now - time, nowUsed - used))
    ;[time, used] = [now, nowUsed]
  }
  const tick = () => {
    measure()
    if (going) setImmediate(tick)
  }
  setImmediate(tick)
  try {
    const result = await work()
    measure()
    return { result, blocked: longest }
  } finally {
    going = false
  }
}
