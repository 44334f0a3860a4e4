import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findChromium } from '../../prisma/seed/previews/chromium'
import { table } from './table'

/** Fetched by npx when it is asked for: as a dependency it would be larger than all others. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const LIMIT_MS = 120_000
const LARGEST_REPORT = 64 * 2 ** 20

/** What each page has to reach on a phone (spec §10.3). */
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const CATEGORIES = Object.keys(LEAST) as (keyof typeof LEAST)[]

type Report = { categories: Record<string, { score: number | null }> }

async function audit(url: string): Promise<Report> {
  const { executablePath } = await findChromium()
  const flags = [
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
  ]
  const env = { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) }
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...flags], {
    env,
    timeout: LIMIT_MS,
    maxBuffer: LARGEST_REPORT,
  })
  return JSON.parse(stdout) as Report
}

function show({ categories }: Report) {
  return CATEGORIES.map((category) => {
    const score = Math.round((categories[category]?.score ?? 0) * 100)
    return score < LEAST[category] ? `${score} !` : String(score)
  })
}

/**
 * Lighthouse's scores of pages as a phone sees them, what is under its mark with a !; it says so
 * where Lighthouse does not run.
 */
export async function scorePages(
  origin: string,
  pages: { name: string; path: string }[],
): Promise<string> {
  const rows: string[][] = []
  for (const { name, path } of pages) {
    const report = await audit(origin + path).catch((error: Error) => error)
    if (report instanceof Error) return `Lighthouse did not run: ${report.message.split('\n')[0]}`
    rows.push([name, ...show(report)])
  }
  return table(['Lighthouse, phone', ...CATEGORIES], rows)
}
