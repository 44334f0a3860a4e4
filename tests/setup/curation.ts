import { randomUUID } from 'node:crypto'
import { adminPaths } from '../../app/paths/admin'
import type { Values } from './form'
import { photo } from './product-editor'
import { Visitor } from './visitor'

/** What a project and a template cannot be without. */
export const PROJECT = {
  'words.en.title': 'Quay',
  'words.en.description': 'A site for a quay. All of it.',
  'words.en.industry': 'Travel',
  category: 'Website',
  date: '2026-03-01',
  technologies: 'React\nRemix',
  liveUrl: 'https://quay.example.com',
  priority: '5',
}
export const TEMPLATE = {
  name: 'Quay',
  creator: 'Ada Kaj',
  sourceUrl: 'https://quay.example.com/template',
  platform: 'framer',
  templateType: 'blog',
  price: 'free',
  'words.en.description': 'Good at quays.',
}

const AREAS = {
  projects: {
    create: adminPaths.createShowcaseProject(),
    of: adminPaths.showcaseProject,
    form: '#project',
    values: PROJECT,
  },
  templates: {
    create: adminPaths.createTemplate(),
    of: adminPaths.template,
    form: '#template',
    values: TEMPLATE,
  },
}
export type Area = keyof typeof AREAS

/** An admin at work on what the studio shows; call `signInAs('admin')` first. */
export class Curator extends Visitor {
  /** Fills in the empty form; tells what came of it. */
  async begin(area: Area, values: Values = {}) {
    const { create, form, values: usual } = AREAS[area]
    return this.submit(await this.get(create), form, { ...usual, ...values })
  }

  /** A draft under a name of its own. */
  async draft(area: Area, values: Values = {}) {
    const name = `Quay ${randomUUID().slice(0, 8)}`
    const page = await this.begin(area, {
      [area === 'projects' ? 'words.en.title' : 'name']: name,
      ...values,
    })
    const id = Number(/(\d+)\/picture$/.exec(page.url.pathname)?.[1])
    if (!id) throw new Error(`not begun: ${page.status} ${page.errors.join(' ')}`)
    return { id, name }
  }

  async edit(area: Area, id: number, values: Values) {
    return this.submit(await this.get(AREAS[area].of(id)), AREAS[area].form, values)
  }

  async addPicture(area: Area, id: number) {
    return this.submit(await this.get(AREAS[area].of(id, 'picture')), '#picture', {
      file: await photo(),
    })
  }

  /** A record that visitors see. */
  async publish(area: Area, values: Values = {}) {
    const record = await this.draft(area, values)
    await this.addPicture(area, record.id)
    await this.submit(await this.get(AREAS[area].of(record.id)), 'Publish')
    return record
  }
}
