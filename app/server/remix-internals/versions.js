/**
 * The versions that this folder was written for. Its pieces reach into these packages, so each is
 * looked through again before another version is let in; README.md tells what each is for.
 */
const WRITTEN_FOR = {
  '@remix-run/express': '2.17.5',
  '@remix-run/node': '2.17.5',
  '@remix-run/react': '2.17.5',
  '@remix-run/router': '1.23.3',
}

/**
 * Throws when a package is another than the pieces were written for.
 * @param {(name: string) => unknown} require of what Remix itself requires
 */
export function assertVersions(require) {
  for (const [name, version] of Object.entries(WRITTEN_FOR)) {
    const found = /** @type {{ version: string }} */ (require(`${name}/package.json`)).version
    if (found !== version)
      throw new Error(
        `${name} is ${found}; what bends it was written for ${version}: see app/server/remix-internals/README.md.`,
      )
  }
}
