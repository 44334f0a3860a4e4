import { spawnSync } from 'node:child_process'
import { projectRoot } from './migrate'

/** What tests/run.ts takes for a step that could not be run here. */
const NOT_RUN = 77

/**
 * Asks the registry for known weaknesses of what runs in production: fails on a high or critical
 * one, and ends as not run where the registry cannot be asked.
 */
function audit(): number {
  const flags = [
    'audit',
    '--omit=dev',
    '--audit-level=high',
    '--json',
    '--fetch-retries=0',
    '--fetch-timeout=20000',
  ]
  const { stdout } = spawnSync('npm', flags, { cwd: projectRoot, encoding: 'utf8' })
  const report = readReport(stdout)
  if (!report?.metadata?.vulnerabilities) {
    console.log(
      `not run: the registry does not tell of weaknesses here (${report?.message ?? 'no answer'})`,
    )
    return NOT_RUN
  }
  const { high = 0, critical = 0 } = report.metadata.vulnerabilities
  for (const { name, severity, via } of Object.values(report.vulnerabilities ?? {}))
    console.log(
      `${severity.padEnd(9)} ${name}: ${via.map((one) => (typeof one === 'string' ? one : `${one.title} ${one.url}`)).join('; ')}`,
    )
  return high + critical > 0 ? 1 : 0
}

interface Report {
  message?: string
  metadata?: { vulnerabilities?: Record<string, number> }
  vulnerabilities?: Record<
    string,
    { name: string; severity: string; via: (string | { title: string; url: string })[] }
  >
}

function readReport(text: string): Report | null {
  try {
    return JSON.parse(text) as Report
  } catch {
    return null
  }
}

process.exitCode = audit()
