import { parseWithZod } from '@conform-to/zod/v4'
import { describe, expect, test } from 'vitest'
import { translator } from '~/platform/i18n/i18n.server'
import { projectSchema, templateSchema } from './curation.schema'

const t = translator('en', 'curation')

function read(
  schema: Parameters<typeof parseWithZod>[1]['schema'],
  fields: Record<string, string>,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const submission = parseWithZod(form, { schema } as never)
  return submission.status === 'success'
    ? { value: submission.value as Record<string, unknown> }
    : { errors: submission.reply().error ?? {} }
}

const PROJECT = {
  category: 'Website',
  date: '2026-03-01',
  priority: '10',
  'words.en.title': 'Quay',
  'words.en.description': 'A site. All of it.',
  'words.en.industry': 'Travel',
}
const TEMPLATE = {
  name: 'Quay',
  creator: 'Ada',
  sourceUrl: 'https://example.com/quay',
  platform: 'framer',
  templateType: 'blog',
  price: 'free',
  'words.en.description': 'Good at it.',
}

const project = (fields: Record<string, string>) =>
  read(projectSchema(t), { ...PROJECT, ...fields })
const template = (fields: Record<string, string>) =>
  read(templateSchema(t), { ...TEMPLATE, ...fields })

describe('a project of the showcase', () => {
  test('names each technology once, without empty lines, and leaves out what is not typed', () => {
    const { value } = project({
      technologies: ' React \r\n\r\nreact\nMap  Libre',
      liveUrl: ' https://quay.example.com ',
    })
    expect(value).toMatchObject({
      technologies: ['React', 'Map Libre'],
      liveUrl: 'https://quay.example.com',
      priority: 10,
      featured: false,
    })
    expect(value).not.toHaveProperty('githubUrl')
    expect(value!.words).toMatchObject({
      en: { title: 'Quay' },
      sv: { title: '', description: '', industry: '' },
    })
  })

  test('has no NUL in it, which databases refuse', () => {
    expect(
      project({ 'words.en.title': 'Qu\u0000ay', technologies: 'Re\u0000act' }).value,
    ).toMatchObject({ technologies: ['React'], words: { en: { title: 'Quay' } } })
  })

  test.each<[Record<string, string>, string[]]>([
    [{ 'words.en.title': ' ' }, ['words.en.title']],
    [
      { 'words.en.title': '', 'words.en.description': '', 'words.en.industry': '' },
      ['words.en.title', 'words.en.description', 'words.en.industry'],
    ],
    [{ 'words.sv.title': 'Kaj' }, ['words.sv.description', 'words.sv.industry']],
    [{ 'words.en.description': 'x'.repeat(1201) }, ['words.en.description']],
    [{ category: 'Zeppelins' }, ['category']],
    [{ date: '2026-02-30' }, ['date']],
    [{ date: '1066-10-14' }, ['date']],
    [{ priority: '-1' }, ['priority']],
    [{ priority: '1e999' }, ['priority']],
    [{ priority: '99999999999999999999' }, ['priority']],
    [{ priority: '' }, ['priority']],
    [{ liveUrl: 'javascript:alert(1)', githubUrl: 'example.com' }, ['liveUrl', 'githubUrl']],
    [
      { technologies: Array.from({ length: 21 }, (_, index) => `T${index}`).join('\n') },
      ['technologies'],
    ],
    [{ technologies: 'x'.repeat(41) }, ['technologies']],
  ])('with %j is refused at %j', (fields, names) => {
    expect(Object.keys(project(fields).errors!).sort()).toEqual([...names].sort())
  })
})

describe('a template of the community', () => {
  test('has its badges in their order, each once', () => {
    const { value } = template({
      'badges.first': 'fast',
      'badges.third': 'accessible',
      'badges.fourth': 'fast',
      featured: 'on',
    })
    expect(value).toMatchObject({
      badges: ['fast', 'accessible'],
      featured: true,
      sourceUrl: 'https://example.com/quay',
    })
    expect(template({}).value).toMatchObject({ badges: [] })
  })

  test.each<[Record<string, string>, string[]]>([
    [{ sourceUrl: 'javascript:alert(1)' }, ['sourceUrl']],
    [{ sourceUrl: '' }, ['sourceUrl']],
    [{ sourceUrl: `https://example.com/${'x'.repeat(500)}` }, ['sourceUrl']],
    [{ name: '\u0000', creator: ' ' }, ['name', 'creator']],
    [
      { platform: 'constructor', templateType: 'x', price: '49 USD' },
      ['platform', 'templateType', 'price'],
    ],
    [{ 'badges.first': 'shiny' }, ['badges.first']],
  ])('with %j is refused at %j', (fields, names) => {
    expect(Object.keys(template(fields).errors!).sort()).toEqual([...names].sort())
  })
})
