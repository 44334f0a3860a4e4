import { SAMPLE_TESTIMONIALS } from '../../app/domain/content/sample-testimonials'
import { OWN_STUDIO_ID } from '../../app/domain/ground/own-studio'
import { db } from '../../app/platform/db/db.server'
import type { Localized } from './catalog/product-seed'
import { showcase } from './showcase'
import { templates } from './templates'

function byLanguage<Text extends object>(text: Localized<Text>): (Text & { language: string })[] {
  return Object.entries(text).map(([language, words]) => ({ language, ...(words as Text) }))
}

async function seedShowcase() {
  for (const { text, industry: _, createdAt, technologies, ...project } of showcase) {
    await db.showcaseProject.create({
      data: {
        ...project,
        technologies: [...technologies],
        studioId: OWN_STUDIO_ID,
        createdAt: new Date(createdAt),
        translations: { create: byLanguage(text) },
      },
    })
  }
}

async function seedTemplates() {
  for (const { text, image, createdAt, ...template } of templates) {
    await db.template.create({
      data: {
        ...template,
        previewImage: image,
        createdAt: new Date(createdAt),
        translations: { create: byLanguage(text) },
      },
    })
  }
}

async function seedTestimonials() {
  for (const [position, { text, ...testimonial }] of SAMPLE_TESTIMONIALS.entries()) {
    await db.testimonial.create({
      data: {
        ...testimonial,
        isSample: true,
        featured: true,
        position,
        studioId: OWN_STUDIO_ID,
        translations: { create: byLanguage(text) },
      },
    })
  }
}

/**
 * What the studio shows: finished projects, the template community's work, the sample testimonials.
 */
export async function seedContent() {
  if ((await db.showcaseProject.count()) === 0) await seedShowcase()
  if ((await db.template.count()) === 0) await seedTemplates()
  if ((await db.testimonial.count()) === 0) await seedTestimonials()
}
