import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const prismaFolder = fileURLToPath(new URL('..', import.meta.url))
const composed = fileURLToPath(new URL('../../.cache/schema', import.meta.url))

/**
 * Puts the shared models beside one provider's datasource into .cache/schema/<provider>, because a
 * Prisma schema is one folder with exactly one datasource. Files that already stand there unchanged
 * are left alone.
 * @param {'sqlite' | 'postgresql'} provider
 * @returns {string} the folder's absolute path
 */
export function composeSchema(provider) {
  const target = join(composed, provider)
  const wanted = new Map([
    ...prismaFiles(join(prismaFolder, 'models')),
    ...prismaFiles(join(prismaFolder, provider)),
  ])
  mkdirSync(target, { recursive: true })
  const present = new Map(prismaFiles(target))
  for (const [name, content] of wanted) {
    if (present.get(name) !== content) writeFileSync(join(target, name), content)
  }
  for (const name of present.keys()) {
    if (!wanted.has(name)) rmSync(join(target, name))
  }
  return target
}

/**
 * @param {string} folder
 * @returns {[string, string][]}
 */
function prismaFiles(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.prisma'))
    .sort()
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')])
}
