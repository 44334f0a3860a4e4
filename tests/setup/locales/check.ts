/**
 * Holds the texts of all languages against the English ones and against the code: `npm run
 * check:locales`. Ends with 1 when anything is wrong.
 */
import { findHoleFlaws, findKeyFlaws } from './differences'
import { findForbidden, readGlossary } from './forbidden'
import { findNamesWithoutLabel } from './label-in-name'
import { findEnglish } from './same-as-english'
import { readLocales } from './texts'
import { findUnused, readSources } from './unused'
import { findVariants, readVariants } from './variants'

const locales = readLocales()
const found = {
  'Keys and plural forms': findKeyFlaws(locales),
  'Values and tags': findHoleFlaws(locales),
  'Left in English': findEnglish(locales),
  'Names without the words that are seen': findNamesWithoutLabel(locales),
  'Not of the language or the glossary': findForbidden(locales, readGlossary()),
  'Translated in more than one way': findVariants(locales, readVariants()),
  'Asked for by no code': findUnused(locales, readSources(locales)),
}
for (const [kind, flaws] of Object.entries(found)) {
  console.log(`${kind}: ${flaws.length === 0 ? 'nothing' : flaws.length}`)
  for (const flaw of flaws) console.log(`  ${flaw}`)
}
const languages = Object.values(locales).map((namespaces) =>
  Object.values(namespaces).reduce((sum, texts) => sum + texts.size, 0),
)
console.log(
  `${Object.keys(locales)
    .map((language, index) => `${language} ${languages[index]}`)
    .join(', ')} texts`,
)
process.exitCode = Object.values(found).some((flaws) => flaws.length > 0) ? 1 : 0
