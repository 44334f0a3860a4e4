import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../migrate'
import { findForbidden, readGlossary } from './forbidden'

/** What whoever runs or changes the product reads first. */
const PAPERS = ['README.md', '.env.example', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/operations.md']

/** A word of the shop, or a rule of its tone, that a paper need not keep: what it tells is a fact. */
const OF_THE_SHOP = /^a contraction$|^can’t$|^’$|^two-step|^transaction$|^credits/
/** Values and addresses, which are code. */
const CODE = /```[^]*?```|`[^`]*`|\]\([^)]*\)|\S+[@/]mail\S*|\bor everybody\b/g

test('the papers for operators and developers have no form that English must not have', () => {
  const glossary = readGlossary()
  const rules = glossary.forbidden.en.filter(({ instead }) => !OF_THE_SHOP.test(instead))
  const papers = PAPERS.flatMap((name) =>
    readFileSync(join(projectRoot, name), 'utf8')
      .replace(CODE, '')
      .split('\n')
      .map((line, index): [string, string] => [`${name}:${index + 1}`, line]),
  )
  const none = { sv: [], nl: [], pl: [] }
  const found = findForbidden(
    { en: { papers: new Map(papers) }, sv: {}, nl: {}, pl: {} },
    {
      terms: [],
      forbidden: { en: rules, ...none },
      exceptions: { en: {}, sv: {}, nl: {}, pl: {} },
    },
  )
  expect(found).toEqual([])
})
