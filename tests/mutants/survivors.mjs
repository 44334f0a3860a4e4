import { relative } from 'node:path'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** Tells of each change that no test notices as soon as that is known: a run takes minutes. */
class Survivors {
  onMutantTested({ status, fileName, location, mutatorName, replacement }) {
    if (status !== 'Survived' && status !== 'NoCoverage') return
    const place = `${relative('.', fileName)}:${location.start.line}:${location.start.column}`
    console.log(
      `not noticed: ${place} ${mutatorName} ${replacement.replace(/\s+/g, ' ').slice(0, 120)}`,
    )
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, 'survivors', Survivors)]
