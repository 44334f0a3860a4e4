import { isAbsolute, join, resolve } from 'node:path'

type Provider = 'sqlite' | 'postgresql'

export type DatabaseLocation = {
  provider: Provider
  /** `postgres://…` as given, or `file:` with an absolute path. */
  url: string
}

/**
 * Which database the environment asks for: DATABASE_URL's scheme picks PostgreSQL or SQLite, and
 * without one it is SQLite in DATA_DIR (./data). Relative paths start at the project's root. Throws
 * on any other scheme.
 */
export function databaseLocation(
  env: { DATABASE_URL?: string; DATA_DIR?: string },
  root: string = process.cwd(),
): DatabaseLocation {
  const given = env.DATABASE_URL?.trim()
  const url = given || `file:${join(env.DATA_DIR?.trim() || './data', 'kanal.sqlite')}`
  if (/^postgres(ql)?:\/\//.test(url)) return { provider: 'postgresql', url }
  if (!url.startsWith('file:')) {
    throw new Error('DATABASE_URL must start with postgres://, postgresql:// or file:')
  }
  const path = url.slice('file:'.length).replace(/^\/\/(?=\/)/, '')
  return { provider: 'sqlite', url: `file:${isAbsolute(path) ? path : resolve(root, path)}` }
}
