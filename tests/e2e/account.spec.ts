import type { Page } from 'playwright/test'
import { brand } from '../../app/brand'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../app/domain/people/demo-accounts'
import { paths } from '../../app/paths'
import landingPage from '../../prisma/seed/catalog/framer-landing-page'
import logoSprint from '../../prisma/seed/catalog/logo-sprint'
import portfolio from '../../prisma/seed/catalog/portfolio-site'
import { newAddress, payOrder, placeOrder, putInCart, signInAs } from './forms'
import { errorSummaryOf, expect, expectHeading, flashOf, mainOf, test } from './journey'
import { followPasswordLink, openMail } from './outbox'
import type { Say } from './words'

const nameOf = (role: string) => DEMO_ACCOUNTS.find((account) => account.role === role)!.username
const client = nameOf('client')

async function signIn(page: Page, say: Say, username: string, password: string) {
  await page.getByLabel(say('auth:fields.username'), { exact: true }).fill(username)
  await page.getByLabel(say('auth:fields.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: say('auth:signIn.submit'), exact: true }).click()
}

test('a guarded page asks for sign-in, keeps what was typed wrong, and opens afterwards', async ({
  page,
  say,
  script,
}) => {
  const guarded = `${paths.orders()}?before=`
  await page.goto(guarded)
  await expect(page).toHaveURL(paths.auth({ redirectTo: guarded }))
  await signIn(page, say, client, 'no lantern at all')

  const summary = errorSummaryOf(page, say)
  await expect(summary).toContainText(say('auth:signIn.failed'))
  await expect(summary).toBeFocused()
  await expect(page.getByLabel(say('auth:fields.username'), { exact: true })).toHaveValue(client)
  if (!script)
    await expect(page.getByLabel(say('auth:fields.password'), { exact: true })).toHaveValue('')
  await expect(page).toHaveURL(paths.auth({ redirectTo: guarded }))

  await signIn(page, say, client, 'still no lantern')
  await expect(summary).toBeFocused()
  await signIn(page, say, client, DEMO_PASSWORD)
  await expect(page).toHaveURL(guarded)
  await expectHeading(page, say('dashboard:orders.title'))
})

test('signed in, the bar says who and leads to the dashboard; signing out closes it', async ({
  page,
  say,
}) => {
  await page.goto(paths.auth())
  await mainOf(page)
    .getByRole('button', { name: say('auth:signIn.demo.client') })
    .click()
  await expect(page).toHaveURL(paths.dashboard())
  await page.getByRole('button', { name: say('ui:account.open', { email: '' }) }).click()
  const menu = page.getByRole('region', { name: say('ui:account.title'), exact: true })
  await expect(menu).toContainText('@')
  await expect(menu).toContainText(say('common:roles.client'))
  await expect(menu.getByRole('link', { name: say('common:nav.dashboard') })).toBeVisible()
  await expect(menu.getByRole('link', { name: say('common:nav.settings') })).toBeVisible()

  await menu.getByRole('button', { name: say('ui:account.signOut') }).click()
  await expect(flashOf(page, say('auth:signOut.done'))).toBeVisible()
  await page.goto(paths.dashboard())
  await expect(page).toHaveURL(paths.auth({ redirectTo: paths.dashboard() }))
})

test('everyone lands where they belong, and nowhere else', async ({ page, say }) => {
  const lands = {
    client: paths.dashboard(),
    freelancer: paths.freelancerHome(),
    admin: paths.admin(),
  }
  for (const [role, home] of Object.entries(lands)) {
    await page.context().clearCookies()
    await page.goto(paths.auth())
    await signIn(page, say, nameOf(role), DEMO_PASSWORD)
    await expect(page).toHaveURL(home)
    await page.goto(paths.auth())
    await expect(page).toHaveURL(home)
  }
  await page.context().clearCookies()
  await signInAs(page.request, client)
  for (const foreign of [paths.admin(), paths.freelancerHome()]) {
    await page.goto(foreign)
    await expect(page).toHaveURL(paths.dashboard())
  }
})

test('the cart of a visitor comes along when signing in', async ({ page, say, script }) => {
  const service = script ? landingPage : portfolio
  await putInCart(page.request, service)
  await page.goto(paths.auth({ redirectTo: paths.cart() }))
  await signIn(page, say, nameOf('freelancer'), DEMO_PASSWORD)
  await expectHeading(page, say('cart:title'))
  await expect(mainOf(page)).toContainText(service.text.en.name)
})

test('a guest whose address has an account answers the brief by the link of the order', async ({
  page,
  say,
}) => {
  await putInCart(page.request, logoSprint)
  const email = `${client}@${brand.slug}.example`
  await page.goto(await payOrder(page.request, await placeOrder(page.request, email)))
  await mainOf(page)
    .getByRole('link', { name: say('checkout:confirmation.next.brief') })
    .click()
  await expect(page).toHaveURL(/\/order\/.+#order-brief$/)
  const goals = () =>
    mainOf(page).getByLabel(say('brief:questions.goals.label'), { exact: true }).first()
  const press = (name: string) => mainOf(page).getByRole('button', { name }).click()
  await press(say('project:brief.send'))
  await expect(errorSummaryOf(page, say)).toBeFocused()
  await goals().fill('More bookings')
  await press(say('project:brief.save'))
  await expect(flashOf(page, say('project:brief.done.saved'))).toBeVisible()
  await expect(goals()).toHaveValue('More bookings')
  await press(say('project:brief.send'))
  await expect(flashOf(page, say('project:brief.done.sent'))).toBeVisible()
  await expect(page.locator('#order-brief')).toContainText('More bookings')
  await mainOf(page).getByLabel(say('project:brief.note.label')).fill('With every quay')
  await press(say('project:brief.note.button'))
  await expect(flashOf(page, say('project:brief.done.noted'))).toBeVisible()
  await expect(page.locator('#order-brief')).toContainText('With every quay')
})

test('a forgotten password is replaced by mail, once', async ({ page, say }) => {
  const email = newAddress()
  await putInCart(page.request, logoSprint)
  await payOrder(page.request, await placeOrder(page.request, email))

  await page.goto(paths.auth())
  await mainOf(page)
    .getByRole('link', { name: say('auth:signIn.forgot') })
    .click()
  await expectHeading(page, say('auth:forgot.title'))
  await page.getByLabel(say('auth:fields.username'), { exact: true }).fill(email)
  await page.getByRole('button', { name: say('auth:forgot.submit') }).click()
  await expect(flashOf(page, say('auth:forgot.sent', { minutes: 15 }))).toBeVisible()

  await openMail(page, email, say('mail:reset.subject'))
  await followPasswordLink(page)
  const password = page.getByLabel(say('auth:setPassword.password'), { exact: true })
  await password.fill('a quay in the rain')
  await page.getByRole('button', { name: say('auth:setPassword.submit') }).click()
  await expect(page).toHaveURL(paths.dashboard())

  await page.context().clearCookies()
  await page.goto(paths.auth())
  await signIn(page, say, email, 'a quay in the rain')
  await expect(page).toHaveURL(paths.dashboard())
  await expectHeading(page, logoSprint.text.en.name)
})

test('a new password that is too short is refused with a reason', async ({ page, say, script }) => {
  const email = newAddress()
  await putInCart(page.request, logoSprint)
  await payOrder(page.request, await placeOrder(page.request, email))
  await openMail(page, email, /./)
  await followPasswordLink(page)
  const password = page.getByLabel(say('auth:setPassword.password'), { exact: true })
  await password.fill('short')
  await password.evaluate((field: HTMLInputElement) => {
    field.form!.noValidate = true
  })
  await page.getByRole('button', { name: say('auth:setPassword.submit') }).click()
  await expect(errorSummaryOf(page, say)).toBeFocused()
  await errorSummaryOf(page, say).getByRole('link').click()
  await expect(password).toBeFocused()
  if (!script) await expect(password).toHaveValue('')
})
