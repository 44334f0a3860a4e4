import { ownSeller } from '../../app/domain/invoices/invoices.server'
import { staffMember } from '~/domain/people/participant.server'
import { addServiceLine } from '~/domain/proposals/proposal-lines.server'
import { beginProposal, sendProposal } from '~/domain/proposals/proposals.server'
import { fileRows, storeUploads } from '../../app/domain/files/uploads.server'
import { calendarUrl } from '../../app/domain/calendar/calendar-feed.server'
import { unsubscribeToken } from '../../app/domain/notifications/unsubscribe.server'
import { DEMO_ACCOUNTS } from '../../app/domain/people/demo-accounts'
import { PRODUCT_PICTURES } from '../../app/domain/catalog/product-picture.rules'
import { SHOWCASE_PICTURES } from '../../app/domain/curation/curation-picture.rules'
import type { PictureFolder } from '../../app/domain/pictures/picture.rules'
import { readCatalog } from '../../app/domain/quotes/offers.server'
import { issueQuote, saveStep } from '../../app/domain/quotes/quotes.server'
import { submitReview } from '../../app/domain/reviews/own-reviews.server'
import { makeTransferFile } from '../../app/domain/payouts/transfer-file.server'
import { waitlistToken } from '../../app/domain/studios/waitlist.server'
import { comparePreviewVersions } from '../../app/domain/previews/comparison.server'
import { after, DAY, HOUR } from '../../app/platform/clock'
import { signLinkToken } from '../../app/platform/crypto/link-token.server'
import { db } from '../../app/platform/db/db.server'
import { gateway } from '../../app/platform/payments/payments.server'
import { storage } from '../../app/platform/storage/storage.server'
import { sendTest } from '~/domain/webhooks/deliveries.server'
import { makeEndpoint } from '~/domain/webhooks/endpoints.server'
import { PUBLIC_URL } from './settings'

const client = DEMO_ACCOUNTS.find(({ role }) => role === 'client')!.username

/** The studio's account of the map. */
const PAYER = 'SE4550000000058398257466'

/** The pages of a studio's desk about one of its orders, below the order. */
export const DESK_ORDER_PARTS = [
  '',
  '/cancel',
  '/deliverables',
  '/deliverables/:deliverableId',
  '/files',
  '/files/:fileId',
  '/messages',
  '/design',
  '/design/:designId',
  '/previews',
  '/previews/:previewId',
  '/details',
]
const PRODUCT_PARTS = [
  '',
  '/basics',
  '/prices',
  '/speeds',
  '/add-ons',
  '/plan',
  '/words/:language',
  '/picture',
  '/preview',
]

async function openLink(purpose: 'reset_password' | 'sign_in') {
  const user = await db.user.findUniqueOrThrow({ where: { username: client } })
  const link = await db.accountLink.create({
    data: { userId: user.id, purpose, expiresAt: after(DAY) },
  })
  return signLinkToken('account-link', link.id)
}

/** An event of the payment service that has been booked. */
async function storedEvent() {
  const known = { gateway_eventId: { gateway: gateway.name, eventId: 'evt_mapped' } }
  const data = {
    gateway: gateway.name,
    eventId: 'evt_mapped',
    type: 'refund.updated',
    payload: '{"id":"evt_mapped","data":{"object":{"object":"refund","id":"re_mapped"}}}',
    outcome: 'applied',
  }
  return (await db.webhookEvent.upsert({ where: known, create: data, update: {} })).id
}

/** An invitation to an address that has no account. */
async function openInvitation() {
  const { company, person } = await ownCompany()
  const { id } = await db.companyInvitation.create({
    data: {
      companyId: company,
      email: 'somebody-new@kanal.example',
      role: 'viewer',
      invitedById: person,
      expiresAt: after(DAY),
    },
  })
  return signLinkToken('invitation', id)
}

/** An invitation of an address without an account to work for the studio. */
async function openStaffInvitation() {
  const email = 'new-colleague@kanal.example'
  const { id } = await db.staffInvitation.upsert({
    where: { liveKey: email },
    create: { email, liveKey: email, invitedById: 1, expiresAt: after(DAY) },
    update: {},
  })
  return signLinkToken('staff-invitation', id)
}

/** The demo client in their company. */
async function ownCompany() {
  const { companyId, userId } = await db.companyMember.findFirstOrThrow({
    where: { user: { username: client }, role: 'owner' },
  })
  return { company: companyId, person: userId }
}

async function openEmailLink() {
  const user = await db.user.findUniqueOrThrow({ where: { username: client } })
  const link = await db.accountLink.create({
    data: {
      userId: user.id,
      purpose: 'confirm_email',
      email: 'new@kanal.example',
      expiresAt: after(DAY),
    },
  })
  return signLinkToken('account-link', link.id)
}

/** An address, an export and a webhook of the demo client. */
async function ownRecords() {
  const user = await db.user.findUniqueOrThrow({ where: { username: client } })
  const lines = {
    label: 'Office',
    line1: 'Södra Hamngatan 1',
    postalCode: '411 14',
    city: 'Göteborg',
    country: 'SE',
  }
  const address = await db.address.create({ data: { userId: user.id, ...lines } })
  const storageKey = 'exports/of-the-map'
  await storage().put(storageKey, new TextEncoder().encode('{}'), {
    contentType: 'application/json',
  })
  const exported = await db.dataRequest.create({
    data: { userId: user.id, kind: 'export', status: 'ready', storageKey, finishedAt: new Date() },
  })
  const { id: webhook } = await makeEndpoint(user.id, {
    ...{ name: 'Books', url: 'https://books.example.com', subjects: ['order'], studioId: null },
  })
  await sendTest(user.id, webhook)
  return { address: address.id, export: exported.id, webhook }
}

async function openPaymentPage() {
  const session = await gateway.createSession({
    attemptId: 'attempt-of-the-map',
    payableId: 'payable-of-the-map',
    email: 'buyer@kanal.example',
    language: 'en',
    currency: 'USD',
    items: [{ name: 'Landing page', amount: 120_000 }],
    successUrl: `${PUBLIC_URL}/shop/order-confirmation?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${PUBLIC_URL}/shop/checkout`,
    expiresAt: after(HOUR),
  })
  return session.id
}

/** An order of the demo client that somebody else is asked to pay. */
async function orderToPayByLink() {
  const {
    number,
    id: _,
    placementKey,
    payables,
    ...order
  } = await db.order.findFirstOrThrow({
    where: { user: { username: client } },
    include: { payables: { take: 1 } },
  })
  const { kind, position, net, vat, amount, currency } = payables[0]!
  const payUntil = after(DAY)
  const { id } = await db.order.create({
    data: {
      ...{
        ...order,
        number: `${number}-L`,
        placementKey: `${placementKey}-L`,
        status: 'pending_payment',
        confirmedAt: null,
      },
      ...{ payUntil, payerName: 'Ada Payer', payerEmail: 'payer@kanal.example' },
      payables: {
        create: { kind, position, net, vat, amount, currency, status: 'open', dueAt: payUntil },
      },
    },
  })
  return id
}

/** An order that is in no account, which whoever has its link sees. */
async function orderAlone() {
  const {
    number,
    id: _,
    placementKey,
    ...order
  } = await db.order.findFirstOrThrow({ where: { user: { username: client } } })
  const { id } = await db.order.create({
    data: {
      ...order,
      number: `${number}-A`,
      placementKey: `${placementKey}-A`,
      userId: null,
      companyId: null,
    },
  })
  return id
}

/** A notice of the demo client, with the links of its mail. */
async function notice(orderId: string) {
  const { id: userId, calendarVersion } = await db.user.findUniqueOrThrow({
    where: { username: client },
  })
  const milestone = await db.milestone.findFirstOrThrow({
    where: { project: { orderId } },
    select: { id: true },
  })
  const { id } = await db.notification.create({
    data: {
      key: 'notice-of-the-map',
      userId,
      kind: 'milestone.submitted',
      orderId,
      data: { title: 'A milestone', subjectId: milestone.id },
      href: '/dashboard/milestones',
    },
  })
  const file = calendarUrl(userId, calendarVersion).split('/').at(-1)!
  return {
    id,
    decide: signLinkToken('decision', id),
    unsubscribe: unsubscribeToken(userId, 'milestone.submitted'),
    file,
  }
}

/** A studio on Studio Stack that nothing else asks for. */
async function stackStudio() {
  const data = { slug: 'addressed', name: 'Addressed', languages: ['en'], currencies: ['EUR'] }
  return (await db.studio.upsert({ where: { slug: data.slug }, create: data, update: {} })).id
}

/** Our invoice to a studio for the fee of a statement. */
async function feeInvoice() {
  const [studioId, number] = [await stackStudio(), 'FEE-2099-00001']
  const statement = {
    ...{ number: 'ST-2099-00001', studioId, currency: 'EUR' },
    ...{ gross: 10_000, feeRate: 1000, fee: 1000, feeVat: 250 },
  }
  const { id } = await db.studioStatement.upsert({
    where: { number: statement.number },
    create: {
      ...statement,
      payout: {
        create: { amount: 8750, currency: 'EUR', dueAt: new Date(), payeeName: 'Addressed' },
      },
    },
    update: {},
  })
  const buyer = { name: 'Addressed', companyName: null, vatNumber: null, email: 'a@b.example' }
  const invoice = {
    ...{ number, statementId: id, language: 'en', currency: 'EUR' },
    ...{ net: 1000, vatRate: 2500, vat: 250, total: 1250, seller: ownSeller() },
    buyer: { ...buyer, addressLine: 'Street 1', postalCode: '1', city: 'Town', country: 'SE' },
  }
  await db.studioFeeInvoice.upsert({ where: { number }, create: invoice, update: {} })
  return number
}

/** A studio that stands in line for Studio Stack. */
async function waitlistEntry() {
  const email = 'mapped@studio.example'
  const data = {
    email,
    name: 'Ada',
    studioName: 'Mapped',
    language: 'en',
    referralCode: 'mappedcode',
    status: 'confirmed' as const,
    confirmedAt: new Date(),
    standsSince: new Date(),
  }
  return waitlistToken(
    (await db.waitlistEntry.upsert({ where: { email }, create: data, update: {} })).id,
  )
}

async function sentMail() {
  const mail = await db.mailMessage.create({
    data: {
      key: 'mail-of-the-map',
      template: 'welcome',
      to: 'buyer@kanal.example',
      from: 'studio@kanal.example',
      subject: 'A mail',
      text: 'The words of a mail.',
      html: '<p>The words of a mail.</p>',
      language: 'en',
      transport: 'outbox',
    },
  })
  return mail.id
}

/** A picture as the shop stores one. */
async function storedPicture(folder: PictureFolder) {
  const name = `${'0'.repeat(24)}-${'0'.repeat(8)}.avif`
  await storage().put(folder.keyOf(name), new Uint8Array([0]), { contentType: 'image/avif' })
  return name
}

/** The invoice of an order, taken back in full. */
async function creditedInvoice(orderId: string) {
  const invoice = await db.invoice.findFirstOrThrow({ where: { orderId } })
  const { currency, net, vat, total, payableId } = invoice
  const payment = await db.payment.findFirstOrThrow({ where: { payableId } })
  const refund = await db.refund.create({
    data: { paymentId: payment.id, amount: total, reason: 'withdrawal', status: 'succeeded' },
  })
  const creditNote = await db.creditNote.create({
    data: {
      number: 'CN-2026-90001',
      invoiceId: invoice.id,
      refundId: refund.id,
      currency,
      net,
      vat,
      total,
    },
  })
  return { invoice: invoice.number, creditNote: creditNote.number }
}

/** A file that came with the brief of an order. */
async function briefFile(orderId: string) {
  const { id: orderLineId } = await db.orderLine.findFirstOrThrow({ where: { orderId } })
  const [stored] = await storeUploads(
    [{ name: 'brief.pdf', type: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7') }],
    'briefs',
  )
  const { fileId } = await db.orderLineFile.create({
    data: {
      orderLine: { connect: { id: orderLineId } },
      file: { create: fileRows(stored!, 'client') },
    },
  })
  return fileId
}

/** A file of the demo client's conversation with the studio. */
async function sentFile() {
  const { fileId } = await db.messageAttachment.findFirstOrThrow({
    where: { message: { thread: { order: { user: { username: client } } } } },
    select: { fileId: true },
  })
  return fileId
}

/** The demo's preview, whose versions somebody has compared. */
async function comparedPreviews() {
  const { id, versions } = await db.preview.findFirstOrThrow({
    include: { versions: { orderBy: { number: 'asc' } } },
  })
  const [before, after] = versions
  await comparePreviewVersions(before!.id, after!.id)
  return { id, before: before!.id, after: after!.id }
}

/** A project that the demo freelancer works on, with their conversation about it. */
async function staffedProject() {
  const {
    id: threadId,
    projectId,
    project,
  } = await db.thread.findFirstOrThrow({
    where: { kind: 'freelancer' },
    include: { project: { select: { orderId: true } } },
    orderBy: { id: 'asc' },
  })
  return { threadId, projectId: projectId!, orderId: project!.orderId }
}

/** The demo freelancer, and an application with a file. */
async function network() {
  const { id: freelancer } = await db.freelancer.findFirstOrThrow({
    where: { publicPage: true },
    select: { id: true },
  })
  const { id: application } = await db.freelancerApplication.findFirstOrThrow({
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  const [stored] = await storeUploads(
    [{ name: 'cv.pdf', type: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7') }],
    'applications',
  )
  const { fileId } = await db.applicationFile.create({
    data: {
      application: { connect: { id: application } },
      file: { create: fileRows(stored!, 'team') },
    },
  })
  return { freelancer, application, file: fileId }
}

/** The demo client's review, which waits for the studio. */
async function writtenReview() {
  const { id, userId } = await db.review.findFirstOrThrow({
    where: { user: { username: client } },
    select: { id: true, userId: true },
  })
  await submitReview(
    userId,
    id,
    { rating: 4, body: 'The sketches came early, the guidelines a day late.' },
    'en',
  )
  return id
}

/** A quote of the studio that waits for its client. */
async function sentQuote() {
  const member = staffMember(1)
  const { id: productId } = await db.product.findFirstOrThrow({
    where: { studioId: 1, status: 'published', availabilityStatus: 'available' },
    select: { id: true },
  })
  const id = await beginProposal(member, {
    ...{ title: 'Site for Berg', name: 'Nils Berg', email: 'nils@berg.example', note: '' },
    ...{ language: 'en', currency: 'EUR', validDays: 30 },
  })
  await addServiceLine(member, id, { productId, quantity: 1 })
  await sendProposal(member, id)
  return id
}

async function issuedQuote() {
  const catalog = await readCatalog()
  const values = {
    type: 'website',
    platform: 'Framer',
    needs: ['copy'],
    pace: 'standard',
    scope: 'page',
    brand: 'logo',
  } as const
  const { token } = await saveStep(
    null,
    { step: 'specs', values: { ...values, needs: [...values.needs] }, language: 'en' },
    catalog,
  )
  await issueQuote(token, { currency: 'USD', language: 'en' }, catalog)
  return token
}

/**
 * A real address for every pattern of the map with a parameter in it: rows of the demo studio, and
 * what only comes about while the app is used. Throws for a pattern that it does not know, so a new
 * one has to be entered here.
 */
export async function findAddresses(): Promise<(pattern: string) => string> {
  const first = { select: { id: true }, orderBy: { id: 'asc' } } as const
  const product = await db.product.findFirstOrThrow({ ...first, where: { status: 'published' } })
  const mail = await sentMail()
  const order = await db.order.findFirstOrThrow({ ...first, where: { user: { username: client } } })
  const project = await db.project.findFirstOrThrow({
    ...first,
    where: { user: { username: client } },
  })
  const payable = await db.payable.findFirstOrThrow({ ...first, where: { orderId: order.id } })
  const person = await db.user.findUniqueOrThrow({ where: { username: client } })
  const ticket = await db.ticket.findFirstOrThrow({ ...first, where: { userId: person.id } })
  const answer = await db.cannedAnswer.findFirstOrThrow(first)
  const coupon = await db.coupon.findFirstOrThrow(first)
  const showcase = await db.showcaseProject.findFirstOrThrow(first)
  const template = await db.template.findFirstOrThrow(first)
  const handedOver = await db.deliverableFile.findFirstOrThrow({
    include: { fileVersion: true, deliverable: { include: { project: true } } },
    orderBy: { deliverableId: 'asc' },
  })
  const packed = handedOver.deliverable.project
  const shared = await db.designVersion.findFirstOrThrow({
    where: { status: { not: 'draft' } },
    include: { design: { include: { project: { select: { orderId: true } } } } },
  })
  const previews = await comparedPreviews()
  const documents = await creditedInvoice(order.id)
  const payout = await db.payout.findFirstOrThrow({
    where: { status: 'paid' },
    include: { selfBilling: true },
  })
  const colleague = await db.user.findFirstOrThrow({
    where: { role: 'admin', id: { not: 1 } },
    select: { id: true },
  })
  const byHand = await db.payout.findFirstOrThrow({
    ...first,
    where: { status: 'scheduled', gateway: null },
  })
  const told = await notice(order.id)
  const own = await ownRecords()
  const people = await network()
  const studio = await db.studio.findFirstOrThrow({
    where: { slug: 'fjord-and-fold' },
    select: { slug: true, products: { take: 1, select: { id: true } } },
  })
  const staffed = await staffedProject()
  const review = await writtenReview()
  const testimonial = await db.testimonial.findFirstOrThrow(first)
  const samples: Record<string, Record<string, string | number>> = {
    '/projects/:id': { id: showcase.id },
    '/shop/product/:id': { id: product.id },
    '/shop/order/confirmation/:id': { id: order.id },
    '/shop/order/pay-link/:id': { id: await orderToPayByLink() },
    '/shop/project-wizard/:step': { step: 'project-type' },
    '/shop/project-wizard/quote/:token': { token: await issuedQuote() },
    '/sandbox/checkout/:id': { id: await openPaymentPage() },
    '/studiostack/waitlist/:token': { token: await waitlistEntry() },
    '/studiostack/studio/:studioSlug': { studioSlug: studio.slug },
    '/studiostack/studio/:studioSlug/product/:productId': {
      studioSlug: studio.slug,
      productId: studio.products[0]!.id,
    },
    '/studiostack/dashboard/products/:id': { id: studio.products[0]!.id },
    '/studiostack/dashboard/projects/:id': { id: 1 },
    ...Object.fromEntries(
      DESK_ORDER_PARTS.map((part) => [
        `/studiostack/dashboard/orders/:deskOrderId${part}`,
        {
          deskOrderId: order.id,
          fileId: order.id,
          deliverableId: order.id,
          designId: order.id,
          previewId: order.id,
        },
      ]),
    ),
    '/studiostack/studio/:studioSlug/projects': { studioSlug: studio.slug },
    '/studiostack/studio/:studioSlug/feed.xml': { studioSlug: studio.slug },
    '/studiostack/studio/:studioSlug/brand.css': { studioSlug: studio.slug },
    '/studiostack/studio/:studioSlug/logo': { studioSlug: studio.slug },
    '/studiostack/studio/:studioSlug/sharing.jpg': { studioSlug: studio.slug },
    '/quote/:token': { token: signLinkToken('proposal', await sentQuote()) },
    '/dashboard/admin/quotes/:id': { id: await sentQuote() },
    '/studiostack/dashboard/quotes/:id': { id: order.id },
    '/pay/:token': { token: signLinkToken('payable', payable.id) },
    '/order/:token': { token: signLinkToken('order', await orderAlone()) },
    '/withdraw/:token': { token: signLinkToken('withdrawal', order.id) },
    '/decide/:token': { token: told.decide },
    '/unsubscribe/:token': { token: told.unsubscribe },
    '/calendar/:file': { file: told.file },
    '/dashboard/notifications/:id': { id: told.id },
    '/auth/set-password/:token': { token: await openLink('reset_password') },
    '/auth/sign-in-link/:token': { token: await openLink('sign_in') },
    '/invitation/:token': { token: await openInvitation() },
    '/staff-invitation/:token': { token: await openStaffInvitation() },
    '/dashboard/admin/people/:id/remove': { id: colleague.id },
    '/dashboard/orders/:id/cancel': { id: order.id },
    '/dashboard/settings/people/:company/:person': await ownCompany(),
    '/auth/confirm-email/:token': { token: await openEmailLink() },
    '/dashboard/settings/addresses/:id': { id: own.address },
    '/dashboard/settings/addresses/:id/delete': { id: own.address },
    '/dashboard/settings/data/:id': { id: own.export },
    '/dashboard/settings/webhooks/:id': { id: own.webhook },
    '/dashboard/settings/webhooks/:id/delete': { id: own.webhook },
    '/demo/outbox/:id': { id: mail },
    '/dashboardnew/project/:id/files': { id: project.id },
    '/dashboardnew/project/:id/milestones': { id: project.id },
    '/dashboard/files/:fileId': { fileId: handedOver.fileVersion.fileId },
    '/files/:id': { id: handedOver.fileVersionId },
    '/files/uploads/:id': { id: handedOver.fileVersionId },
    '/deliverables/:id/pack': { id: handedOver.deliverableId },
    '/dashboard/admin/orders/:id/files': { id: packed.orderId },
    '/dashboard/admin/orders/:id/files/:fileId': {
      id: packed.orderId,
      fileId: handedOver.fileVersion.fileId,
    },
    '/dashboard/admin/orders/:id/deliverables': { id: packed.orderId },
    '/dashboard/admin/orders/:id/deliverables/:deliverableId': {
      id: packed.orderId,
      deliverableId: handedOver.deliverableId,
    },
    '/dashboard/freelancer/project/:id': { id: staffed.projectId },
    '/freelancers/:id': { id: people.freelancer },
    '/dashboard/admin/freelancers/:id': { id: people.freelancer },
    '/dashboard/admin/freelancers/applications/:id': { id: people.application },
    '/dashboard/admin/freelancers/applications/:id/files/:fileId': {
      id: people.application,
      fileId: people.file,
    },
    '/dashboard/admin/payments/events/:id': { id: await storedEvent() },
    '/dashboard/admin/notifications/mails/:id': { id: mail },
    '/dashboard/admin/notifications/mails/:id/html': { id: mail },
    '/dashboard/admin/notifications/templates/:template/:language': {
      template: 'reset-password',
      language: 'sv',
    },
    '/dashboard/admin/notifications/templates/:template/:language/html': {
      template: 'reset-password',
      language: 'sv',
    },
    '/dashboard/admin/bulk/:list': { list: 'orders' },
    '/dashboard/admin/exports/:list': { list: 'orders' },
    '/dashboard/support/:id': { id: ticket.id },
    '/dashboard/admin/support/:id': { id: ticket.id },
    '/dashboard/admin/coupons/:id': { id: coupon.id },
    '/dashboard/admin/studios/:id': { id: await stackStudio() },
    '/dashboard/admin/payouts/transfers/:id': {
      id: await makeTransferFile({ id: [byHand.id], account: PAYER, day: '2099-12-01' }, 1),
    },
    '/dashboard/admin/payments/periods/:file': { file: 'vat.csv' },
    '/dashboard/admin/support/answers/:id': { id: answer.id },
    '/dashboard/admin/support/answers/:id/delete': { id: answer.id },
    '/dashboard/admin/clients/:id': { id: person.id },
    '/dashboard/admin/orders/:id': { id: order.id },
    '/dashboard/admin/payouts/:id': { id: payout.id },
    '/dashboard/admin/payouts/:id/account': { id: byHand.id },
    '/dashboard/freelancer/payments/statements/:freelancerId/:period/:format': {
      freelancerId: payout.freelancerId!,
      period: String(payout.createdAt.getUTCFullYear()),
      format: 'csv',
    },
    '/documents/statements/:number/:format': { number: 'ST-2099-00001', format: 'csv' },
    '/documents/fees/:number/:format': { number: await feeInvoice(), format: 'xml' },
    '/studiostack/dashboard/payouts/:number': { number: 'ST-2099-00001' },
    '/documents/self-billing/:number': { number: payout.selfBilling!.number },
    '/dashboard/admin/orders/:id/cancel': { id: order.id },
    '/dashboard/admin/orders/:id/messages': { id: order.id },
    '/dashboard/admin/orders/:id/team': { id: staffed.orderId },
    '/dashboard/admin/orders/:id/team/:threadId': {
      id: staffed.orderId,
      threadId: staffed.threadId,
    },
    '/dashboard/messages/files/:id': { id: await sentFile() },
    '/dashboard/admin/orders/:id/details': { id: order.id },
    ...Object.fromEntries(
      PRODUCT_PARTS.map((part) => [
        `/dashboard/admin/products/:id${part}`,
        { id: product.id, language: 'sv' },
      ]),
    ),
    '/dashboard/reviews/:id': { id: review },
    '/dashboard/admin/reviews/:id': { id: review },
    '/dashboard/admin/featured-content/:place': { place: 'services' },
    '/dashboard/admin/featured-content/testimonials/:id': { id: testimonial.id },
    '/dashboard/design/:designId': { designId: shared.designId },
    '/dashboard/previews/:previewId': { previewId: previews.id },
    '/dashboard/admin/orders/:id/design': { id: shared.design.project.orderId },
    '/dashboard/admin/orders/:id/design/:designId': {
      id: shared.design.project.orderId,
      designId: shared.designId,
    },
    '/dashboard/admin/orders/:id/previews': { id: shared.design.project.orderId },
    '/dashboard/admin/orders/:id/previews/:previewId': {
      id: shared.design.project.orderId,
      previewId: previews.id,
    },
    '/pictures/shared/:id/:size': { id: shared.fileVersionId, size: 'card' },
    '/pictures/differences/:before/:after': { before: previews.before, after: previews.after },
    '/pictures/showcase/:name': { name: await storedPicture(SHOWCASE_PICTURES) },
    ...Object.fromEntries(
      ['', '/picture'].flatMap((part) => [
        [`/dashboard/admin/projects/:id${part}`, { id: showcase.id }],
        [`/dashboard/admin/templates/:id${part}`, { id: template.id }],
      ]),
    ),
    '/tools/color-contrast/files/:file': { file: 'contrast.css' },
    '/tools/css-grid-generator/files/:file': { file: 'grid.css' },
    '/tools/ai-copywriter/files/:file': { file: 'copy.txt' },
    '/tools/font-pairing-tool/files/:file': { file: 'fonts.css' },
    '/tools/responsive-checker/files/:file': { file: 'responsive.md' },
    '/tools/website-speed-test/files/:file': { file: 'speed.md' },
    '/tools/code-beautifier/files/:file': { file: 'code.css' },
    '/tools/image-optimizer/files/:file': { file: 'pictures.zip' },
    '/tools/meta-tag-generator/files/:file': { file: 'meta-tags.html' },
    '/pictures/sharing/:folder/:name': { folder: 'products', name: 'ai-site-search.svg.jpg' },
    '/pictures/products/:name': { name: await storedPicture(PRODUCT_PICTURES) },
    '/api/templates/:id': { id: template.id },
    ...Object.fromEntries(
      ['', '/messages', '/files', '/invoices'].map((part) => [
        `/api/v1/orders/:order${part}`,
        { order: order.id },
      ]),
    ),
    '/api/v1/orders/:order/milestones/:milestone/approval': {
      ...{ order: order.id, milestone: order.id },
    },
    '/documents/invoices/:number/:format': { number: documents.invoice, format: 'pdf' },
    '/documents/credit-notes/:number/:format': { number: documents.creditNote, format: 'xml' },
    '/shop/files/:id': { id: await briefFile(order.id) },
    '/webhooks/:gateway': { gateway: gateway.name },
  }
  return (pattern) => {
    if (!/[:*]/.test(pattern)) return pattern
    if (pattern.endsWith('*')) return pattern.replace('*', 'no-such-page')
    const sample = samples[pattern]
    if (!sample) throw new Error(`tests/setup/addresses.ts has no address for ${pattern}`)
    return pattern.replace(/:(\w+)/g, (_, name: string) => String(sample[name]))
  }
}
