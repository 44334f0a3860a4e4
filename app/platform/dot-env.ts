import { existsSync, readFileSync } from 'node:fs'
import { oddLines } from './dot-env.rules'
import { SETTING_NAMES } from './settings.schema'

const FILE = '.env'

/** Reads .env into the environment, where there is one; what is set there already stays. */
export function loadDotEnv() {
  if (existsSync(FILE)) process.loadEnvFile(FILE)
}

/** Tells the person at the terminal of lines in .env that nobody reads. */
export function tellOddLines() {
  if (!existsSync(FILE)) return
  for (const line of oddLines(readFileSync(FILE, 'utf8'), SETTING_NAMES))
    process.stderr.write(`${line}\n`)
}
