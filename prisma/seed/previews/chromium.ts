import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

export type Browser = { executablePath?: string }

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/**
 * A Chromium that is here: Playwright's own, the system's, or the one from npm. Throws with what to
 * do when there is none.
 */
export async function findChromium(): Promise<Browser> {
  const found = ownBrowser() ?? systemBrowser() ?? (await npmBrowser())
  if (!found)
    throw new Error(
      'No Chromium was found: run `npx playwright install chromium`, or install one with the system.',
    )
  return found
}

function ownBrowser(): Browser | undefined {
  return existsSync(chromium.executablePath()) ? {} : undefined
}

function systemBrowser(): Browser | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const file = folders
    .flatMap((folder) => systemNames.map((name) => join(folder, name)))
    .find(isExecutable)
  return file ? { executablePath: file } : undefined
}

function isExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Packed for Linux on x64. */
async function npmBrowser(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  // Pictures are drawn where the tests are, whose packages no start needs.
  const { unpackChromium } = await import('../../../tests/setup/packed-chromium')
  return { executablePath: await unpackChromium() }
}
