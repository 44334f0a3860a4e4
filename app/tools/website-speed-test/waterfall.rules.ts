import type { Loaded } from './speed.rules'

/** In units of the drawing. */
export const WATERFALL = { width: 1120, row: 24, head: 28, names: 210, end: 70 }
/** What a bar is made of, in the order of time. */
export const PHASES = ['redirects', 'dns', 'connect', 'tls', 'wait', 'receive'] as const
export type Phase = (typeof PHASES)[number]

const STEPS = [1, 2, 5]
const MOST_TICKS = 8
const LEAST_BAR = 1

/** Marks of a time axis, in milliseconds: round numbers, at most nine with the zero. */
export function ticksOf(end: number): number[] {
  let step = 10
  for (let index = 1; step * MOST_TICKS < end; index += 1)
    step = STEPS[index % STEPS.length]! * 10 ** (1 + Math.floor(index / STEPS.length))
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step)
}

const round = (number: number) => Math.round(number * 10) / 10

/** The length of each phase of a request, in milliseconds. */
export function phasesOf({
  total,
  timings,
}: Pick<Loaded, 'total' | 'timings'>): Record<Phase, number> {
  if (!timings) return { redirects: 0, dns: 0, connect: 0, tls: 0, wait: total, receive: 0 }
  const { dns, connect, tls, wait, receive, total: last } = timings
  return {
    redirects: Math.max(0, total - last),
    dns: dns ?? 0,
    connect: connect ?? 0,
    tls: tls ?? 0,
    wait: Math.max(0, wait),
    receive: Math.max(0, receive),
  }
}

/** Where everything stands in the drawing of a test. */
export function drawWaterfall(loaded: readonly Pick<Loaded, 'start' | 'total' | 'timings'>[]) {
  const { width, row, head, names, end } = WATERFALL
  const last = Math.max(1, ...loaded.map(({ start, total }) => start + total))
  const scale = (width - names - end) / last
  const x = (time: number) => round(names + time * scale)
  const rows = loaded.map(({ start, total, timings }, index) => {
    let at = start
    const phases = phasesOf({ total, timings })
    const bars = PHASES.flatMap((phase) => {
      const from = at
      at += phases[phase]
      return phases[phase] > 0
        ? [{ phase, x: x(from), width: Math.max(LEAST_BAR, round(phases[phase] * scale)) }]
        : []
    })
    return { y: head + index * row, bars, endX: Math.min(x(start + total) + 6, width - end + 6) }
  })
  return {
    width,
    height: head + loaded.length * row + 4,
    ticks: ticksOf(last).map((time) => ({ time, x: x(time) })),
    rows,
  }
}
export type Drawing = ReturnType<typeof drawWaterfall>
