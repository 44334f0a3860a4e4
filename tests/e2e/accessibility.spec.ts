import type { Page } from 'playwright/test'
import { DEMO_ACCOUNTS } from '../../app/domain/people/demo-accounts'
import { NEW_TESTIMONIAL, paths } from '../../app/paths'
import eventSite from '../../prisma/seed/catalog/event-site'
import logoSprint from '../../prisma/seed/catalog/logo-sprint'
import webApp from '../../prisma/seed/catalog/react-web-app'
import { chooseTheme, findProductId, newAddress, payOrder, placeOrder, putInCart, signInAs } from './forms'
import { expect, mainOf, test } from './journey'
import { followPasswordLink, openMail } from './outbox'
import { buyerInSweden, endPayment, enterCoupon, fillInCheckout, nameThePayer, sendPayLink } from './shopping'
import { findFlaws, THOROUGH } from './soundness'
import type { Say } from './words'

const THEMES = ['dark', 'light'] as const
const nameOf = (role: string) => DEMO_ACCOUNTS.find((account) => account.role === role)!.username

type Visit = { page: Page; say: Say }
type Look = (name: string) => Promise<void>

/** A visit to some pages; each page that it looks at is checked as it stands. */
function pagesAreSound(title: string, visit: (visit: Visit, look: Look) => Promise<void>, { byNight = false } = {}) {
  for (const theme of THEMES) {
    test(`${title} in ${theme}`, async ({ page, say, script }) => {
      test.skip(!THOROUGH && script === (theme === 'dark'), 'by day the dark theme is looked at without script, the light one with it')
      test.skip(!THOROUGH && byNight, 'it is looked at by night')
      test.slow()
      const flaws: string[] = []
      await chooseTheme(page.request, theme)
      await visit({ page, say }, async (name) => {
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await expect(page.locator('h1')).toHaveCount(1)
        flaws.push(...(await findFlaws(page, { script, theme })).map((flaw) => `${name}, ${flaw}`))
      })
      expect(flaws).toEqual([])
    })
  }
}

async function lookAt(page: Page, look: Look, ...addresses: string[]) {
  for (const address of addresses) {
    await page.goto(address)
    await look(address)
  }
}

async function pressUnchecked(page: Page, button: string) {
  const press = mainOf(page).getByRole('button', { name: button, exact: true })
  await press.evaluate((element: HTMLButtonElement) => { element.form!.noValidate = true })
  await press.click()
  await expect(page.getByRole('alert')).toBeVisible()
}

pagesAreSound('the pages of the shop window', async ({ page }, look) => {
  const product = paths.product(await findProductId(page.request, logoSprint))
  await lookAt(page, look, paths.home(), paths.shop(), product, paths.cart(), '/no/such/page')
})

pagesAreSound('the catalog, narrowed and empty, and a service that is not sold yet', async ({ page }, look) => {
  const soon = paths.product(await findProductId(page.request, eventSite))
  await lookAt(page, look, paths.shop({ category: 'website', platform: 'Framer', max: 5000, days: 10, availability: 'now', q: 'page' }), paths.shop({ category: 'branding', platform: 'Shopify', sort: 'worst' }), soon)
})

pagesAreSound('the pages about the studio', async ({ page, say }, look) => {
  await lookAt(page, look, paths.about(), paths.features(), paths.faq(), paths.faq({ q: say('faq:search.words.first') }), paths.faq({ q: 'zeppelin' }))
  await lookAt(page, look, paths.approaches(), `${paths.approaches()}?make=shop&editor=team&budget=small&special=none`, `${paths.approaches()}?make=app`)
})

pagesAreSound('the showcase and the templates', async ({ page }, look) => {
  await lookAt(page, look, paths.showcase(), paths.showcase({ category: 'marketing', technology: 'COBOL' }), paths.showcaseProject(4))
  await lookAt(page, look, paths.templates(), paths.templates({ platform: 'angular', price: 'free' }))
})

pagesAreSound('where the showcase and the templates are kept', async ({ page }, look) => {
  await signInAs(page.request, nameOf('admin'))
  await lookAt(page, look, paths.adminProjects(), paths.adminProjects({ q: 'zeppelin' }), paths.adminShowcaseProject(1), paths.adminShowcaseProject(1, 'picture'), paths.createShowcaseProject())
  await lookAt(page, look, paths.adminTemplates({ status: 'live', sort: 'name' }), paths.adminTemplate(1), paths.adminTemplate(1, 'picture'), paths.createTemplate())
}, { byNight: true })

pagesAreSound('the open menus', async ({ page, say }, look) => {
  await putInCart(page.request, logoSprint)
  await page.goto(paths.cart())
  await page.getByRole('button', { name: say('ui:cart.open', { count: 1 }) }).click()
  await look('cart popover')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: say('common:nav.shop'), exact: true }).click()
  await look('shop menu')
  await page.setViewportSize({ width: 320, height: 800 })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: say('ui:nav.open') }).click()
  await look('drawer')
})

pagesAreSound('the pages of a purchase', async ({ page, say }, look) => {
  const email = newAddress()
  await putInCart(page.request, logoSprint, 2)
  await lookAt(page, look, paths.cart(), paths.checkout())
  await pressUnchecked(page, say('checkout:binding.button'))
  await look('checkout with errors')

  const payment = await placeOrder(page.request, email)
  await lookAt(page, look, payment)
  await endPayment(page, 'failure')
  await expect(page.getByRole('alert')).toBeVisible()
  await look('declined payment')
  await lookAt(page, look, await payOrder(page.request, payment))
})

pagesAreSound('coupons, and the pages of a link that somebody else pays by', async ({ page, say }, look) => {
  await putInCart(page.request, logoSprint)
  await page.goto(paths.cart())
  await enterCoupon(page, say, 'NONSENSE')
  await expect(page.getByRole('alert')).toBeVisible()
  await look('cart with a wrong code')
  await enterCoupon(page, say, 'LOGO15')
  await expect(mainOf(page).getByRole('button', { name: say('cart:coupon.remove') })).toBeVisible()
  await look('cart with a coupon')
  await page.goto(paths.checkout())
  await fillInCheckout(page, say, { ...buyerInSweden, email: newAddress() })
  await nameThePayer(page, say, { name: 'Ada Payer', email: newAddress() })
  await look('checkout with a coupon and somebody to pay')
  await sendPayLink(page, say)
  await page.waitForURL(`**${paths.payLinkSent('*')}`)
  await look('link that was sent')
  await mainOf(page).getByRole('link', { name: say('payment:sent.open') }).click()
  await page.waitForURL(`**${paths.pay('*')}`)
  await look('page of the link')
})

pagesAreSound('the page on which an order is adapted', async ({ page, say }, look) => {
  await putInCart(page.request, logoSprint)
  await putInCart(page.request, webApp)
  await page.goto(paths.customizeCheckout())
  const files = mainOf(page).getByLabel(say('checkout:customise.files.label'), { exact: true })
  const press = () => mainOf(page).getByRole('button', { name: say('checkout:customise.save'), exact: true }).click()
  await files.setInputFiles([{ name: 'brand.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a brand') }])
  await press()
  await expect(mainOf(page).getByRole('link', { name: 'brand.pdf' })).toBeVisible()
  await look('with a file')
  await files.setInputFiles([{ name: 'setup.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') }])
  await press()
  await expect(page.getByRole('alert')).toBeVisible()
  await look('with an error')
})

pagesAreSound('the page of a payment on its way', async ({ page, say }, look) => {
  await putInCart(page.request, logoSprint)
  const payment = await placeOrder(page.request, newAddress())
  const processing = (await page.request.get(paths.checkoutReturn({ session_id: payment.split('/').at(-1) }))).url()
  // Without its refresh the page stands still while it is looked at.
  await page.route(processing, async (route) => {
    const response = await route.fetch()
    const { refresh: _refresh, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto(processing)
  await expect(page.getByRole('heading', { name: say('checkout:confirmation.processingTitle') })).toBeVisible()
  await look('processing')
})

pagesAreSound('the pages of signing in', async ({ page, say }, look) => {
  await lookAt(page, look, paths.auth())
  await pressUnchecked(page, say('auth:signIn.submit'))
  await look('sign-in with errors')
  await lookAt(page, look, paths.forgotPassword(), paths.signOut())
})

pagesAreSound('the outbox, a mail and its link', async ({ page, say }, look) => {
  const email = newAddress()
  await putInCart(page.request, logoSprint)
  await payOrder(page.request, await placeOrder(page.request, email))
  await openMail(page, email, new RegExp(say('mail:welcome.subject', { number: '#' }).replace('#', '.+')))
  await look('mail')
  await followPasswordLink(page)
  await look('set password')
  await lookAt(page, look, `${page.url().slice(0, -3)}xyz`, paths.demoOutbox())
})

pagesAreSound('the steps of a withdrawal', async ({ page, say }, look) => {
  const email = newAddress()
  await putInCart(page.request, logoSprint)
  await payOrder(page.request, await placeOrder(page.request, email))
  await openMail(page, email, new RegExp(say('mail:welcome.subject', { number: '#' }).replace('#', '.+')))
  await mainOf(page).getByRole('link', { name: paths.withdraw('') }).click()
  await look('withdrawal')
  await mainOf(page).getByRole('button', { name: say('payment:withdraw.state.button') }).click()
  await page.waitForURL('**?step=confirm')
  await look('confirmation of a withdrawal')
  await mainOf(page).getByRole('button', { name: say('payment:withdraw.confirm.button') }).click()
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()
  await look('what was withdrawn')
})

pagesAreSound('the contact page', async ({ page, say }, look) => {
  await lookAt(page, look, paths.contact())
  await pressUnchecked(page, say('contact:form.submit'))
  await look('contact with errors')
  await lookAt(page, look, paths.contact({ sent: 1 }))
})

pagesAreSound('the project wizard and its quote', async ({ page, say }, look) => {
  const goOn = () => mainOf(page).getByRole('button', { name: say('wizard:save') }).click()
  const tick = (name: string) => mainOf(page).locator(`input[value="${name}"]`).check()
  await lookAt(page, look, paths.wizard(), paths.wizardStep('project-type'))
  await pressUnchecked(page, say('wizard:save'))
  await look('project type with an error')
  for (const [step, answers] of [['platform', ['website']], ['advanced-needs', ['Webflow']], ['timeline', ['copy']], ['specs', ['express']]] as const) {
    for (const name of answers) await tick(name)
    await goOn()
    await page.waitForURL(`**${paths.wizardStep(step)}`)
    await look(step)
  }
  for (const name of ['pages-8', 'logo']) await tick(name)
  await goOn()
  await page.waitForURL(`**${paths.wizardSummary()}`)
  await look('summary')
  await mainOf(page).getByRole('button', { name: say('wizard:summary.issue') }).click()
  await page.waitForURL('**/quote/*')
  await look('quote')
})

pagesAreSound('the freelancer programme and its form', async ({ page, say }, look) => {
  await lookAt(page, look, paths.freelancers(), paths.freelancerSignup())
  await pressUnchecked(page, say('application:form.submit'))
  await look('application with errors')
  await lookAt(page, look, paths.freelancerSignup({ sent: 1 }))
})

pagesAreSound('the legal documents', async ({ page }, look) => {
  await lookAt(page, look, paths.privacy(), paths.terms(), paths.cookiePolicy())
})

pagesAreSound('the pages of a client', async ({ page }, look) => {
  await signInAs(page.request, nameOf('client'))
  await lookAt(page, look, paths.dashboard(), paths.overview(), paths.customization(), paths.dashboardNew(), paths.orders(), paths.notifications(), paths.signOut())
})

pagesAreSound('the pages of a client’s project', async ({ page }, look) => {
  await signInAs(page.request, nameOf('client'))
  const orders: { id: string; status: string }[] = await (await page.request.get(paths.api('my-orders'))).json()
  const order = orders.find(({ status }) => status === 'in_progress')!.id
  const pages = [paths.milestones, paths.projectDetails, paths.files, paths.design, paths.previews, paths.messages, paths.activities, paths.deliverables]
  await lookAt(page, look, ...pages.map((path) => path({ order })))
  for (const path of [paths.design, paths.previews]) {
    await page.goto(path({ order }))
    await mainOf(page).getByRole('listitem').getByRole('link').first().click()
    await look(`one of ${path()}`)
  }
})

pagesAreSound('the settings of a client', async ({ page }, look) => {
  await signInAs(page.request, nameOf('client'))
  const parts = ['profile', 'addresses', 'password', 'second-factor', 'sessions', 'language', 'company', 'people', 'notifications', 'data'] as const
  await lookAt(page, look, paths.settings(), ...parts.map((part) => paths.settingsPart(part)), paths.erasure())
}, { byNight: true })

pagesAreSound('the studio’s half of a project', async ({ page }, look) => {
  await signInAs(page.request, nameOf('client'))
  const orders: { id: string; status: string }[] = await (await page.request.get(paths.api('my-orders'))).json()
  const order = orders.find(({ status }) => status === 'in_progress')!.id
  await signInAs(page.request, nameOf('admin'))
  await lookAt(page, look, ...(['details', 'messages', 'files', 'design', 'previews', 'deliverables'] as const).map((part) => paths.adminOrderPart(order, part)))
}, { byNight: true })

pagesAreSound('the editor of products', async ({ page, say }, look) => {
  const part = (part?: string) => paths.adminProduct(id, { part })
  const id = await findProductId(page.request, logoSprint)
  await signInAs(page.request, nameOf('admin'))
  await lookAt(page, look, paths.adminArea('products'), `${paths.adminArea('products')}?q=zeppelin`, paths.createProduct())
  await pressUnchecked(page, say('products:create.submit'))
  await look('create with errors')
  await lookAt(page, look, part(), ...['basics', 'prices', 'speeds', 'add-ons', 'plan', 'words/sv', 'picture', 'preview'].map(part))
})

pagesAreSound('the pages that are being built', async ({ page }, look) => {
  await lookAt(page, look, paths.studioStack(), paths.tool('color-contrast'))
  await signInAs(page.request, nameOf('admin'))
  await lookAt(page, look, paths.freelancerHome(), paths.admin(), paths.adminArea('messages'))
})

pagesAreSound('the reviews and the places of the public pages', async ({ page, say }, look) => {
  await signInAs(page.request, nameOf('client'))
  const orders: { id: string; status: string }[] = await (await page.request.get(paths.api('my-orders'))).json()
  await page.goto(paths.orders({ order: orders.find(({ status }) => status === 'completed')!.id }))
  await mainOf(page).getByRole('link', { name: say('reviews:own.write', { service: '' }).trim() }).click()
  await look('a review to be written')
  await signInAs(page.request, nameOf('admin'))
  await lookAt(page, look, paths.adminReviews(), paths.adminReviews({ q: 'zeppelin' }), paths.adminFeatured(), paths.adminPlace('services'), paths.adminPlace('testimonials'), paths.adminTestimonial(NEW_TESTIMONIAL))
  await pressUnchecked(page, say('admin-featured:testimonial.add'))
  await look('a testimonial with errors')
}, { byNight: true })

/** Looks at a list, and at what its first row leads to. */
async function lookAtFirst(page: Page, look: Look, list: string) {
  await lookAt(page, look, list)
  const href = await mainOf(page).locator('tbody th a').first().getAttribute('href')
  await lookAt(page, look, href!)
}

pagesAreSound('the studio’s people, their applications and what they are paid', async ({ page }, look) => {
  await signInAs(page.request, nameOf('admin'))
  for (const list of [paths.adminFreelancers(), paths.adminFreelancers({ list: 'freelancers' }), paths.adminPayouts(), paths.adminClients()]) await lookAtFirst(page, look, list)
  await lookAt(page, look, paths.adminPayouts({ q: 'zeppelin' }), paths.adminBulk('payouts', { act: 'schedule', all: 'on' }), paths.adminBulk('freelancers', { act: 'pause', all: 'on' }), paths.adminViews({ list: 'payouts' }))
}, { byNight: true })

pagesAreSound('the team of an order, and an offer of its work', async ({ page, say }, look) => {
  await signInAs(page.request, nameOf('client'))
  const orders: { id: string; status: string }[] = await (await page.request.get(paths.api('my-orders'))).json()
  await signInAs(page.request, nameOf('admin'))
  await lookAt(page, look, paths.adminOrderPart(orders.find(({ status }) => status === 'in_progress')!.id, 'team'))
  await mainOf(page).getByRole('link', { name: say('assignments:team.offer.open') }).first().click()
  await expect(mainOf(page)).toContainText(say('assignments:team.fit.anybody'))
  await look('an offer')
}, { byNight: true })

pagesAreSound('the studio’s money, mails, tickets, log and settings', async ({ page }, look) => {
  await signInAs(page.request, nameOf('admin'))
  await lookAtFirst(page, look, paths.adminTickets())
  await lookAt(page, look, paths.adminMails(), paths.adminPayments(), paths.adminLedger(), paths.adminPaymentEvents(), paths.adminReconciliation(), paths.adminOutbox(), paths.adminMailTemplates(), paths.cannedAnswers(), paths.adminAudit(), paths.adminSettings())
}, { byNight: true })

pagesAreSound('a freelancer’s own pages', async ({ page }, look) => {
  await signInAs(page.request, nameOf('freelancer'))
  await lookAt(page, look, paths.freelancerHome(), paths.freelancerArea('projects'), paths.freelancerPayments(), paths.payoutDetails(), paths.freelancerArea('profile'), paths.freelancerArea('schedule'))
}, { byNight: true })

pagesAreSound('the studio’s orders, one of them and its cancellation', async ({ page, say }, look) => {
  const email = newAddress()
  await putInCart(page.request, logoSprint)
  await payOrder(page.request, await placeOrder(page.request, email))
  await signInAs(page.request, nameOf('admin'))
  await lookAt(page, look, paths.adminOrders({ q: email }), paths.adminOrders({ q: 'zeppelin' }))
  await page.goto(paths.adminOrders({ q: email }))
  await mainOf(page).getByRole('table').getByRole('link').last().click()
  await expect(mainOf(page)).toContainText(say('admin-orders:order.now'))
  for (const part of ['admin-orders:hold.open', 'admin-orders:refunds.open'] as const) await mainOf(page).getByText(say(part)).first().click()
  await look('an order')
  await mainOf(page).getByLabel(say('admin-orders:refunds.amount'), { exact: true }).fill('much')
  await pressUnchecked(page, say('admin-orders:refunds.button'))
  await look('a refund with an error')
  await mainOf(page).getByRole('link', { name: say('admin-orders:order.cancel') }).click()
  await expect(mainOf(page)).toContainText(say('admin-orders:cancel.lead'))
  await look('a cancellation')
})
