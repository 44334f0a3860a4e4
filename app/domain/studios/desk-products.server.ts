import { DomainError } from '~/domain/ground/domain-error'
import { randomUUID } from 'node:crypto'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { isUniqueViolation } from '~/platform/db/errors.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { BASE_CURRENCY } from '../catalog/catalog.rules'
import { freeName, slugOf } from '../catalog/product-editing.rules'
import { PICTURE_SIZE, PRODUCT_PICTURES } from '../catalog/product-picture.rules'
import {
  readProduct,
  moveStoredProduct,
  touchProduct,
  type StoredProduct,
} from '../catalog/product-store.server'
import { recordEvent } from '../events/events.server'
import { preparePicture, storePicture, sweepPicture } from '../pictures/pictures.server'
import type { DeskProductInput } from './desk-product.schema'
import { type DeskMember } from './studio-changes.server'

/** As many as a studio's list shows. */
const MOST = 200

/** A studio's services, the published ones first. */
export function listDeskProducts(studioId: number) {
  return db.product.findMany({
    where: { studioId, bespoke: false },
    orderBy: [{ status: 'asc' }, { id: 'desc' }],
    take: MOST,
    select: {
      id: true,
      status: true,
      image: true,
      updatedAt: true,
      translations: { select: { language: true, name: true } },
      prices: true,
    },
  })
}

/** One service of a studio. Throws `notFound`, for another's too. */
export async function getDeskProduct(
  studioId: number,
  id: number,
  tx: Transaction = db,
): Promise<StoredProduct> {
  const product = await readProduct(tx, { id, studioId, bespoke: false })
  if (!product) throw new DomainError('notFound', 'product')
  return product
}

/** By which a form says what it was opened with. */
export const stampOf = ({ updatedAt }: { updatedAt: Date }) => String(updatedAt.getTime())

const daysOf = ({ steps }: DeskProductInput) =>
  steps.reduce((sum, { workingDays }) => sum + workingDays, 0)
const deliveryTime = (input: DeskProductInput, language: Language) =>
  translator(language, 'shop')('workingDays', { count: daysOf(input) })

function children(input: DeskProductInput) {
  return {
    translations: {
      create: input.words.map((words) => ({
        ...words,
        deliveryTime: deliveryTime(input, words.language),
      })),
    },
    prices: { create: input.prices },
    deliverySpeeds: { create: { code: 'standard', workingDays: daysOf(input) } },
    milestones: {
      create: input.steps.map(({ percentage, workingDays, words }, position) => ({
        position,
        percentage,
        workingDays,
        translations: { create: words },
      })),
    },
  }
}

/**
 * The base price is that in US dollars where it is sold in them; no form offers another studio's
 * service in a currency without a price.
 */
const facts = ({ category, revisions, milestonePayment, prices }: DeskProductInput) => ({
  ...{ category, revisions, milestonePayment },
  price: (prices.find(({ currency }) => currency === BASE_CURRENCY) ?? prices[0])!.amount,
})

const actorOf = ({ userId }: DeskMember) => ({ type: 'seller', id: userId }) as const

function record(
  tx: Transaction,
  member: DeskMember,
  id: number,
  kind: string,
  { to, key = randomUUID() }: { to?: string; key?: string } = {},
) {
  return recordEvent(tx, {
    subject: 'product',
    subjectId: String(id),
    kind,
    to,
    actor: actorOf(member),
    visibility: 'team',
    key,
  })
}

const keyOf = ({ studioId }: DeskMember, key: string) => `product:created:${studioId}:${key}`

function create(member: DeskMember, input: DeskProductInput, key: string): Promise<number> {
  return transaction(async (tx) => {
    const wanted = slugOf(input.words[0]!.name)
    const alike = await tx.product.findMany({
      where: { studioId: member.studioId, slug: { startsWith: wanted } },
      select: { slug: true },
    })
    const slug = freeName(
      wanted,
      alike.map((product) => product.slug),
    )
    const { id } = await tx.product.create({
      data: {
        ...facts(input),
        slug,
        studioId: member.studioId,
        status: 'draft',
        version: 0,
        platform: 'Custom',
        codeLevel: 'No-code',
        image: '',
        ...children(input),
      },
      select: { id: true },
    })
    await record(tx, member, id, 'product.created', { to: 'draft', key: keyOf(member, key) })
    return id
  })
}

/**
 * Begins a studio's service as a draft and returns its id; the same form sent twice is one service.
 */
export async function createDeskProduct(
  member: DeskMember,
  input: DeskProductInput,
  key: string,
): Promise<number> {
  try {
    return await create(member, input, key)
  } catch (error) {
    if (!isUniqueViolation(error, 'key')) throw error
    const { subjectId } = await db.event.findUniqueOrThrow({
      where: { key: keyOf(member, key) },
      select: { subjectId: true },
    })
    return Number(subjectId)
  }
}

/**
 * Saves a studio's service as its form says; words in languages that the form does not show stay.
 * What was ordered keeps what it was ordered with. Throws `notFound`, and `desk.conflict` when
 * somebody was quicker.
 */
export function changeDeskProduct(
  member: DeskMember,
  id: number,
  input: DeskProductInput,
  { stamp, shown }: { stamp: string; shown: readonly Language[] },
): Promise<void> {
  return transaction(async (tx) => {
    const product = await getDeskProduct(member.studioId, id, tx)
    if (stampOf(product) !== stamp) throw new DomainError('desk.conflict')
    const own = { where: { productId: id } }
    await tx.productTranslation.deleteMany({
      where: { productId: id, language: { in: [...shown] } },
    })
    await tx.productPrice.deleteMany(own)
    await tx.deliverySpeed.deleteMany(own)
    await tx.productMilestone.deleteMany(own)
    await touchProduct(tx, product, {
      ...facts(input),
      version: { increment: 1 },
      ...children(input),
    })
    await record(tx, member, id, 'product.changed')
  })
}

/** Gives a studio's service another picture. Throws `picture.*` and `notFound`. */
export async function changeDeskPicture(
  member: DeskMember,
  id: number,
  bytes: Uint8Array,
): Promise<void> {
  await getDeskProduct(member.studioId, id)
  const image = await storePicture(PRODUCT_PICTURES, await preparePicture(bytes, PICTURE_SIZE))
  await transaction(async (tx) => {
    const product = await getDeskProduct(member.studioId, id, tx)
    await sweepPicture(tx, PRODUCT_PICTURES, product.image)
    await touchProduct(tx, product, { image })
    await record(tx, member, id, 'product.changed')
  })
}

/**
 * Offers a service in its studio's shop, unless it is offered already or lacks a price in one of
 * the currencies. Throws `notFound`.
 */
export function publishDeskProduct(
  member: DeskMember,
  id: number,
  currencies: readonly string[],
): Promise<'published' | 'already' | 'price'> {
  return transaction(async (tx) => {
    const product = await getDeskProduct(member.studioId, id, tx)
    if (product.status === 'published') return 'already'
    if (
      !currencies.every((currency) => product.prices.some((price) => price.currency === currency))
    )
      return 'price'
    const move = { kind: 'product.published', actor: actorOf(member) }
    return (await moveStoredProduct(tx, product, 'published', move)) ? 'published' : 'already'
  })
}

/**
 * Offers a service no more; what was ordered goes on. False when it is not offered. Throws
 * `notFound`, and `shop.gaps` for the last one of an open shop.
 */
export function withdrawDeskProduct(member: DeskMember, id: number): Promise<boolean> {
  return transaction(async (tx) => {
    const product = await getDeskProduct(member.studioId, id, tx)
    if (product.status !== 'published') return false
    const { studioId } = member
    const { status } = await tx.studio.findUniqueOrThrow({
      where: { id: studioId },
      select: { status: true },
    })
    const others = await tx.product.count({
      where: { studioId, status: 'published', id: { not: id } },
    })
    if (status === 'published' && others === 0)
      throw new DomainError('shop.gaps', { gaps: ['product'] })
    const move = { kind: 'product.archived', actor: actorOf(member) }
    return moveStoredProduct(tx, product, 'archived', move)
  })
}
