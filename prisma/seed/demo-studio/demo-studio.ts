import { PICTURE_SIZE, PRODUCT_PICTURES } from '../../../app/domain/catalog/product-picture.rules'
import { PREVIEW_SIZE } from '../../../app/domain/content/content.rules'
import { SHOWCASE_PICTURES } from '../../../app/domain/curation/curation-picture.rules'
import {
  DEMO_PASSWORD,
  DEMO_STUDIO,
  DEMO_STUDIO_OWNER,
} from '../../../app/domain/people/demo-accounts'
import { preparePicture, storePicture } from '../../../app/domain/pictures/pictures.server'
import type { PictureFolder, PictureSize } from '../../../app/domain/pictures/picture.rules'
import { hashPassword } from '../../../app/platform/crypto/passwords.server'
import { db } from '../../../app/platform/db/db.server'
import { storage } from '../../../app/platform/storage/storage.server'
import { drawing, LOGO } from './drawings'
import { seedDemoSales } from './sales'
import { seedDemoVisits } from './visits'
import { PRODUCTS, WORKS, type FoldProduct } from './words'

const LOGO_KEY = 'studios/fjord-and-fold.png'

const STUDIO = {
  slug: DEMO_STUDIO,
  name: 'Fjord & Fold',
  status: 'published' as const,
  accentColour: '#8f2d1d',
  groundColour: '#f6ecd9',
  typeface: 'serif',
  languages: ['en', 'sv'],
  currencies: ['EUR', 'SEK', 'USD'],
  tagline: { en: 'Identities that begin on paper.', sv: 'Identiteter som börjar på papper.' },
  about: {
    en: 'We are two people and a press in Lysekil, by the only fjord that Sweden has. We draw by hand, print what we draw, and stop when the sheet is full.\n\nEverything here has one price and one scope. If you need something else, ask.',
    sv: 'Vi är två personer och en press i Lysekil, vid den enda fjord som Sverige har. Vi ritar för hand, trycker det vi ritar och slutar när arket är fullt.\n\nAllt här har fast pris och fast omfattning. Behöver du något annat, fråga.',
  },
  legalName: 'Fjord & Fold Handelsbolag',
  companyNumber: '969999-9999',
  vatNumber: 'SE969999999901',
  address: 'Strandgatan 12, 453 30 Lysekil',
  country: 'SE',
  email: 'studio@fjordandfold.example',
  publishedAt: new Date('2026-11-01'),
}

async function picture(folder: PictureFolder, size: PictureSize, seed: number) {
  const { default: sharp } = await import('sharp')
  const png = await sharp(Buffer.from(drawing(size, seed)))
    .png()
    .toBuffer()
  return storePicture(folder, await preparePicture(png, size))
}

const byLanguage = <Words extends object>(text: Record<string, Words>) =>
  Object.entries(text).map(([language, words]) => ({ language, ...words }))

function milestones({ plan, text }: FoldProduct) {
  return plan.map(([percentage, workingDays], position) => ({
    percentage,
    workingDays,
    position,
    translations: {
      create: Object.entries(text).map(([language, { milestones: named }]) => ({
        language,
        title: named[position]![0],
        outcome: named[position]![1],
      })),
    },
  }))
}

async function createProduct(studioId: number, product: FoldProduct, position: number) {
  const { slug, category, prices, workingDays, revisions, plan, text } = product
  await db.product.create({
    data: {
      ...{
        studioId,
        slug,
        category,
        revisions,
        platform: 'Custom',
        codeLevel: 'No-code',
        price: prices.USD,
        milestonePayment: plan.length > 1,
        featured: true,
        featuredPosition: position,
      },
      image: await picture(PRODUCT_PICTURES, PICTURE_SIZE, position),
      translations: { create: byLanguage(text).map(({ milestones: _, ...words }) => words) },
      prices: {
        create: Object.entries(prices).map(([currency, amount]) => ({ currency, amount })),
      },
      deliverySpeeds: { create: [{ code: 'standard', workingDays, surchargePercent: 0 }] },
      milestones: { create: milestones(product) },
    },
  })
}

async function createWork(
  studioId: number,
  { slug, technologies, text }: (typeof WORKS)[number],
  position: number,
) {
  await db.showcaseProject.create({
    data: {
      ...{
        studioId,
        slug,
        status: 'live',
        category: 'Branding',
        technologies: [...technologies],
        priority: WORKS.length - position,
        createdAt: new Date(Date.UTC(2026, 8, 1 + position)),
      },
      image: await picture(SHOWCASE_PICTURES, PREVIEW_SIZE, 40 + position),
      translations: {
        create: byLanguage<{ title: string; industry: string; description: string }>(text),
      },
    },
  })
}

async function storeLogo() {
  const { default: sharp } = await import('sharp')
  await storage().put(LOGO_KEY, await sharp(Buffer.from(LOGO)).resize(192, 192).png().toBuffer(), {
    contentType: 'image/png',
  })
}

/**
 * Another studio with a shop of its own, as unlike the first as it can be, the account of its
 * owner, and a first sale.
 */
export async function seedDemoStudio() {
  if ((await db.studio.count({ where: { slug: DEMO_STUDIO } })) > 0) return
  await storeLogo()
  const { id } = await db.studio.create({ data: { ...STUDIO, logoKey: LOGO_KEY } })
  for (const [position, product] of PRODUCTS.entries()) await createProduct(id, product, position)
  for (const [position, work] of WORKS.entries()) await createWork(id, work, position)
  const owner = {
    username: DEMO_STUDIO_OWNER,
    role: 'client' as const,
    name: 'Maja Sjöqvist',
    email: STUDIO.email,
    passwordHash: await hashPassword(DEMO_PASSWORD),
    emailVerifiedAt: new Date(),
  }
  const user = await db.user.create({ data: owner, select: { id: true } })
  await db.studioMember.create({ data: { studioId: id, userId: user.id } })
  await seedDemoVisits(id)
  await seedDemoSales(id, user.id)
}
