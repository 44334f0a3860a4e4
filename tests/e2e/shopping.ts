import type { Page } from 'playwright/test'
import { expect, mainOf } from './journey'
import type { Say } from './words'

export type Buyer = {
  name: string
  email: string
  address: string
  postalCode: string
  city: string
  country: string
}

export const buyerInSweden = {
  name: 'Maja Lind',
  address: 'Södra Hamngatan 1',
  postalCode: '411 14',
  city: 'Göteborg',
  country: 'SE',
}

/** Fills in the checkout; who is signed in finds name and address there already. */
export async function fillInCheckout(page: Page, say: Say, buyer: Partial<Buyer>) {
  const field = (label: string) => mainOf(page).getByLabel(label, { exact: true })
  if (buyer.name) await field(say('checkout:buyer.name')).fill(buyer.name)
  if (buyer.email) await field(say('checkout:buyer.email')).fill(buyer.email)
  if (buyer.address) await field(say('checkout:buyer.address')).fill(buyer.address)
  if (buyer.postalCode) await field(say('checkout:buyer.postalCode')).fill(buyer.postalCode)
  if (buyer.city) await field(say('checkout:buyer.city')).fill(buyer.city)
  if (buyer.country) await field(say('checkout:buyer.country')).selectOption(buyer.country)
}

/**
 * Takes the company's details away that somebody signed in finds at the checkout: the total with VAT
 * is another, which the page tells before anything is ordered.
 */
export async function orderAsPerson(page: Page, say: Say, currency: string) {
  for (const name of ['companyName', 'vatNumber'])
    await mainOf(page).locator(`[name=${name}]`).fill('')
  await page.getByRole('radio', { name: currency }).check()
  await mainOf(page)
    .getByRole('button', { name: say('checkout:binding.button') })
    .click()
  await expect(mainOf(page).getByRole('alert')).toBeVisible()
}

/** Presses the binding button and arrives at the payment page. */
export async function goToPayment(page: Page, say: Say) {
  await mainOf(page)
    .getByRole('button', { name: say('checkout:binding.button') })
    .click()
  await expect(page.getByText(say('demo:sandbox.label'))).toBeVisible()
}

/** Enters a coupon's code on the cart's page. */
export async function enterCoupon(page: Page, say: Say, code: string) {
  await mainOf(page).getByLabel(say('cart:coupon.code')).fill(code)
  await mainOf(page)
    .getByRole('button', { name: say('cart:coupon.apply') })
    .click()
}

/** Opens what asks somebody else to pay, and fills it in. */
export async function nameThePayer(
  page: Page,
  say: Say,
  { name, email }: { name: string; email: string },
) {
  await mainOf(page).getByText(say('checkout:byLink.title'), { exact: true }).click()
  await mainOf(page).getByLabel(say('checkout:byLink.name')).fill(name)
  await mainOf(page).getByLabel(say('checkout:byLink.email')).fill(email)
}

/** Orders, and has the link sent to whoever pays. */
export async function sendPayLink(page: Page, say: Say) {
  await mainOf(page)
    .getByRole('button', { name: say('checkout:byLink.button') })
    .click()
}

export type Outcome = 'success' | 'failure' | 'delayed_success' | 'delayed_failure' | 'cancel'

/** Ends the payment the way the tester asks for. */
export async function endPayment(page: Page, outcome: Outcome) {
  await mainOf(page).locator(`button[name="outcome"][value="${outcome}"]`).click()
}

/** The cart button of the bar, by how many items it says there are. */
export function cartButton(page: Page, say: Say, count: number) {
  return page
    .getByRole('banner')
    .getByRole('button', { name: say('ui:cart.open', { count }), exact: true })
}

export function cartPopover(page: Page, say: Say) {
  return page.getByRole('region', { name: say('ui:cart.title'), exact: true })
}
