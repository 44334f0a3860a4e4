import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '~/paths'
import { projectRoot } from '#tests/setup/migrate'
import { Visitor } from '#tests/setup/visitor'

const ui = join(projectRoot, 'app/ui')

/** Every component that a file of app/ui exports. */
const parts = readdirSync(ui, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .flatMap((file) => [
    ...readFileSync(join(ui, file), 'utf8').matchAll(
      /^export (?:function|const) ([A-Z][a-z]\w*)\b/gm,
    ),
  ])
  .map(([, name]) => name!)

test('shows every part of app/ui by its name, with when to use it, in both themes', async () => {
  const page = await new Visitor().get(paths.demoComponents())
  expect(page.status).toBe(200)
  expect(page.texts('main h3').sort()).toEqual([...parts].sort())
  const { $ } = page
  expect($('main h3')).toHaveLength(parts.length)
  for (const name of $('main h3').toArray())
    expect($(name).next('p').text(), $(name).text()).toMatch(/\.$/)
  for (const theme of ['light', 'dark'])
    expect($(`[data-theme="${theme}"]`).length).toBeGreaterThan(40)
})
