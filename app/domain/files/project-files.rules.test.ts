import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CHUNK_BYTES,
  cleanFolderName,
  DEEPEST_FOLDER,
  folderProblem,
  foldersIn,
  folderTree,
  foldName,
  LARGEST_FILE,
  LARGEST_FORM,
  MOST_FOLDERS,
  pathTo,
  PROJECT_BYTES,
  readFilePlace,
  readSort,
  writeFilePlace,
} from './project-files.rules'

const folders = [
  { id: 'a', parentId: null, name: 'Brand' },
  { id: 'b', parentId: 'a', name: 'Logo' },
  { id: 'c', parentId: 'b', name: 'Print' },
  { id: 'd', parentId: null, name: 'Ångfartyg' },
]
const chain = Array.from({ length: DEEPEST_FOLDER }, (_, index) => ({
  id: `${index}`,
  parentId: index === 0 ? null : `${index - 1}`,
  name: 'x',
}))

describe('folders', () => {
  test('lie in each other', () => {
    expect(pathTo(folders, 'c').map(({ name }) => name)).toEqual(['Brand', 'Logo', 'Print'])
    expect(pathTo(folders, null)).toEqual([])
    expect(pathTo(folders, 'gone')).toEqual([])
    expect(folderTree(folders).map(({ id, depth }) => id + depth)).toEqual(['a0', 'b1', 'c2', 'd0'])
  })

  test('stand by name where they lie, and only those that lie there', () => {
    const shuffled = ['b', 'C', 'ä', 'a', 'D'].map((name) => ({ id: name, parentId: null, name }))
    expect(
      foldersIn([...shuffled, { id: 'x', parentId: 'a', name: 'a' }], null).map(({ name }) => name),
    ).toEqual(['a', 'b', 'C', 'D', 'ä'])
    expect(foldersIn([...shuffled].reverse(), null).map(({ name }) => name)).toEqual([
      'a',
      'b',
      'C',
      'D',
      'ä',
    ])
  })

  test('that are there may be renamed when there are as many and as deep as may be', () => {
    const many = Array.from({ length: MOST_FOLDERS }, (_, index) => ({
      id: `${index}`,
      parentId: null,
      name: `${index}`,
    }))
    expect(folderProblem(many, { name: 'renamed', parentId: null, ownId: '3' })).toBeNull()
    expect(folderProblem(many.slice(1), { name: 'the last', parentId: null })).toBeNull()
    expect(
      folderProblem(chain, {
        name: 'renamed',
        parentId: chain.at(-2)!.id,
        ownId: chain.at(-1)!.id,
      }),
    ).toBeNull()
    expect(folderProblem(chain.slice(1), { name: 'the deepest', parentId: null })).toBeNull()
    expect(
      folderProblem(chain.slice(0, -1), { name: 'the deepest', parentId: chain.at(-2)!.id }),
    ).toBeNull()
  })

  test('that lie deeper than any may be made now may be renamed', () => {
    const deeper = { id: 'deeper', parentId: chain.at(-1)!.id, name: 'x' }
    expect(
      folderProblem([...chain, deeper], {
        name: 'renamed',
        parentId: deeper.parentId,
        ownId: 'deeper',
      }),
    ).toBeNull()
  })

  test('that lie in a circle end', () => {
    const circle = [
      { id: 'a', parentId: 'b', name: 'a' },
      { id: 'b', parentId: 'a', name: 'b' },
    ]
    expect(pathTo(circle, 'a')).toHaveLength(2)
  })

  test('have one name each where they lie, a depth and a number', () => {
    expect(folderProblem(folders, { name: 'brand', parentId: null })).toBe('taken')
    expect(folderProblem(folders, { name: 'ÅNGFARTYG', parentId: null })).toBe('taken')
    expect(folderProblem(folders, { name: 'Brand', parentId: null, ownId: 'a' })).toBeNull()
    expect(folderProblem(folders, { name: 'Brand', parentId: 'a' })).toBeNull()
    expect(folderProblem(chain, { name: 'deeper', parentId: chain.at(-1)!.id })).toBe('tooDeep')
    expect(
      folderProblem(
        Array.from({ length: MOST_FOLDERS }, (_, index) => ({
          id: `${index}`,
          parentId: null,
          name: `${index}`,
        })),
        { name: 'one more', parentId: null },
      ),
    ).toBe('tooMany')
  })

  test.each([
    ['../../etc', '..-..-etc'],
    ['a\0\u202Eb', 'ab'],
    ['  two   words ', 'two words'],
    ['\u200b', ''],
  ])('%j is called %j', (given, kept) => {
    expect(cleanFolderName(given)).toBe(kept)
  })
})

test('a place comes back from its address, and nothing else does', () => {
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.string({ maxLength: 120 }).filter((text) => !text.includes('\0')),
      fc.constantFrom('after' as const, 'before' as const),
      (id, value, direction) => {
        expect(readFilePlace(writeFilePlace({ direction, id, value }))).toEqual({
          direction,
          id,
          value,
        })
      },
    ),
  )
  for (const text of [
    null,
    '',
    'after',
    'after.1.a',
    `after.${'0'.repeat(36)}.a\0`,
    `${'x'.repeat(500)}`,
    `so after.${'0'.repeat(36)}.a`,
    `after.${'0'.repeat(36)}.${'a'.repeat(201)}`,
  ])
    expect(readFilePlace(text)).toBeNull()
})

test('sorts by name unless another order is asked for', () => {
  expect([readSort(null), readSort('largest'), readSort('DROP TABLE'), foldName('ÅBC')]).toEqual([
    'name',
    'largest',
    'name',
    'åbc',
  ])
})

test('a project, a file, a form and a piece hold so many bytes', () => {
  expect([PROJECT_BYTES, LARGEST_FILE, LARGEST_FORM, CHUNK_BYTES]).toEqual([
    5_000_000_000, 100_000_000, 1_000_000_000, 4_000_000,
  ])
})
