import sharp from 'sharp'
import { expect } from 'vitest'
import { adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import type { Values } from './form'
import type { Page } from './page'
import { Visitor } from './visitor'

/** What a product is begun with, and the words that it needs besides. */
export const ESSENTIALS = {
  name: 'Quay site',
  category: 'Website',
  platform: 'Framer',
  codeLevel: 'No-code',
  price: '1,200.50',
  days: '7',
}
export const WORDS = {
  summary: 'A site for a quay.',
  description: 'All of it.',
  deliveryTime: '7 working days',
  included: 'One page\n\n  A form  ',
  excluded: '',
  needs: 'Your logo',
}

export const valueOf = (page: Page, name: string) =>
  page.$(`[name="${name}"]`).attr('value') ?? page.$(`textarea[name="${name}"]`).text()
/** Where the lines of the error summary lead. */
export const targetsOf = (page: Page) =>
  page
    .$('[role="alert"] a')
    .toArray()
    .map((link) => page.$(link).attr('href')!)

export async function photo() {
  const bytes = await sharp({
    create: { width: 1000, height: 800, channels: 3, background: '#0a6' },
  })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'quay.jpg')
}

/** An admin at work on products; call `signInAs('admin')` first. */
export class ProductEditor extends Visitor {
  open(id: number, part?: string) {
    return this.get(adminPaths.product(id, { part }))
  }

  /** Opens the form of a part, fills it in and saves it. */
  async fill(id: number, part: string, values: Values) {
    return this.submit(await this.open(id, part), `#${part.split('/')[0]}`, values)
  }

  async create(values: Values = {}) {
    const page = await this.submit(await this.get(paths.createProduct()), '#create', {
      ...ESSENTIALS,
      ...values,
    })
    return { page, id: Number(page.url.pathname.split('/').at(-1)) }
  }

  /** A product in the shop, made as an admin makes one. */
  async publish(name: string) {
    const { id } = await this.create({ name })
    await this.fill(id, 'words/en', WORDS)
    await this.fill(id, 'plan', { 'steps[0].words.en.outcome': 'A site' })
    await this.fill(id, 'picture', { picture: await photo() })
    const page = await this.submit(await this.open(id), 'Publish')
    expect(page.text).toContain('Published. It’s in the shop now.')
    return id
  }
}
