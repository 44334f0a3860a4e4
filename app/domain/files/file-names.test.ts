import { beforeAll, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { createStudio } from '#tests/factories/purchase'
import { runningOrder } from '#tests/factories/running-order'
import { foldFileNames } from './file-names.server'
import { fileSearchName } from './project-files.rules'

beforeAll(createStudio)

test('a file is found without accents, hyphens and apostrophes', () => {
  const name = fileSearchName('Åsa’s Résumé-Łódź.txt')
  for (const asked of ['asas', 'RESUME', 'résumé', 'łódź', 'lodz', 'resume lodz'])
    expect(name).toContain(fileSearchName(asked))
})

test('files from before are found so, too', async () => {
  const { orderId } = await runningOrder()
  const { id: projectId } = await db.project.findUniqueOrThrow({ where: { orderId } })
  const { id } = await db.file.create({
    data: { projectId, name: 'Résumé.txt', sortName: 'résumé.txt', status: 'available' },
  })
  await foldFileNames()
  expect((await db.file.findUniqueOrThrow({ where: { id } })).sortName).toBe('resume.txt')
})
