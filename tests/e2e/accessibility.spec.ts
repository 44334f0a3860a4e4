import eventSite from '../../prisma/seed/catalog/event-site'
import logoSprint from '../../prisma/seed/catalog/logo-sprint'
import webApp from '../../prisma/seed/catalog/react-web-app'
import { paths } from '../../app/paths'
import { findProductId, newAddress, payOrder, placeOrder, putInCart } from './forms'
import { expect, mainOf } from './journey'
import { lookAt, pagesAreSound, pressUnchecked } from './looking'
import { followPasswordLink, openMail } from './outbox'
import {
  buyerInSweden,
  endPayment,
  enterCoupon,
  fillInCheckout,
  nameThePayer,
  sendPayLink,
} from './shopping'

pagesAreSound(
  'the pages of the shop window',
  async ({ page }, look) => {
    const product = paths.product(await findProductId(page.request, logoSprint))
    await lookAt(page, look, paths.home(), paths.shop(), product, paths.cart(), '/no/such/page')
  },
  { byDay: true },
)

pagesAreSound(
  'the catalog, narrowed and empty, and a service that is not sold yet',
  async ({ page }, look) => {
    const soon = paths.product(await findProductId(page.request, eventSite))
    await lookAt(
      page,
      look,
      paths.shop({
        category: 'website',
        platform: 'Framer',
        max: 5000,
        days: 10,
        availability: 'now',
        q: 'page',
      }),
      paths.shop({ category: 'branding', platform: 'Shopify', sort: 'worst' }),
      soon,
    )
  },
)

pagesAreSound('the pages about the studio', async ({ page, say }, look) => {
  await lookAt(
    page,
    look,
    paths.studioStack(),
    paths.studioStackWaitlist(),
    paths.studioStackWaitlist({ by: 'abcdefghjk' }),
    paths.studioStackWaitlist({ sent: 1 }),
  )
  await lookAt(
    page,
    look,
    paths.about(),
    paths.features(),
    paths.faq(),
    paths.faq({ q: say('faq:search.words.first') }),
    paths.faq({ q: 'zeppelin' }),
  )
  await lookAt(
    page,
    look,
    paths.approaches(),
    `${paths.approaches()}?make=shop&editor=team&budget=small&special=none`,
    `${paths.approaches()}?make=app`,
  )
})

pagesAreSound('the showcase and the templates', async ({ page }, look) => {
  await lookAt(
    page,
    look,
    paths.showcase(),
    paths.showcase({ category: 'marketing', technology: 'COBOL' }),
    paths.showcaseProject(4),
  )
  await lookAt(
    page,
    look,
    paths.templates(),
    paths.templates({ platform: 'angular', price: 'free' }),
  )
})

pagesAreSound(
  'the open menus',
  async ({ page, say }, look) => {
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
  },
  { byDay: true },
)

pagesAreSound(
  'the pages of a purchase',
  async ({ page, say }, look) => {
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
  },
  { byDay: true },
)

pagesAreSound(
  'coupons, and the pages of a link that somebody else pays by',
  async ({ page, say }, look) => {
    await putInCart(page.request, logoSprint)
    await page.goto(paths.cart())
    await enterCoupon(page, say, 'NONSENSE')
    await expect(page.getByRole('alert')).toBeVisible()
    await look('cart with a wrong code')
    await enterCoupon(page, say, 'LOGO15')
    await expect(
      mainOf(page).getByRole('button', { name: say('cart:coupon.remove') }),
    ).toBeVisible()
    await look('cart with a coupon')
    await page.goto(paths.checkout())
    await fillInCheckout(page, say, { ...buyerInSweden, email: newAddress() })
    await nameThePayer(page, say, { name: 'Ada Payer', email: newAddress() })
    await look('checkout with a coupon and somebody to pay')
    await sendPayLink(page, say)
    await page.waitForURL(`**${paths.payLinkSent('*')}`)
    await look('link that was sent')
    await mainOf(page)
      .getByRole('link', { name: say('payment:sent.open') })
      .click()
    await page.waitForURL(`**${paths.pay('*')}`)
    await look('page of the link')
  },
)

pagesAreSound('the page on which an order is adapted', async ({ page, say }, look) => {
  await putInCart(page.request, logoSprint)
  await putInCart(page.request, webApp)
  await page.goto(paths.customizeCheckout())
  const files = mainOf(page).getByLabel(say('checkout:customize.files.label'), { exact: true })
  const press = () =>
    mainOf(page)
      .getByRole('button', { name: say('checkout:customize.save'), exact: true })
      .click()
  await files.setInputFiles([
    { name: 'brand.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a brand') },
  ])
  await press()
  await expect(mainOf(page).getByRole('link', { name: 'brand.pdf' })).toBeVisible()
  await look('with a file')
  await files.setInputFiles([
    { name: 'setup.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') },
  ])
  await press()
  await expect(page.getByRole('alert')).toBeVisible()
  await look('with an error')
})

pagesAreSound('the page of a payment on its way', async ({ page, say }, look) => {
  await putInCart(page.request, logoSprint)
  const payment = await placeOrder(page.request, newAddress())
  const processing = (
    await page.request.get(paths.checkoutReturn({ session_id: payment.split('/').at(-1) }))
  ).url()
  // Without its refresh the page stands still while it is looked at.
  await page.route(processing, async (route) => {
    const response = await route.fetch()
    const { refresh: _refresh, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto(processing)
  await expect(
    page.getByRole('heading', { name: say('checkout:confirmation.processingTitle') }),
  ).toBeVisible()
  await look('processing')
})

pagesAreSound(
  'the pages of signing in',
  async ({ page, say }, look) => {
    await lookAt(page, look, paths.auth())
    await pressUnchecked(page, say('auth:signIn.submit'))
    await look('sign-in with errors')
    await lookAt(page, look, paths.forgotPassword(), paths.signInLinkRequest(), paths.signOut())
  },
  { byDay: true },
)

pagesAreSound('the outbox, a mail and its link', async ({ page, say }, look) => {
  const email = newAddress()
  await putInCart(page.request, logoSprint)
  await payOrder(page.request, await placeOrder(page.request, email))
  await openMail(
    page,
    email,
    new RegExp(say('mail:welcome.subject', { number: '#' }).replace('#', '.+')),
  )
  await look('mail')
  await followPasswordLink(page)
  await look('set password')
  await lookAt(page, look, `${page.url().slice(0, -3)}xyz`, paths.demoOutbox())
})

pagesAreSound('the steps of a withdrawal', async ({ page, say }, look) => {
  const email = newAddress()
  await putInCart(page.request, logoSprint)
  await payOrder(page.request, await placeOrder(page.request, email))
  await openMail(
    page,
    email,
    new RegExp(say('mail:welcome.subject', { number: '#' }).replace('#', '.+')),
  )
  await mainOf(page)
    .getByRole('link', { name: paths.withdraw('') })
    .click()
  await look('withdrawal')
  await mainOf(page)
    .getByRole('button', { name: say('payment:withdraw.state.button') })
    .click()
  await page.waitForURL('**?step=confirm')
  await look('confirmation of a withdrawal')
  await mainOf(page)
    .getByRole('button', { name: say('payment:withdraw.confirm.button') })
    .click()
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
  const goOn = () =>
    mainOf(page)
      .getByRole('button', { name: say('wizard:save') })
      .click()
  const tick = (name: string) => mainOf(page).locator(`input[value="${name}"]`).check()
  await lookAt(page, look, paths.wizard(), paths.wizardStep('project-type'))
  await pressUnchecked(page, say('wizard:save'))
  await look('project type with an error')
  for (const [step, answers] of [
    ['platform', ['website']],
    ['advanced-needs', ['Webflow']],
    ['timeline', ['copy']],
    ['specs', ['express']],
  ] as const) {
    for (const name of answers) await tick(name)
    await goOn()
    await page.waitForURL(`**${paths.wizardStep(step)}`)
    await look(step)
  }
  for (const name of ['pages-8', 'logo']) await tick(name)
  await goOn()
  await page.waitForURL(`**${paths.wizardSummary()}`)
  await look('summary')
  await mainOf(page)
    .getByRole('button', { name: say('wizard:summary.issue') })
    .click()
  await page.waitForURL('**/quote/*')
  await look('quote')
})

pagesAreSound('the freelancer program and its form', async ({ page, say }, look) => {
  await lookAt(page, look, paths.freelancers(), paths.freelancerSignup())
  await pressUnchecked(page, say('application:form.submit'))
  await look('application with errors')
  await lookAt(page, look, paths.freelancerSignup({ sent: 1 }))
})

pagesAreSound('the legal documents', async ({ page }, look) => {
  await lookAt(page, look, paths.privacy(), paths.terms(), paths.cookiePolicy())
})
