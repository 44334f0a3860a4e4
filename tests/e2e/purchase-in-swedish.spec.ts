import { brand } from '../../app/brand'
import { DEMO_PASSWORD } from '../../app/domain/people/demo-accounts'
import { paths } from '../../app/paths'
import webApp from '../../prisma/seed/catalog/react-web-app'
import { newAddress } from './forms'
import { expect, expectHeading, flashOf, mainOf, test } from './journey'
import { followPasswordLink, openMail } from './outbox'
import { buyerInSweden, endPayment, fillInCheckout, goToPayment } from './shopping'

test.use({ language: 'sv' })

test('a visitor buys a service, chooses a password from the mail and sees the project with its milestones', async ({
  page,
  say,
}) => {
  const { name, milestones } = webApp.text.sv
  const email = newAddress()
  await page.goto(paths.home())
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await mainOf(page)
    .getByRole('link', { name: say('home:hero.order') })
    .first()
    .click()
  await mainOf(page).getByRole('link', { name }).first().click()
  await expectHeading(page, name)
  await page.getByRole('button', { name: say('shop:form.add') }).click()
  await expect(flashOf(page, say('shop:added', { name }))).toBeVisible()

  await mainOf(page)
    .getByRole('link', { name: say('cart:checkout') })
    .click()
  await expectHeading(page, say('checkout:title'))
  await expect(page.getByLabel(say('checkout:buyer.country'))).toHaveValue('SE')
  await fillInCheckout(page, say, { ...buyerInSweden, email })
  await page.getByRole('radio', { name: 'SEK' }).check()
  await page.getByRole('checkbox', { name: say('checkout:earlyStart.label') }).check()
  await goToPayment(page, say)
  await endPayment(page, 'success')
  await expect(mainOf(page)).toContainText(say('checkout:confirmation.next.signedOut', { email }))

  await openMail(
    page,
    email,
    new RegExp(say('mail:welcome.subject', { number: '#' }).replace('#', '.+')),
  )
  await expect(mainOf(page)).toContainText(say('mail:welcome.setPassword'))
  await followPasswordLink(page)
  await expectHeading(page, say('auth:setPassword.title'))
  await page.getByLabel(say('auth:setPassword.password'), { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: say('auth:setPassword.submit') }).click()

  await expect(page).toHaveURL(paths.dashboard())
  await expect(page).toHaveTitle(new RegExp(brand.name))
  await expectHeading(page, name)
  for (const { title } of milestones) await expect(mainOf(page)).toContainText(title)
  await expect(flashOf(page, say('auth:setPassword.done'))).toBeVisible()
  await expect(page.getByRole('button', { name: say('ui:account.open', { email }) })).toBeVisible()

  await page.goBack()
  await page.reload()
  await expectHeading(page, say('auth:setPassword.closed.used.title'))
})
