import { createRequire } from 'node:module'
import { matchQuickly } from './quick-matches.js'
import { sendAsTaken } from './send-as-taken.js'
import { assertVersions } from './versions.js'

/** Bends what README.md tells of; throws when a package is another than it was written for. */
export function bendRemix() {
  const require = createRequire(import.meta.url)
  const express = createRequire(require.resolve('@remix-run/express/package.json'))
  assertVersions(express)
  matchQuickly(express('@remix-run/router'))
  sendAsTaken(express('@remix-run/node'))
}
