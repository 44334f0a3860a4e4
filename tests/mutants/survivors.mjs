import { relative } from 'node:path'

/** Tells of each change that no test notices as soon as that is known: a run takes minutes. */
class Survivors {
  /**
   * @param {{ status: string, fileName: string, location: { start: { line: number, column: number }
   * }, mutatorName: string, replacement: string }} mutant
   */
  onMutantTested({ status, fileName, location, mutatorName, replacement }) {
    if (status !== 'Survived' && status !== 'NoCoverage') return
    const place = `${relative('.', fileName)}:${location.start.line}:${location.start.column}`
    const change = replacement.replace(/\s+/g, ' ').slice(0, 120)
    console.log(`not noticed: ${place} ${mutatorName} ${change}`)
  }
}

/** As StrykerJS finds its plugins; its own function for this is not there before its packages are. */
export const strykerPlugins = [{ kind: 'Reporter', name: 'survivors', injectableClass: Survivors }]
