import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { beforeAll, describe, expect, it } from 'vitest'
import { paths } from '../../app/paths'
import { LANGUAGES } from '../../app/platform/i18n/languages'
import { findAddresses } from '../setup/addresses'
import { loadBuild } from '../setup/handler'
import { projectRoot } from '../setup/migrate'
import { signInReaders } from '../setup/readers'
import { removeFolder } from '../setup/remove-folder'
import { isPage, mappedRoutes } from '../setup/route-map'
import { inTurn } from '../setup/thorough'
import { Visitor } from '../setup/visitor'

const build = await loadBuild()
const pages = mappedRoutes.filter((route) => isPage(build, route)).map(({ pattern }) => pattern)

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: { 'no-missing-references': 'error' },
})

/** The checker of the W3C, which needs Java. */
const CHECKER = join(projectRoot, 'tests/node_modules/vnu-jar/build/dist/vnu.jar')
const hasJava = spawnSync('java', ['-version']).status === 0

describe('the HTML of every page', () => {
  const documents = new Map<string, string>()

  beforeAll(async () => {
    const readerOf = await signInReaders()
    const addressOf = await findAddresses()
    for (const [index, pattern] of pages.entries())
      for (const language of inTurn(LANGUAGES, index)) {
        const headers = { 'Accept-Language': language }
        const { html } = await readerOf(pattern).get(addressOf(pattern), headers)
        documents.set(`${pattern} ${language}`, html)
      }
    for (const path of [paths.contact(), paths.auth()])
      documents.set(`${path} rejected`, (await new Visitor().post(path, {})).html)
  })

  it('is valid for html-validate', async () => {
    const found: string[] = []
    for (const [name, html] of documents) {
      const { results } = await validator.validateString(html)
      for (const { message, selector } of results.flatMap(({ messages }) => messages))
        found.push(`${name}: ${message} at ${selector}`)
    }
    expect(documents.size).toBeGreaterThan(pages.length)
    expect(found).toEqual([])
  })

  it.skipIf(!hasJava)('is valid for the Nu checker', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kanal-valid-'))
    const names = [...documents.keys()]
    const files = names.map((_, index) => join(folder, `${index}.html`))
    for (const [index, html] of [...documents.values()].entries())
      writeFileSync(files[index]!, html)
    const asked = ['-Xss4m', '-jar', CHECKER, '--errors-only', '--format', 'json', ...files]
    const { stderr } = spawnSync('java', asked, { encoding: 'utf8', maxBuffer: 1e9 })
    await removeFolder(folder)
    const { messages } = JSON.parse(stderr) as {
      messages: { url: string; message: string; extract?: string }[]
    }
    const named = (url: string) => names[Number(/(\d+)\.html$/.exec(url)?.[1])]
    expect(
      messages.map(({ url, message, extract }) => `${named(url)}: ${message} (${extract})`),
    ).toEqual([])
  })
})
