import { isAbsolute, join, resolve } from 'node:path'

type Provider = 'sqlite' | 'postgresql'

export type DatabaseLocation = {
  provider: Provider
  /** `postgres://…` as given, or `file:` with an absolute path. */
  url: string
}

const FORM = 'postgres://user:password@host/database'

/** The host of an address that may be none, with its port. */
const hostIn = (url: string) => url.split('://')[1]!.split(/[/?#]/)[0]!.split('@').at(-1)!

function parse(url: string) {
  try {
    const { username, password, pathname, searchParams } = new URL(url)
    for (const part of [username, password, pathname]) decodeURIComponent(part)
    return { searchParams }
  } catch {
    return null
  }
}

/** What is wrong with an address of PostgreSQL, or null. */
function wrongAddress(url: string) {
  const parsed = parse(url)
  // PostgreSQL's own way to name the folder of a socket.
  if (parsed?.searchParams.has('host')) return null
  if (/^(:\d*)?$/.test(hostIn(url))) return `DATABASE_URL lacks a host: write ${FORM}.`
  if (parsed) return null
  return `DATABASE_URL is not an address: write ${FORM}, with special characters in the user and password as %23 for # and the like.`
}

/**
 * Which database the environment asks for: DATABASE_URL's scheme picks PostgreSQL or SQLite, and
 * without one it is SQLite in DATA_DIR (./data). Relative paths start at the project's root. Throws
 * on any other scheme, and on an address that cannot be one.
 */
export function databaseLocation(
  env: { DATABASE_URL?: string; DATA_DIR?: string },
  root: string = process.cwd(),
): DatabaseLocation {
  const given = env.DATABASE_URL?.trim()
  const url = given || `file:${join(env.DATA_DIR?.trim() || './data', 'kanal.sqlite')}`
  if (/^postgres(ql)?:\/\//.test(url)) {
    const wrong = wrongAddress(url)
    if (wrong) throw new Error(wrong)
    return { provider: 'postgresql', url }
  }
  if (!url.startsWith('file:')) {
    throw new Error('DATABASE_URL must start with postgres://, postgresql:// or file:.')
  }
  const path = url.slice('file:'.length).replace(/^\/\/(?=\/)/, '')
  return { provider: 'sqlite', url: `file:${isAbsolute(path) ? path : resolve(root, path)}` }
}
