type Labels = Record<string, string | number>

interface Family {
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: Map<string, number>
}

/** Seconds; what pages and statements take lies between the first and the last. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

// On globalThis, so that a module reloaded in development goes on counting.
const kept = globalThis as typeof globalThis & { kanalMetrics?: Map<string, Family> }
const families = (kept.kanalMetrics ??= new Map())

const quoted = (value: string | number) => `"${String(value).replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"')}"`

function sample(name: string, labels: Labels) {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}=${quoted(value)}`)
  return pairs.length > 0 ? `${name}{${pairs.join(',')}}` : name
}

function family(name: string, type: Family['type'], help: string): Family {
  const known = families.get(name) ?? { help, type, samples: new Map() }
  families.set(name, known)
  return known
}

function add({ samples }: Family, key: string, amount: number) {
  samples.set(key, (samples.get(key) ?? 0) + amount)
}

/** Counts what happens, by labels of few values. */
export function counter(name: string, help: string) {
  const own = family(name, 'counter', help)
  return (labels: Labels = {}, amount = 1) => add(own, sample(name, labels), amount)
}

/** Says how things stand when it is asked for; all values of a name are given at once. */
export function gauge(name: string, help: string) {
  const own = family(name, 'gauge', help)
  return (values: [labels: Labels, value: number][]) => {
    own.samples.clear()
    for (const [labels, value] of values) own.samples.set(sample(name, labels), value)
  }
}

/** Counts how long things take, in seconds. */
export function histogram(name: string, help: string) {
  const own = family(name, 'histogram', help)
  return (seconds: number, labels: Labels = {}) => {
    for (const bucket of BUCKETS) add(own, sample(`${name}_bucket`, { ...labels, le: bucket }), seconds <= bucket ? 1 : 0)
    add(own, sample(`${name}_bucket`, { ...labels, le: '+Inf' }), 1)
    add(own, sample(`${name}_sum`, labels), seconds)
    add(own, sample(`${name}_count`, labels), 1)
  }
}

/** The sum of what a counter has counted, whatever its labels. */
export function counted(name: string): number {
  return [...(families.get(name)?.samples.values() ?? [])].reduce((sum, value) => sum + value, 0)
}

/** Everything that is counted, in the text format of Prometheus (version 0.0.4). */
export function metricsText(): string {
  const blocks = [...families].map(([name, { help, type, samples }]) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...[...samples].map(([key, value]) => `${key} ${value}`)].join('\n'))
  return `${blocks.join('\n')}\n`
}
