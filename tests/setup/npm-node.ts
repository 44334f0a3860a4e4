import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MINUTE = 60_000
/** Long enough for any install, build or slice of tests on a busy machine. */
export const PATIENCE = 30 * MINUTE

const NODE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

/**
 * Runs to the end and gives what was printed. Throws when it ends with anything but 0 or not in
 * time.
 */
export function run(
  [command, ...args]: string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
  log?: NodeJS.WritableStream,
): Promise<string> {
  const child = spawn(command!, args, {
    cwd,
    env,
    timeout: PATIENCE,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (log?.write(text), (output += text)))
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) =>
      code === 0
        ? done(output)
        : fail(
            new Error(
              `${[command, ...args].join(' ')} ended with ${code}:\n${output.slice(-2000)}`,
            ),
          ),
    )
  })
}

/**
 * The newest version of a package's major one, that of Node for this machine unless another is
 * named.
 */
export async function newest(major: string, name = NODE): Promise<string> {
  const versions: string | string[] = JSON.parse(
    await run(['npm', 'view', `${name}@${major}`, 'version', '--json'], tmpdir()),
  )
  return [versions]
    .flat()
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1)!
}

/**
 * Installs a version of Node, and other packages, from npm into a folder of their own, and gives
 * the program.
 */
export async function installNode(
  folder: string,
  version: string,
  ...others: string[]
): Promise<string> {
  await run(
    [
      'npm',
      'install',
      '--prefix',
      folder,
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      `${NODE}@${version}`,
      ...others,
    ],
    folder,
  )
  return join(
    folder,
    'node_modules',
    NODE,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
}
