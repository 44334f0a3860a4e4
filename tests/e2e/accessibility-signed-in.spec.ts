import type { Page } from 'playwright/test'
import { brand } from '../../app/brand'
import { DEMO_ACCOUNTS } from '../../app/domain/people/demo-accounts'
import { NEW_TESTIMONIAL, adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import logoSprint from '../../prisma/seed/catalog/logo-sprint'
import { findProductId, newAddress, payOrder, placeOrder, putInCart, signInAs } from './forms'
import { expect, mainOf } from './journey'
import { lookAt, lookAtFirst, pagesAreSound, pressUnchecked } from './looking'
import { openMail } from './outbox'

const nameOf = (role: string) => DEMO_ACCOUNTS.find((account) => account.role === role)!.username

/** The client's own order that stands so; the client is signed in afterwards. */
async function findOrder(page: Page, wanted: string) {
  await signInAs(page.request, nameOf('client'))
  const orders: { id: string; status: string }[] = await (
    await page.request.get(paths.api('my-orders'))
  ).json()
  return orders.find(({ status }) => status === wanted)!.id
}

pagesAreSound('where the showcase and the templates are kept', async ({ page }, look) => {
  await signInAs(page.request, nameOf('admin'))
  await lookAt(
    page,
    look,
    adminPaths.projects(),
    adminPaths.projects({ q: 'zeppelin' }),
    adminPaths.showcaseProject(1),
    adminPaths.showcaseProject(1, 'picture'),
    adminPaths.createShowcaseProject(),
  )
  await lookAt(
    page,
    look,
    adminPaths.templates({ status: 'live', sort: 'name' }),
    adminPaths.template(1),
    adminPaths.template(1, 'picture'),
    adminPaths.createTemplate(),
  )
})

pagesAreSound(
  'the pages of a client',
  async ({ page }, look) => {
    await signInAs(page.request, nameOf('client'))
    await lookAt(
      page,
      look,
      paths.dashboard(),
      paths.overview(),
      paths.customization(),
      paths.dashboardNew(),
      paths.orders(),
      paths.notifications(),
      paths.signOut(),
    )
  },
  { byDay: true },
)

pagesAreSound('the pages of a client’s project', async ({ page }, look) => {
  const order = await findOrder(page, 'in_progress')
  const pages = [
    paths.milestones,
    paths.projectDetails,
    paths.files,
    paths.design,
    paths.previews,
    paths.messages,
    paths.activities,
    paths.deliverables,
  ]
  await lookAt(page, look, ...pages.map((path) => path({ order })))
  for (const path of [paths.design, paths.previews]) {
    await page.goto(path({ order }))
    await mainOf(page).getByRole('listitem').getByRole('link').first().click()
    await look(`one of ${path()}`)
  }
})

pagesAreSound('the settings of a client', async ({ page }, look) => {
  await signInAs(page.request, nameOf('client'))
  const parts = [
    'profile',
    'addresses',
    'password',
    'second-factor',
    'sessions',
    'language',
    'company',
    'people',
    'notifications',
    'data',
  ] as const
  await lookAt(
    page,
    look,
    paths.settings(),
    ...parts.map((part) => paths.settingsPart(part)),
    paths.erasure(),
  )
})

pagesAreSound('the studio’s half of a project', async ({ page }, look) => {
  const order = await findOrder(page, 'in_progress')
  await signInAs(page.request, nameOf('admin'))
  await lookAt(
    page,
    look,
    ...(['details', 'messages', 'files', 'design', 'previews', 'deliverables'] as const).map(
      (part) => adminPaths.orderPart(order, part),
    ),
  )
})

pagesAreSound(
  'the editor of products',
  async ({ page, say }, look) => {
    const part = (part?: string) => adminPaths.product(id, { part })
    const id = await findProductId(page.request, logoSprint)
    await signInAs(page.request, nameOf('admin'))
    await lookAt(
      page,
      look,
      adminPaths.area('products'),
      `${adminPaths.area('products')}?q=zeppelin`,
      paths.createProduct(),
    )
    await pressUnchecked(page, say('products:create.submit'))
    await look('create with errors')
    await lookAt(
      page,
      look,
      part(),
      ...['basics', 'prices', 'speeds', 'add-ons', 'plan', 'words/sv', 'picture', 'preview'].map(
        part,
      ),
    )
  },
  { byDay: true },
)

pagesAreSound(
  'Studio Stack, a tool, and where staff and freelancers begin',
  async ({ page }, look) => {
    await lookAt(page, look, paths.studioStack(), paths.tool('responsive-checker'))
    await signInAs(page.request, nameOf('admin'))
    await lookAt(page, look, paths.freelancerHome(), paths.admin(), adminPaths.messages())
  },
  { byDay: true },
)

pagesAreSound('the reviews and the places of the public pages', async ({ page, say }, look) => {
  await page.goto(paths.orders({ order: await findOrder(page, 'completed') }))
  await mainOf(page)
    .getByRole('link', { name: say('reviews:own.write', { service: '' }).trim() })
    .click()
  await look('a review to be written')
  await signInAs(page.request, nameOf('admin'))
  await lookAt(
    page,
    look,
    adminPaths.reviews(),
    adminPaths.reviews({ q: 'zeppelin' }),
    adminPaths.featured(),
    adminPaths.place('services'),
    adminPaths.place('testimonials'),
    adminPaths.testimonial(NEW_TESTIMONIAL),
  )
  await pressUnchecked(page, say('admin-featured:testimonial.add'))
  await look('a testimonial with errors')
})

pagesAreSound(
  'the studio’s people, their applications and what they are paid',
  async ({ page }, look) => {
    await signInAs(page.request, nameOf('admin'))
    for (const list of [
      adminPaths.freelancers(),
      adminPaths.freelancers({ list: 'freelancers' }),
      adminPaths.payouts(),
      adminPaths.clients(),
    ])
      await lookAtFirst(page, look, list)
    await lookAt(
      page,
      look,
      adminPaths.payouts({ q: 'zeppelin' }),
      adminPaths.bulk('payouts', { act: 'schedule', all: 'on' }),
      adminPaths.bulk('freelancers', { act: 'pause', all: 'on' }),
      adminPaths.views({ list: 'payouts' }),
    )
  },
)

pagesAreSound('the team of an order, and an offer of its work', async ({ page, say }, look) => {
  const order = await findOrder(page, 'in_progress')
  await signInAs(page.request, nameOf('admin'))
  await lookAt(page, look, adminPaths.orderPart(order, 'team'))
  await mainOf(page)
    .getByRole('link', { name: say('assignments:team.offer.open') })
    .first()
    .click()
  await expect(mainOf(page)).toContainText(say('assignments:team.fit.anybody'))
  await look('an offer')
})

pagesAreSound('the studio’s money, mails, tickets, log and settings', async ({ page }, look) => {
  await signInAs(page.request, nameOf('admin'))
  for (const list of [adminPaths.tickets(), adminPaths.mails(), adminPaths.paymentEvents()])
    await lookAtFirst(page, look, list)
  await lookAtFirst(page, look, adminPaths.cannedAnswers(), adminPaths.cannedAnswer(''))
  await lookAt(
    page,
    look,
    adminPaths.payments(),
    adminPaths.ledger(),
    adminPaths.reconciliation(),
    adminPaths.outbox(),
    adminPaths.mailTemplates(),
    adminPaths.mailTemplate('welcome', 'sv'),
    adminPaths.audit(),
    adminPaths.settings(),
  )
})

pagesAreSound('a freelancer’s own pages', async ({ page, say }, look) => {
  await signInAs(page.request, nameOf('freelancer'))
  await lookAt(page, look, paths.freelancerArea('projects'))
  const project = await mainOf(page)
    .getByRole('row')
    .filter({ hasText: 'WordPress' })
    .getByRole('link')
    .first()
    .getAttribute('href')
  await lookAt(page, look, project!)
  for (const part of ['brief', 'files', 'messages', 'client'] as const) {
    await mainOf(page)
      .getByRole('link', { name: say(`assignments:project.parts.${part}`), exact: true })
      .click()
    await expect(page).toHaveURL(new RegExp(`part=${part}`))
    await look(part)
  }
  await lookAt(
    page,
    look,
    paths.freelancerHome(),
    paths.freelancerPayments(),
    paths.payoutDetails(),
    paths.freelancerArea('profile'),
    paths.freelancerArea('schedule'),
  )
  await lookAtFirst(page, look, paths.freelancers(), paths.freelancer(''))
})

pagesAreSound(
  'the studio’s orders, one of them and its cancellation',
  async ({ page, say }, look) => {
    const email = newAddress()
    await putInCart(page.request, logoSprint)
    await payOrder(page.request, await placeOrder(page.request, email))
    await signInAs(page.request, nameOf('admin'))
    await lookAt(page, look, adminPaths.orders({ q: email }), adminPaths.orders({ q: 'zeppelin' }))
    await page.goto(adminPaths.orders({ q: email }))
    await mainOf(page).getByRole('table').getByRole('link').last().click()
    await expect(mainOf(page)).toContainText(say('admin-orders:order.now'))
    for (const part of ['admin-orders:hold.open', 'admin-orders:refunds.open'] as const)
      await mainOf(page).getByText(say(part)).first().click()
    await look('an order')
    await mainOf(page).getByLabel(say('admin-orders:refunds.amount'), { exact: true }).fill('much')
    await pressUnchecked(page, say('admin-orders:refunds.button'))
    await look('a refund with an error')
    await mainOf(page)
      .getByRole('link', { name: say('admin-orders:order.cancel') })
      .click()
    await expect(mainOf(page)).toContainText(say('admin-orders:cancel.lead'))
    await look('a cancellation')
  },
)

pagesAreSound('the staff, and an invitation to it', async ({ page, say }, look) => {
  const email = `colleague-${crypto.randomUUID().slice(0, 8)}@${brand.slug}.example`
  const invite = (address: string) =>
    mainOf(page).getByLabel(say('people:invite.email'), { exact: true }).fill(address)
  const send = () => pressUnchecked(page, say('people:invite.button'))
  await signInAs(page.request, nameOf('admin'))
  await lookAt(page, look, adminPaths.inviteColleague())
  await invite(`${nameOf('client')}@${brand.slug}.example`)
  await send()
  await look('an address that is refused')
  await invite(email)
  await mainOf(page)
    .getByRole('button', { name: say('people:invite.button'), exact: true })
    .click()
  await expect(mainOf(page)).toContainText(email)
  await look('the staff with an open invitation')
  await mainOf(page)
    .getByRole('link', { name: say('people:staff.remove.open') })
    .first()
    .click()
  await expect(
    mainOf(page).getByRole('button', { name: say('people:staff.remove.button'), exact: true }),
  ).toBeVisible()
  await look('a removal')
  await openMail(page, email, new RegExp(brand.name))
  const invitation = await mainOf(page)
    .getByRole('link', { name: paths.staffInvitation('') })
    .getAttribute('href')
  await lookAt(page, look, invitation!)
  await page.context().clearCookies({ name: /session/ })
  await lookAt(page, look, invitation!)
  await pressUnchecked(page, say('people:join.create.button'))
  await look('an invitation with errors')
})

pagesAreSound(
  'the account of a payout, before it is shown and after',
  async ({ page, say }, look) => {
    await signInAs(page.request, nameOf('admin'))
    await page.goto(adminPaths.payouts({ status: 'scheduled' }))
    await mainOf(page).getByRole('row').nth(1).getByRole('link').first().click()
    await expect(mainOf(page)).toContainText(say('admin-payouts:account.show'))
    await lookAt(page, look, `${new URL(page.url()).pathname}/account`)
    await mainOf(page)
      .getByRole('button', { name: say('admin-payouts:account.show'), exact: true })
      .click()
    await expect(mainOf(page)).toContainText(say('admin-payouts:account.after'))
    await look('an account that is shown')
  },
)

pagesAreSound(
  'orders that a guest placed with an account’s address',
  async ({ page, say }, look) => {
    await putInCart(page.request, logoSprint)
    const confirmation = await payOrder(
      page.request,
      await placeOrder(page.request, `${nameOf('client')}@${brand.slug}.example`),
    )
    await lookAt(page, look, confirmation)
    await mainOf(page)
      .getByRole('link', { name: say('checkout:confirmation.next.brief') })
      .click()
    await expect(page.locator('#order-brief')).toBeVisible()
    await look('the order of a guest, with its brief')
    await pressUnchecked(page, say('project:brief.send'))
    await look('its brief with an error')
    await mainOf(page).getByRole('textbox').first().fill('More bookings')
    await mainOf(page)
      .getByRole('button', { name: say('project:brief.send') })
      .click()
    await expect(page.locator('#order-brief')).toContainText(say('project:brief.note.title'))
    await look('its brief when it is sent')
    await signInAs(page.request, nameOf('client'))
    await lookAt(page, look, paths.askedOrders())
  },
)
