import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { createDeliverable } from '../../app/domain/deliverables/deliverables.server'
import { shareDeliverable } from '../../app/domain/deliverables/share-deliverable.server'
import { addDesign, shareDesignVersion } from '../../app/domain/designs/design-versions.server'
import { fileRows, storeUploads } from '../../app/domain/files/uploads.server'
import { postMessage } from '../../app/domain/messages/post-message.server'
import { askRefund } from '../../app/domain/payments/ask-refund.server'
import { DEMO_PASSWORD } from '../../app/domain/people/demo-accounts'
import type { SellerMember } from '../../app/domain/people/participant.rules'
import { actorOf, readClient, sellerMember } from '../../app/domain/people/participant.server'
import {
  addPreview,
  addPreviewVersion,
  sharePreviewVersion,
} from '../../app/domain/previews/preview-versions.server'
import { comparePreviewVersions } from '../../app/domain/previews/comparison.server'
import { receiveBrief } from '../../app/domain/projects/brief.server'
import { beginProposal } from '../../app/domain/proposals/proposals.server'
import { askForChange } from '../../app/domain/projects/changes.server'
import { startMilestone } from '../../app/domain/projects/milestones.server'
import { db } from '../../app/platform/db/db.server'
import {
  checkoutInput,
  createProduct,
  placeSandboxOrder,
  visitorWithCart,
} from '../factories/purchase'
import { payNow } from '../factories/running-order'
import { openDeskStudio } from './desk-studio'
import { Visitor } from './visitor'

const picture = () =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#e34234' } })
    .png()
    .toBuffer()

/** A service, a work and an enquiry of a studio, and the studio as an open shop. */
async function openShop(slug: string, word: string) {
  const { id: studioId } = await db.studio.update({
    where: { slug },
    data: {
      name: word,
      legalName: `${word} AB`,
      status: 'published',
      email: `${slug}@example.com`,
      country: 'SE',
      address: `${word} 1`,
    },
  })
  const { id: product } = await createProduct({ milestones: [50, 50] })
  await db.product.update({
    where: { id: product },
    data: {
      studioId,
      translations: { updateMany: { where: {}, data: { name: `${word} service` } } },
    },
  })
  const { id: work } = await db.showcaseProject.create({
    data: {
      studioId,
      slug: 'work',
      status: 'live',
      category: 'Branding',
      technologies: [],
      image: '/media/products/logo-sprint.svg',
      translations: {
        create: { language: 'en', title: `${word} work`, industry: '', description: '' },
      },
    },
  })
  const { id: enquiry } = await db.contactMessage.create({
    data: {
      studioId,
      name: word,
      email: 'nils@ek.example',
      subject: word,
      body: word,
      language: 'en',
      key: randomUUID(),
    },
  })
  return { studioId, product, work, enquiry }
}

/** An order that is paid in part, with its buyer signed in. */
async function sell(product: number, slug: string, word: string) {
  const email = `${slug}-buyer@example.com`
  const { orderId, sessionId } = await placeSandboxOrder(
    await visitorWithCart(product),
    checkoutInput({ currency: 'EUR', name: `${word} buyer`, email }),
  )
  await payNow(sessionId)
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { username: `${slug}-owner` } })
  const { id: buyerId } = await db.user.update({
    where: { email },
    data: { username: `${slug}-buyer`, passwordHash },
  })
  const buyer = new Visitor()
  await buyer.signIn(`${slug}-buyer`, DEMO_PASSWORD)
  return { orderId, buyerId, buyer }
}

async function shareWork(seller: SellerMember, orderId: string, word: string) {
  const shot = async () => ({ name: `${word}.png`, bytes: await picture() })
  const design = await addDesign(seller, orderId, {
    title: `${word} design`,
    file: await shot(),
    note: '',
    key: randomUUID(),
  })
  const { id: version, fileVersionId: shared } = await db.designVersion.findFirstOrThrow({
    where: { designId: design },
  })
  await shareDesignVersion(seller, version)
  const at = { url: 'https://staging.example.com/', note: '' }
  const preview = await addPreview(seller, orderId, {
    ...at,
    title: `${word} preview`,
    screenshot: await shot(),
    key: randomUUID(),
  })
  const versionOf = (number: number) =>
    db.previewVersion.findUniqueOrThrow({
      where: { previewId_number: { previewId: preview, number } },
    })
  const before = await versionOf(1)
  await sharePreviewVersion(seller, before.id)
  await addPreviewVersion(seller, orderId, preview, {
    ...at,
    screenshot: await shot(),
    key: randomUUID(),
  })
  const after = await versionOf(2)
  await sharePreviewVersion(seller, after.id)
  await comparePreviewVersions(before.id, after.id)
  return { design, shared, preview, before: before.id, after: after.id }
}

async function keepFiles(seller: SellerMember, orderId: string, word: string) {
  const upload = {
    name: `${word}.pdf`,
    type: 'application/pdf' as const,
    bytes: new TextEncoder().encode('%PDF-1.7'),
  }
  const [kept, brought] = await storeUploads([upload, upload], 'projects')
  const { id: projectId } = await db.project.findUniqueOrThrow({ where: { orderId } })
  const { id: file, versions } = await db.file.create({
    data: { ...fileRows(kept!, 'client'), projectId, ownerId: seller.userId },
    include: { versions: true },
  })
  const { id: orderLineId } = await db.orderLine.findFirstOrThrow({ where: { orderId } })
  const { fileId: brief } = await db.orderLineFile.create({
    data: {
      orderLine: { connect: { id: orderLineId } },
      file: { create: fileRows(brought!, 'client') },
    },
  })
  const pack = await createDeliverable(
    seller,
    orderId,
    { title: `${word} pack`, licences: [], licence: word, versions: [versions[0]!.id] },
    randomUUID(),
  )
  await shareDeliverable(seller, pack)
  return { projectId, file, version: versions[0]!.id, brief, pack }
}

async function talk(seller: SellerMember, orderId: string, buyerId: number, word: string) {
  const client = await readClient(buyerId)
  const upload = {
    name: `${word}.pdf`,
    type: 'application/pdf' as const,
    bytes: new TextEncoder().encode('%PDF-1.7'),
  }
  await postMessage(client, orderId, { key: randomUUID(), body: `${word} asks` }, [upload])
  await postMessage(seller, orderId, { key: randomUUID(), body: `${word} answers` }, [])
  await askForChange(client, orderId, {
    title: `${word} change`,
    description: word,
    key: randomUUID(),
  })
  const { fileId } = await db.messageAttachment.findFirstOrThrow({
    where: { message: { thread: { orderId } } },
  })
  const { id: notice } = await db.notification.findFirstOrThrow({
    where: { orderId, userId: seller.userId },
  })
  return { attachment: fileId, notice }
}

/** A refund that waits, and the papers of one that is through. */
async function giveBack(seller: SellerMember, orderId: string) {
  const payment = await db.payment.findFirstOrThrow({ where: { payable: { orderId } } })
  await askRefund(
    orderId,
    { paymentId: payment.id, amount: 100, reason: 'goodwill', left: payment.amount },
    actorOf(seller),
  )
  const {
    id: invoiceId,
    number: invoice,
    currency,
  } = await db.invoice.findFirstOrThrow({ where: { orderId } })
  const { id: refundId } = await db.refund.create({
    data: { paymentId: payment.id, amount: 100, reason: 'goodwill', status: 'succeeded' },
  })
  const { number: creditNote } = await db.creditNote.create({
    data: {
      number: `CN${seller.studioId}-2026-90001`,
      invoiceId,
      refundId,
      currency,
      net: 100,
      vat: 0,
      total: 100,
    },
  })
  return { invoice, creditNote, refund: refundId }
}

/** A quote that is yet to be sent. */
const writeQuote = (seller: SellerMember, word: string) =>
  beginProposal(seller, {
    ...{ title: `${word} quote`, name: word, email: `${randomUUID()}@example.com`, note: '' },
    ...{ language: 'en', currency: 'EUR', validDays: 30 },
  })

async function payStatement(studioId: number) {
  const number = `ST-2099-${studioId}`
  const sums = { gross: 10_000, feeRate: 1000, fee: 1000, feeVat: 250 }
  await db.studioStatement.create({
    data: {
      ...{ number, studioId, currency: 'EUR', ...sums },
      payout: { create: { amount: 8750, currency: 'EUR', dueAt: new Date() } },
    },
  })
  return number
}

/**
 * A studio on Studio Stack with one of everything that it can have; `word` is in the name of all of
 * it.
 */
export async function furnishStudio(slug: string, word: string) {
  const owner = await openDeskStudio(slug)
  const shop = await openShop(slug, word)
  const { id: ownerId } = await db.user.findUniqueOrThrow({ where: { username: `${slug}-owner` } })
  const seller = sellerMember(ownerId, shop.studioId)
  const { orderId, buyerId, buyer } = await sell(shop.product, slug, word)
  await receiveBrief(orderId, actorOf(seller))
  const first = await db.milestone.findFirstOrThrow({
    where: { project: { orderId } },
    orderBy: { position: 'asc' },
  })
  await startMilestone(first.id, actorOf(seller))
  const things = {
    ...(await keepFiles(seller, orderId, word)),
    ...(await shareWork(seller, orderId, word)),
    ...(await talk(seller, orderId, buyerId, word)),
    ...(await giveBack(seller, orderId)),
    quote: await writeQuote(seller, word),
    statement: await payStatement(shop.studioId),
  }
  return { owner, buyer, things: { slug, order: orderId, ...shop, ...things } }
}
export type StudioThings = Awaited<ReturnType<typeof furnishStudio>>['things']
