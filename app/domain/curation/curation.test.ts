import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { sweepFiles } from '~/domain/files/uploads.server'
import { db, transaction } from '~/platform/db/db.server'
import { storage } from '~/platform/storage/storage.server'
import { createStudio } from '../../../tests/factories/purchase'
import { listShowcaseProjects } from '../content/showcase.server'
import { getTemplate, listTemplates } from '../content/templates.server'
import { listEditorEvents } from '../catalog/product-history.server'
import { perform, dryRun } from '../lists/bulk.server'
import type { CurationActName } from './curation.rules'
import { changeCuratedPicture, removeLogo, showcasePictureNames } from './curation-picture.server'
import { SHOWCASE_PICTURES, type CuratedPicture } from './curation-picture.rules'
import {
  applyCuration,
  changeCurated,
  createCurated,
  getCurated,
  type Curated,
} from './curation.server'
import type { ProjectInput, TemplateInput } from './curation.schema'
import { SHOWCASE_PROJECT_ACTS, SHOWCASE_PROJECTS } from './showcase-editing.server'
import { TEMPLATES } from './template-editing.server'

let editor: { id: number }

beforeAll(async () => {
  await createStudio()
  editor = await db.user.findUniqueOrThrow({ where: { username: 'owner' } })
})

const BLANK = { title: '', description: '', industry: '' }
const project = (title = `Quay ${randomUUID()}`): ProjectInput => ({
  ...{
    category: 'Website',
    date: '2026-03-01',
    technologies: ['React', 'Remix'],
    featured: false,
    priority: 5,
  },
  words: {
    en: { title, description: 'A site. All of it.', industry: 'Travel' },
    sv: BLANK,
    nl: BLANK,
    pl: BLANK,
  },
})
const NOTHING = { description: '' }
const template = (): TemplateInput => ({
  ...{
    name: `Quay ${randomUUID()}`,
    creator: 'Ada',
    sourceUrl: 'https://example.com/quay',
    platform: 'framer',
    templateType: 'blog',
    price: 'free',
    featured: false,
    badges: ['fast', 'accessible'],
  },
  words: { en: { description: 'Good at it.' }, sv: NOTHING, nl: NOTHING, pl: NOTHING },
})

const createProject = (input = project()) =>
  createCurated(SHOWCASE_PROJECTS, editor, input, randomUUID())
const createTemplate = (input = template()) => createCurated(TEMPLATES, editor, input, randomUUID())
const baseOf = async <Input>(kind: Curated<Input>, id: number) => ({
  language: 'en' as const,
  values: (await getCurated(kind, id)).values,
})
const act = <Input>(kind: Curated<Input>, id: number, name: CurationActName) =>
  transaction((tx) => applyCuration(kind, tx, id, name, { type: 'admin', id: editor.id }))

async function giveItPicture<Input>(
  kind: Curated<Input>,
  id: number,
  which: CuratedPicture = 'picture',
  color = '#0a6',
) {
  const { pictures } = await getCurated(kind, id)
  const bytes = await sharp({
    create: { width: 800, height: 600, channels: 3, background: color },
  })
    .png()
    .toBuffer()
  await changeCuratedPicture(kind, editor, id, bytes, {
    which,
    base: { language: 'en', values: { [which]: pictures[which] ?? '' } },
  })
  return (await getCurated(kind, id)).pictures[which]!
}

describe('a new record', () => {
  test('is a draft that nobody sees, and once only however often its form is sent', async () => {
    const key = randomUUID()
    const input = project()
    const ids = await Promise.all([
      createCurated(SHOWCASE_PROJECTS, editor, input, key),
      createCurated(SHOWCASE_PROJECTS, editor, input, key),
    ])
    expect(new Set(ids).size).toBe(1)
    expect(await getCurated(SHOWCASE_PROJECTS, ids[0])).toMatchObject({
      status: 'draft',
      pictures: { picture: '' },
      values: { date: '2026-03-01', priority: '5', technologies: 'React\nRemix', featured: '' },
    })
    expect((await listShowcaseProjects({ language: 'en' })).some(({ id }) => id === ids[0])).toBe(
      false,
    )
    expect(await listEditorEvents('showcase', ids[0])).toMatchObject([
      { kind: 'created', by: expect.any(String) },
    ])
  })

  test('may be called what another one is called', async () => {
    const [one, other] = [
      await createProject(project('Twin site')),
      await createProject(project('Twin site')),
    ]
    const slugs = await db.showcaseProject.findMany({
      where: { id: { in: [one, other] } },
      orderBy: { id: 'asc' },
      select: { slug: true },
    })
    expect(slugs.map(({ slug }) => slug)).toEqual(['twin-site', 'twin-site-2'])
  })
})

describe('a change', () => {
  test('is kept field by field, and a language that was emptied is gone', async () => {
    const input = {
      ...project('Old name'),
      words: {
        ...project('Old name').words,
        sv: { title: 'Kaj', description: 'En sajt.', industry: 'Resor' },
      },
    }
    const id = await createProject(input)
    const changed = await changeCurated(
      SHOWCASE_PROJECTS,
      editor,
      id,
      { ...project('New name'), priority: 6 },
      await baseOf(SHOWCASE_PROJECTS, id),
    )
    expect(changed.map(({ field }) => field).sort()).toEqual([
      'priority',
      'words.en.title',
      'words.sv.description',
      'words.sv.industry',
      'words.sv.title',
    ])
    expect(
      await db.showcaseProjectTranslation.findMany({
        where: { projectId: id },
        select: { language: true },
      }),
    ).toEqual([{ language: 'en' }])
    expect((await listEditorEvents('showcase', id))[0]).toMatchObject({
      kind: 'changed',
      fields: expect.arrayContaining(['priority']),
    })
  })

  test('of nothing writes no history, also when its form is old', async () => {
    const input = template()
    const id = await createTemplate(input)
    expect(await changeCurated(TEMPLATES, editor, id, input, null)).toEqual([])
    expect(await listEditorEvents('template', id)).toHaveLength(1)
  })

  test('that comes after somebody else’s is refused, and tells what theirs was', async () => {
    const input = template()
    const id = await createTemplate(input)
    const opened = await baseOf(TEMPLATES, id)
    await changeCurated(TEMPLATES, editor, id, { ...input, badges: ['accessible'] }, opened)
    const late = changeCurated(TEMPLATES, editor, id, { ...input, name: 'Mine' }, opened)
    await expect(late).rejects.toMatchObject({
      code: 'edit.conflict',
      details: {
        theirs: [
          { field: 'badges.first', from: 'fast', to: 'accessible' },
          { field: 'badges.second', from: 'accessible', to: '' },
        ],
      },
    })
    expect((await getCurated(TEMPLATES, id)).values.name).toBe(input.name)
  })

  test('leaves the moment of a project whose day stays', async () => {
    const id = await createProject()
    const createdAt = new Date('2026-03-01T09:30:00Z')
    await db.showcaseProject.update({ where: { id }, data: { createdAt } })
    await changeCurated(
      SHOWCASE_PROJECTS,
      editor,
      id,
      project('Another name'),
      await baseOf(SHOWCASE_PROJECTS, id),
    )
    expect((await db.showcaseProject.findUniqueOrThrow({ where: { id } })).createdAt).toEqual(
      createdAt,
    )
  })

  test('of another studio’s project is not there to be made', async () => {
    const other = await db.studio.create({
      data: {
        id: 77,
        slug: randomUUID(),
        name: 'Other',
        status: 'published',
        languages: [],
        currencies: [],
      },
    })
    const id = await createProject()
    await db.showcaseProject.update({ where: { id }, data: { studioId: other.id } })
    await expect(getCurated(SHOWCASE_PROJECTS, id)).rejects.toMatchObject({ code: 'notFound' })
    await expect(act(SHOWCASE_PROJECTS, id, 'feature')).rejects.toMatchObject({
      code: 'notFound',
    })
  })
})

describe('what the public sees', () => {
  test('has a picture, and is put back as it was after it was taken down', async () => {
    const id = await createTemplate()
    expect(await act(TEMPLATES, id, 'publish')).toBe('no picture')
    await giveItPicture(TEMPLATES, id)
    expect(await act(TEMPLATES, id, 'publish')).toBe('done')
    expect(await act(TEMPLATES, id, 'publish')).toBe('as it is')
    const shown = await getTemplate(id, 'en')
    expect(await act(TEMPLATES, id, 'takeDown')).toBe('done')
    await expect(getTemplate(id, 'en')).rejects.toMatchObject({ code: 'notFound' })
    expect(
      (await listTemplates({ sortBy: 'newest', language: 'en' })).some((one) => one.id === id),
    ).toBe(false)
    await act(TEMPLATES, id, 'publish')
    expect(await getTemplate(id, 'en')).toEqual(shown)
    expect((await listEditorEvents('template', id)).map(({ kind }) => kind)).toEqual([
      'published',
      'taken_down',
      'published',
      'changed',
      'created',
    ])
  })

  test('is said before it is done to many, and done as it was said', async () => {
    const [ready, bare, live] = [
      await createProject(),
      await createProject(),
      await createProject(),
    ]
    for (const id of [ready, live]) await giveItPicture(SHOWCASE_PROJECTS, id)
    await act(SHOWCASE_PROJECTS, live, 'publish')
    const [ids, order] = [
      [ready, bare, live].map(String),
      { actor: { type: 'admin', id: editor.id } as const, reason: '' },
    ]
    expect(await dryRun(SHOWCASE_PROJECT_ACTS.publish, ids, order)).toEqual([String(ready)])
    expect((await getCurated(SHOWCASE_PROJECTS, ready)).status).toBe('draft')
    expect(await perform(SHOWCASE_PROJECT_ACTS.publish, ids, order)).toEqual([String(ready)])
    expect(await perform(SHOWCASE_PROJECT_ACTS.feature, ids, order)).toEqual(ids)
    expect(
      (await listShowcaseProjects({ language: 'en', featured: true })).map(({ id }) => id),
    ).toEqual(expect.arrayContaining([ready, live]))
  })
})

describe('a picture', () => {
  const sweep = (...addresses: string[]) =>
    sweepFiles([showcasePictureNames])({
      payload: {
        storageKeys: addresses.map((address) =>
          SHOWCASE_PICTURES.keyOf(SHOWCASE_PICTURES.nameOf(address)!),
        ),
      },
      key: '',
      kind: '',
    })
  const isThere = (address: string) =>
    storage().exists(SHOWCASE_PICTURES.keyOf(SHOWCASE_PICTURES.nameOf(address)!))

  test('takes the place of the old one, which is swept', async () => {
    const id = await createProject()
    const first = await giveItPicture(SHOWCASE_PROJECTS, id, 'picture', '#123456')
    const second = await giveItPicture(SHOWCASE_PROJECTS, id, 'picture', '#654321')
    expect(
      JSON.stringify(await db.outboxJob.findMany({ where: { kind: 'sweep-files' } })),
    ).toContain(SHOWCASE_PICTURES.nameOf(first)!)
    await sweep(first, second)
    expect([await isThere(first), await isThere(second)]).toEqual([false, true])
  })

  test('that is a logo is small and square, can be taken away, and is not swept while it is shown', async () => {
    const id = await createTemplate()
    const logo = await giveItPicture(TEMPLATES, id, 'logo')
    await sweep(logo)
    expect(await isThere(logo)).toBe(true)
    const stored = await storage().get(SHOWCASE_PICTURES.keyOf(SHOWCASE_PICTURES.nameOf(logo)!))
    expect(
      await sharp(
        Buffer.from(await new Response(stored!.body as ReadableStream).arrayBuffer()),
      ).metadata(),
    ).toMatchObject({ width: 112, height: 112 })
    await removeLogo(TEMPLATES, editor, id, { language: 'en', values: { logo } })
    expect((await db.template.findUniqueOrThrow({ where: { id } })).creatorLogo).toBeNull()
  })

  test('that somebody else changed meanwhile is not changed again', async () => {
    const id = await createProject()
    await giveItPicture(SHOWCASE_PROJECTS, id)
    const bytes = await sharp({
      create: { width: 800, height: 600, channels: 3, background: '#000' },
    })
      .png()
      .toBuffer()
    await expect(
      changeCuratedPicture(SHOWCASE_PROJECTS, editor, id, bytes, {
        which: 'picture',
        base: { language: 'en', values: { picture: '' } },
      }),
    ).rejects.toMatchObject({ code: 'edit.conflict' })
  })
})
