import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const cli = join(
  dirname(createRequire(import.meta.url).resolve('prisma/package.json')),
  'build/index.js',
)

/**
 * Runs a command of Prisma's on the database at `url` and gives what it wrote. Throws with its
 * output.
 */
export async function prisma(url: string, ...command: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: url }
  const options = { cwd: resolve(import.meta.dirname, '../..'), env, maxBuffer: 2 ** 26 }
  return (await promisify(execFile)(process.execPath, [cli, ...command], options)).stdout
}
