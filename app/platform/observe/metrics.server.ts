type Labels = Record<string, string | number>

interface Family {
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  /** Of all processes together, such as what the database says: one of them says it. */
  ofAll: boolean
  samples: Map<string, number>
}

/** What one process has counted, as it can be sent to another. */
export type Counted = [
  name: string,
  family: Omit<Family, 'samples' | 'ofAll'> & { samples: [sample: string, value: number][] },
][]

/** Seconds; what pages and statements take lies between the first and the last. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

// On globalThis, so that a module reloaded in development goes on counting.
const kept = globalThis as typeof globalThis & { kanalMetrics?: Map<string, Family> }
const families = (kept.kanalMetrics ??= new Map())

const quoted = (value: string | number) =>
  `"${String(value).replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"')}"`

function sample(name: string, labels: Labels) {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}=${quoted(value)}`)
  return pairs.length > 0 ? `${name}{${pairs.join(',')}}` : name
}

function family(name: string, type: Family['type'], help: string, ofAll = false): Family {
  const known = families.get(name) ?? { help, type, ofAll, samples: new Map() }
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

/**
 * Says how things stand when it is asked for, in this process or, with `ofAll`, for all of them;
 * all values of a name are given at once.
 */
export function gauge(name: string, help: string, { ofAll = false } = {}) {
  const own = family(name, 'gauge', help, ofAll)
  return (values: [labels: Labels, value: number][]) => {
    own.samples.clear()
    for (const [labels, value] of values) own.samples.set(sample(name, labels), value)
  }
}

/** Counts how long things take, in seconds. */
export function histogram(name: string, help: string) {
  const own = family(name, 'histogram', help)
  return (seconds: number, labels: Labels = {}) => {
    for (const bucket of BUCKETS)
      add(own, sample(`${name}_bucket`, { ...labels, le: bucket }), seconds <= bucket ? 1 : 0)
    add(own, sample(`${name}_bucket`, { ...labels, le: '+Inf' }), 1)
    add(own, sample(`${name}_sum`, labels), seconds)
    add(own, sample(`${name}_count`, labels), 1)
  }
}

/** The sum of what a counter has counted, whatever its labels. */
export function counted(name: string): number {
  return [...(families.get(name)?.samples.values() ?? [])].reduce((sum, value) => sum + value, 0)
}

/** What this process has counted itself. */
export function ownCounts(): Counted {
  return [...families]
    .filter(([, { ofAll }]) => !ofAll)
    .map(([name, { help, type, samples }]) => [name, { help, type, samples: [...samples] }])
}

const inProcess = (key: string, process: string) =>
  key.includes('{')
    ? key.replace('{', `{process=${quoted(process)},`)
    : `${key}{process=${quoted(process)}}`

/**
 * Everything that is counted, in the text format of Prometheus (version 0.0.4). Where several
 * processes share a port, the counts of each, by the label `process`.
 */
export function metricsText(processes: Map<string, Counted> = new Map()): string {
  const lines = new Map<string, string[]>()
  const write = (
    name: string,
    { help, type }: Pick<Family, 'help' | 'type'>,
    samples: Iterable<[string, number]>,
  ) => {
    const block = lines.get(name) ?? [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
    lines.set(name, block)
    for (const [key, value] of samples) block.push(`${key} ${value}`)
  }
  for (const [name, own] of families)
    if (own.ofAll || processes.size === 0) write(name, own, own.samples)
  for (const [process, counted] of processes) {
    for (const [name, one] of counted)
      write(
        name,
        one,
        one.samples.map(([key, value]) => [inProcess(key, process), value]),
      )
  }
  return `${[...lines.values()].flat().join('\n')}\n`
}
