import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const SOURCES = [
  'app',
  'prisma/generated',
  'locales',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'remix.config.js',
]

/** The latest change of a file, or of anything in a folder that is no test, in ms; 0 for none. */
function changedAt(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0
  const inside = readdirSync(path).filter((name) => !/\.test\.tsx?$/.test(name))
  return Math.max(0, ...inside.map((name) => changedAt(join(path, name))))
}

/** Whether there is no build, or something that goes into it was changed after it. */
export function isBuildStale() {
  const changes = SOURCES.map((source) => changedAt(join(root, source)))
  return changedAt(join(root, 'build/server/index.js')) < Math.max(...changes)
}
