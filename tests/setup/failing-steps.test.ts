import { execFile } from 'node:child_process'
import { appendFile, cp, mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from './migrate'
import { removeFolder } from './remove-folder'

const COPIED = [
  'package.json',
  'prisma.config.ts',
  'prisma/engine',
  'prisma/models',
  'prisma/sqlite/datasource.prisma',
  'prisma/postgresql/datasource.prisma',
  'app/platform/db/location.ts',
]

/** As much of the product as generates and builds, to be broken. */
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kanal-failing-'))
  for (const path of COPIED)
    await cp(join(projectRoot, path), join(folder, path), { recursive: true })
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction')
})
afterAll(() => removeFolder(folder))

function npmRun(script: string, settings: Record<string, string> = {}) {
  return new Promise<{ code: number; lines: string[] }>((done) => {
    const child = execFile(
      'npm',
      ['run', '--silent', script],
      { cwd: folder, env: { ...process.env, ...settings } },
      (_error, _out, err) => done({ code: child.exitCode ?? -1, lines: err.trim().split('\n') }),
    )
  })
}

test('a generator that ends without a word is told of by the database that it was for', async () => {
  const { code, lines } = await npmRun('db:generate', {
    NODE_OPTIONS:
      "--import data:text/javascript,process.argv.includes('generate')%26%26process.exit()",
  })
  expect(lines).toEqual(
    ['sqlite', 'postgresql'].map(
      (name) => `Not generated: there is no Prisma client for ${name}, and no reason was given.`,
    ),
  )
  expect(code).toBe(1)
})

test('models that cannot be read end generating, with the reason and one line below it', async () => {
  await appendFile(join(folder, 'prisma/models/orders.prisma'), '\nmodel Broken {\n')
  const { code, lines } = await npmRun('db:generate')
  expect(lines.join('\n')).toContain('model Broken {')
  expect(lines.at(-1)).toBe('Not generated: see the reason above.')
  expect(code).toBe(1)
})

test('a build that fails ends with one line below the reason', async () => {
  await writeFile(join(folder, 'vite.config.ts'), "throw new Error('no such plugin')\n")
  const { code, lines } = await npmRun('build')
  expect(lines.join('\n')).toContain('no such plugin')
  expect(lines.at(-1)).toBe('Not built: see the reason above.')
  expect(code).toBe(1)
})
