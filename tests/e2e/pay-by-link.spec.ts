import { paths } from '../../app/paths'
import { formatMoney } from '../../app/platform/i18n/format.server'
import logoSprint from '../../prisma/seed/catalog/logo-sprint'
import { newAddress, putInCart } from './forms'
import { expect, expectHeading, mainOf, test } from './journey'
import { openMail } from './outbox'
import {
  buyerInSweden,
  cartButton,
  endPayment,
  fillInCheckout,
  nameThePayer,
  sendPayLink,
} from './shopping'

const amount = formatMoney(logoSprint.prices.USD, 'USD', 'en')

test('a colleague pays by a link from the mail, in another browser, and the buyer has the order', async ({
  page,
  context,
  say,
  browser,
  script,
}) => {
  const [email, payerEmail] = [newAddress(), newAddress()]
  await putInCart(page.request, logoSprint)
  await page.goto(paths.checkout())
  await fillInCheckout(page, say, { ...buyerInSweden, email })
  await nameThePayer(page, say, { name: 'Ada Payer', email: payerEmail })
  await sendPayLink(page, say)

  await expectHeading(page, say('payment:sent.title', { payer: 'Ada Payer' }))
  await expect(mainOf(page)).toContainText(payerEmail)
  await expect(mainOf(page)).toContainText(amount)
  await expect(cartButton(page, say, 0)).toBeVisible()
  const buyersPage = page.url()

  const elsewhere = await browser.newContext({ javaScriptEnabled: script })
  await elsewhere.addCookies(
    (await context.cookies()).filter(({ name }) => name === 'kanal_consent'),
  )
  const payer = await elsewhere.newPage()
  await openMail(payer, payerEmail, say('mail:payLink.subject', { number: 'K-' }))
  await mainOf(payer)
    .getByRole('link', { name: paths.pay('') })
    .click()
  await expectHeading(payer, say('payment:pay.payable.title', { amount }))
  await expect(mainOf(payer)).toContainText(logoSprint.text.en.name)
  await mainOf(payer)
    .getByRole('button', { name: say('payment:pay.button', { amount }) })
    .click()
  await endPayment(payer, 'success')
  await expectHeading(payer, say('payment:pay.paid.title', { amount }))
  await openMail(payer, payerEmail, new RegExp(amount.replace(/[$.]/g, '\\$&')))
  await elsewhere.close()

  await page.goto(buyersPage)
  await expect(page).toHaveURL(new RegExp(paths.confirmation('')))
  await expect(mainOf(page)).toContainText(
    say('checkout:confirmation.stepDetails.account', { email }),
  )
})
